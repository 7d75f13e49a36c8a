import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import { isRecord } from '#contract/first-calls.ts';
import { wrapReply } from '../http/envelopes.ts';
import type { Asked, Refused } from './adapter.ts';
import { type Way, parsed } from './way.ts';

type Body = { status: number; body: unknown };

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

function refusal({ status, code, description, errors = [] }: Refused, theirs: number): Body {
  const [usual, words] = isKnown(code) ? errorCatalogue[code] : [theirs, code];
  return {
    status: status ?? (theirs >= 500 ? theirs : usual),
    body: { code, description: description ?? words, errors },
  };
}

// What they say about an answer stays (C1).
const aboutIn = (common: unknown) => (isRecord(common) && isRecord(common['meta']) ? common['meta'] : null);

function success({ all, own, endpoint, name }: Way, theirs: unknown, asked: Asked): unknown {
  const common = all.answer ? all.answer(theirs, name) : theirs;
  if (!own.answer) return common;
  const reply = wrapReply(endpoint, own.answer(common, asked));
  const meta = aboutIn(common);
  return meta && endpoint.answer.kind !== 'bare' && isRecord(reply) ? { ...reply, meta } : reply;
}

function bodyOf(
  way: Way,
  { status, ok }: Response,
  { theirs, asked }: { theirs: unknown; asked: Asked },
): Body {
  const { failure } = way.all;
  if (!ok) return failure ? refusal(failure(theirs, status, way.name), status) : { status, body: theirs };
  // An answer that has a body by now is no longer one without.
  return { status: status === 204 ? 200 : status, body: success(way, theirs, asked) };
}

const isRead = ({ all, own, endpoint }: Way, { ok }: Response) =>
  ok ? endpoint.answer.kind !== 'file' && Boolean(all.answer ?? own.answer) : Boolean(all.failure);

/** Their answer as the contract has it. */
export async function adaptAnswer(way: Way, answer: Response, asked: Asked): Promise<Response> {
  if (!isRead(way, answer)) return answer;
  const text = await answer.text();
  const read = parsed(text);
  const headers = new Headers(answer.headers);
  for (const dropped of ['content-length', 'etag']) headers.delete(dropped);
  // A page of a server in front is no word of the network, and nothing is one only to who waits for it.
  const isWord = read !== null && (text !== '' || way.own.answer !== undefined);
  if (!isWord) return new Response(text || null, { status: answer.status, headers });
  const { status, body } = bodyOf(way, answer, { theirs: read.value, asked });
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(body), { status, headers });
}
