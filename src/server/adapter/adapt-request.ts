import { filled } from '../http/own-paths.ts';
import type { Asked } from './adapter.ts';
import { type Outgoing, type Way, parsed } from './way.ts';

const types = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

const isForm = ({ endpoint, own }: Way) => (own.encoding ?? endpoint.encoding) === 'form';

// What is no JSON is for the network to refuse.
const readAs = ({ endpoint }: Way, text: string) =>
  endpoint.encoding === 'form' ? { value: Object.fromEntries(new URLSearchParams(text)) } : parsed(text);

/** A body, or what it says by the contract: `value` is null of a file and of what nobody wants to read. */
async function readBody(way: Way, body: Outgoing['body']) {
  const isWanted = way.own.body !== undefined || way.all.request !== undefined;
  if (body === null || !isWanted || way.endpoint.encoding === 'multipart') return { raw: body, value: null };
  const raw = await new Response(body).text();
  const read = readAs(way, raw);
  return { raw, value: read && { body: way.own.body ? way.own.body(read.value) : read.value } };
}

// The body of a form is one of texts.
const written = (way: Way, body: unknown) =>
  isForm(way) ? String(new URLSearchParams(body as Record<string, string>)) : JSON.stringify(body);

const queryOf = ({ own }: Way, { query }: Asked) =>
  Object.fromEntries(
    Object.entries(own.query ? own.query(query) : query).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    ),
  );

function placeOf({ own }: Way, { method, path }: Outgoing, { params }: Asked) {
  const [theirs, place] = own.route?.split(' ') ?? [];
  return theirs === undefined || place === undefined
    ? { method, path }
    : { method: theirs, path: filled(place, params) };
}

/** The request of the contract as the network behind takes it. */
export async function adaptRequest(way: Way, outgoing: Outgoing, asked: Asked): Promise<Outgoing> {
  const headers = new Headers(outgoing.headers);
  // What is read has to come as it is, and a tag of their answer is none of ours.
  for (const dropped of ['accept-encoding', 'if-none-match']) headers.delete(dropped);
  const { raw, value } = await readBody(way, outgoing.body);
  const sent = { ...placeOf(way, outgoing, asked), query: queryOf(way, asked), body: value?.body };
  const { method, path, query, body } = way.all.request ? way.all.request(sent, way.name) : sent;
  const search = new URLSearchParams(query);
  const at = { method, path, search: search.size > 0 ? `?${search}` : '', headers };
  if (!value) return { ...at, body: raw };
  headers.delete('content-length');
  if (body === undefined) return { ...at, body: null };
  headers.set('content-type', types[isForm(way) ? 'form' : 'json']);
  return { ...at, body: written(way, body) };
}
