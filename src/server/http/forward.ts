import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable, pipeline } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** Nobody answered in time, or nobody was there. */
export class NotForwarded extends Error {
  readonly status: 502 | 504;
  constructor(status: 502 | 504, options?: ErrorOptions) {
    super(status === 504 ? 'does not answer in time' : 'does not answer', options);
    this.status = status;
  }
}

/** In milliseconds: until there is a connection, and without a byte in either direction. */
export type Patience = { connecting: number; silence: number };
export const usualPatience: Patience = { connecting: 5000, silence: 30_000 };

type Forwarded = {
  method: string;
  headers: Headers;
  body: ReadableStream<Uint8Array> | string | null;
  signal: AbortSignal;
};

const clients = {
  'http:': { request: http.request, agent: new http.Agent({ keepAlive: true }) },
  'https:': { request: https.request, agent: new https.Agent({ keepAlive: true }) },
};
// Of one connection (RFC 9110 7.6.1), and what that names.
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
function withoutConnection(headers: Headers) {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = ofConnection.union(new Set(named));
  return [...headers].filter(([name]) => !dropped.has(name));
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';
const bodiless = new Set([204, 205, 304]);

function giveUpLate(asked: ClientRequest, { connecting, silence }: Patience) {
  const late = () => asked.destroy(new NotForwarded(504));
  asked.setTimeout(silence, late);
  asked.once('socket', (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(late, connecting);
    for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
  });
}

function ask(target: URL, { method, headers, body, signal }: Forwarded, patience: Patience) {
  const { request, agent } = clients[target.protocol === 'https:' ? 'https:' : 'http:'];
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(target, { method, agent, signal });
    for (const [name, value] of withoutConnection(headers)) asked.setHeader(name, value);
    giveUpLate(asked, patience);
    asked.once('response', resolve).on('error', (error) => {
      reject(Object.assign(error, { wasReused: asked.reusedSocket }));
    });
    if (body === null || typeof body === 'string') asked.end(body ?? undefined);
    // Node's own streams of the web, under another type.
    else pipeline(Readable.fromWeb(body as NodeStream<Uint8Array>), asked, () => undefined);
  });
}

// A kept connection may end just as a request takes it.
const mayRepeat = (error: unknown, { method, body }: Forwarded) =>
  isRead(method) && !body && error instanceof Error && 'wasReused' in error && error.wasReused === true;

async function answerOf(target: URL, sent: Forwarded, patience: Patience) {
  try {
    return await ask(target, sent, patience).catch((error: unknown) => {
      if (error instanceof NotForwarded || !mayRepeat(error, sent)) throw error;
      return ask(target, sent, patience);
    });
  } catch (error) {
    throw error instanceof NotForwarded ? error : new NotForwarded(502, { cause: error });
  }
}

/**
 * Sends a request on and gives the answer as it came, compressed or not. What writes is sent once, whatever happens.
 * Throws `NotForwarded`.
 */
export async function forward(target: URL, sent: Forwarded, patience: Patience): Promise<Response> {
  const answer = await answerOf(target, sent, patience);
  const headers = new Headers();
  for (let nth = 0; nth < answer.rawHeaders.length; nth += 2) {
    headers.append(answer.rawHeaders[nth] ?? '', answer.rawHeaders[nth + 1] ?? '');
  }
  const status = answer.statusCode ?? 502;
  const isEmpty = bodiless.has(status) || sent.method === 'HEAD';
  if (isEmpty) answer.resume();
  const body = isEmpty
    ? null
    : (Readable.toWeb(answer) as NodeStream<Uint8Array> as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers: withoutConnection(headers) });
}
