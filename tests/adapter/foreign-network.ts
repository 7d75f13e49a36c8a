import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import * as z from 'zod/mini';
import { foreignBody, isPlain, ownBody, ownPathOf, ownQuery } from './foreign-words.ts';

const envelope = z.object({ data: z.unknown(), meta: z.optional(z.unknown()) });
const list = z.object({
  data: z.array(z.unknown()),
  total: z.number(),
  limit: z.number(),
  offset: z.number(),
});
const refused = z.object({
  code: z.string(),
  errors: z.nullish(
    z.array(
      z.object({
        field: z.nullish(z.string()),
        code: z.nullish(z.string()),
        description: z.nullish(z.string()),
      }),
    ),
  ),
});
const listing = z.looseObject({
  name: z.string(),
  payout: z.object({
    model: z.string(),
    amount: z.nullable(z.number()),
    percent: z.nullable(z.number()),
    currency: z.string(),
    varies: z.boolean(),
  }),
});

const kindOf = (code: string) => code.toLowerCase().replaceAll('_', '-');

function listingOf(offer: unknown) {
  const { name, payout, ...rest } = listing.parse(offer);
  const { model, amount, percent, currency, varies } = payout;
  return {
    ...rest,
    title: name,
    reward: { kind: model, fixed: amount, share: percent, unit: currency, mixed: varies },
  };
}

function foreignAnswer(path: string, ok: boolean, body: unknown): unknown {
  if (!ok) {
    const { code, errors } = refused.parse(body);
    const fields = errors?.map(({ field, code: kind, description }) => ({
      name: field ?? '',
      kind: kindOf(kind ?? code),
      detail: description ?? '',
    }));
    return { problem: { kind: kindOf(code), ...(fields && { fields }) } };
  }
  const enveloped = envelope.safeParse(body);
  const { data, meta } = enveloped.success ? enveloped.data : { data: body, meta: undefined };
  const rows = list.safeParse(data);
  const about = meta === undefined ? {} : { about: foreignBody(meta) };
  if (!rows.success) return { result: foreignBody(data), ...about };
  const { total, limit, offset } = rows.data;
  const items = path === '/v3/listings' ? rows.data.data.map(listingOf) : rows.data.data;
  return { result: foreignBody(items), paging: { count: total, size: limit, from: offset }, ...about };
}

const isJson = ({ headers }: Request | Response) =>
  headers.get('content-type')?.startsWith('application/json') === true;
const dropped = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'accept-encoding',
  'etag',
];

function without(headers: Headers) {
  const kept = new Headers(headers);
  for (const name of dropped) kept.delete(name);
  return kept;
}

const notFound = () => Response.json({ problem: { kind: 'not-found-http-exception' } }, { status: 404 });

/** What is no JSON is refused by the reference network. */
function ownText(sent: string): string {
  try {
    return JSON.stringify(ownBody(JSON.parse(sent)));
  } catch {
    return sent;
  }
}

/** The same request by the contract, sent to the reference network. */
async function asked(reference: string, request: Request, path: string) {
  const { pathname, searchParams } = new URL(request.url);
  const query = isPlain(pathname) ? searchParams : ownQuery(pathname, searchParams);
  const sent = await request.arrayBuffer();
  const isOurs = isJson(request) && !isPlain(pathname);
  return fetch(`${reference}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method: request.method,
    redirect: 'manual',
    headers: without(request.headers),
    ...(sent.byteLength > 0 && { body: isOurs ? ownText(new TextDecoder().decode(sent)) : sent }),
  });
}

async function answered(reference: string, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = ownPathOf(request.method, pathname);
  if (path === null) return notFound();
  const answer = await asked(reference, request, path);
  const { status, ok } = answer;
  const headers = without(answer.headers);
  const text = Buffer.from(await answer.arrayBuffer());
  if (text.length === 0) return new Response(null, { status, headers });
  const isWord = isJson(answer) && !isPlain(pathname);
  const body = isWord ? JSON.stringify(foreignAnswer(pathname, ok, JSON.parse(String(text)))) : text;
  return new Response(body, { status, headers });
}

/** A network with other paths, names, ids and words, which has the reference network's offers and figures. */
export async function openForeignNetwork(reference: string) {
  const server = createAdaptorServer({ fetch: (request) => answered(reference, request) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
    },
  };
}
