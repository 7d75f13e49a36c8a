import { Readable, pipeline } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { type Encoding, acceptedEncodings } from './accept-encoding.ts';
import { isCompressed } from './compression-rules.ts';
import { type Served, callOf } from './served-call.ts';

// Less than this fits into the packet that is sent anyway.
const smallestWorthwhile = 500;
const partBytes = 32 * 1024;
const compressible = /^(?:application\/json|text\/)/;

const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const whole: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, { params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => zip(body),
};
// Each part leaves at once: a long file begins to arrive while its rows are read.
const byParts: Record<Encoding, () => ReturnType<typeof createGzip>> = {
  br: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotliParams }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

// Rows are too short to be compressed one by one.
async function* inParts(source: AsyncIterable<Uint8Array>) {
  let [parts, bytes]: [Uint8Array[], number] = [[], 0];
  for await (const part of source) {
    parts.push(part);
    bytes += part.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(parts);
    [parts, bytes] = [[], 0];
  }
  yield Buffer.concat(parts);
}

function streamed(body: ReadableStream<Uint8Array>, encoding: Encoding) {
  const packed = byParts[encoding]();
  // Node's own streams of the web, under another type.
  const source = Readable.fromWeb(body as NodeStream<Uint8Array>);
  // A source that fails aborts the answer, an answer that nobody takes any more ends the source.
  pipeline(source, inParts, packed, () => undefined);
  return Readable.toWeb(packed) as NodeStream<Uint8Array> as ReadableStream<Uint8Array>;
}

const mayBeCompressed = ({ headers, status }: Response) =>
  compressible.test(headers.get('content-type') ?? '') &&
  !headers.has('content-encoding') &&
  status !== 206 &&
  !/\bno-transform\b/.test(headers.get('cache-control') ?? '');

function addVary(headers: Headers) {
  const vary = headers.get('vary');
  if (vary === '*' || vary?.toLowerCase().includes('accept-encoding')) return;
  headers.set('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
}

function markEncoded(headers: Headers, encoding: Encoding) {
  headers.delete('content-length');
  headers.set('content-encoding', encoding);
  // A strong tag is of the very bytes that it came with.
  const tag = headers.get('etag');
  if (tag?.startsWith('"')) headers.set('etag', `W/${tag}`);
}

async function packedWhole(answer: Response, encoding: Encoding | undefined) {
  const body = Buffer.from(await answer.arrayBuffer());
  const packed = encoding && body.length >= smallestWorthwhile ? await whole[encoding](body) : null;
  return { body: new Uint8Array(packed ?? body), isPacked: packed !== null };
}

function encodingFor({ headers }: Response, accepted: string | undefined) {
  const length = headers.get('content-length');
  const isShort = length !== null && Number(length) < smallestWorthwhile;
  return isShort ? undefined : acceptedEncodings(accepted)[0];
}

/** The answer in the encoding that the caller takes, where that is worthwhile. */
export async function compressAnswer(
  answer: Response,
  accepted: string | undefined,
  { isStream }: { isStream: boolean },
): Promise<Response> {
  if (!answer.body || !mayBeCompressed(answer)) return answer;
  const { status } = answer;
  const headers = new Headers(answer.headers);
  addVary(headers);
  const encoding = encodingFor(answer, accepted);
  if (isStream) {
    if (encoding) markEncoded(headers, encoding);
    return new Response(encoding ? streamed(answer.body, encoding) : answer.body, { status, headers });
  }
  const { body, isPacked } = await packedWhole(answer, encoding);
  if (encoding && isPacked) markEncoded(headers, encoding);
  headers.set('content-length', String(body.length));
  return new Response(body, { status, headers });
}

/** Compresses the answers of calls, but for those that hold secrets; what another network has compressed stays so. */
export const compressAnswers: MiddlewareHandler<Served> = async (context, next) => {
  await next();
  const call = callOf(context);
  if (!call || !isCompressed(call)) return;
  const isStream = call.answer.kind === 'file';
  const answer = await compressAnswer(context.res, context.req.header('accept-encoding'), { isStream });
  // Hono would put the headers of the answer of before over it.
  context.res = undefined;
  context.res = answer;
};
