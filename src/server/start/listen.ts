import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type Server as Socket, createServer as createSocket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SecurityHeaders, securityHeaders } from '../http/security-headers.ts';
import { trackAnswers } from './answers.ts';
import type { Gate } from './gate.ts';
import type { Readiness } from './readiness.ts';

/** The message says what to do. */
export class PortTaken extends Error {}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
export type Listening = {
  server: Server;
  port: number;
  /** Takes no more connections, answers what was asked for at most 10 s, then hangs up. */
  close: () => Promise<void>;
};
type Place = {
  port: number;
  /** Null: both loopback addresses. */
  host?: string | null;
  headers?: SecurityHeaders;
  gate?: Gate;
  readiness?: Readiness;
};

const drainLimit = 10_000;
const loopback = { v4: '127.0.0.1', v6: '::1' };
const tries = 5;

// A client that is refused while still sending gets its answer: read and drop the rest, for as long as a request may
// take.
function forgetRest(request: IncomingMessage) {
  if (!request.readableEnded) request.removeAllListeners('data').resume();
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);
const closed = (socket: Socket) => new Promise((resolve) => socket.close(resolve));

async function bind(socket: Socket, port: number, host: string) {
  socket.listen(port, host);
  await once(socket, 'listening');
  const address = socket.address();
  return typeof address === 'object' && address ? address.port : port;
}

// Browsers take `localhost` for either address. Without IPv6 the other one is enough.
async function bindLoopback(server: Server, requested: number) {
  for (let tried = 1; ; tried += 1) {
    const port = await bind(server, requested, loopback.v4);
    const second = createSocket({ allowHalfOpen: true, noDelay: true }, (connection) => {
      server.emit('connection', connection);
    });
    try {
      await bind(second, port, loopback.v6);
      return { port, second };
    } catch (error) {
      const isTaken = codeOf(error) === 'EADDRINUSE';
      if (!isTaken) return { port, second: null };
      await closed(server);
      if (requested !== 0 || tried === tries) throw error;
    }
  }
}

async function bindTo(server: Server, { port, host = null }: Place) {
  try {
    if (host === null) return await bindLoopback(server, port);
    return { port: await bind(server, port, host), second: null };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRNOTAVAIL') throw new PortTaken(`HOST=${host} is no address of this machine.`);
    if (code !== 'EADDRINUSE') throw error;
    throw new PortTaken(
      `Port ${port} is taken. Stop what runs there, or choose another one with PORT=${port + 1}.`,
    );
  }
}

// Takes the port at once, and answers as soon as `ready` has the listener.
export async function listen(ready: Promise<Listener>, place: Place): Promise<Listening> {
  const answers = trackAnswers();
  const { headers = securityHeaders() } = place;
  async function answer(request: IncomingMessage, response: ServerResponse) {
    answers.add(response);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.once('finish', () => forgetRest(request));
    const stop = place.gate?.(request);
    if (stop) {
      response.writeHead(stop.status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(`${stop.text}\n`);
      return;
    }
    if (await place.readiness?.answer(request, response)) return;
    const listener = await ready;
    await listener(request, response);
  }
  // Slow senders are looked for this often: their time is up at most so much later.
  const server = createServer({ connectionsCheckingInterval: 5000 }, (request, response) => {
    answer(request, response).catch(() => response.writeHead(503).end());
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  // Longer than the minute of proxies and clients: a server that closes first resets the call that is just arriving.
  server.keepAliveTimeout = 75_000;
  const { port, second } = await bindTo(server, place);
  const close = async () => {
    answers.hangUp();
    // What has arrived already is read in the next turns, before idle connections are closed.
    await nextTurn();
    await nextTurn();
    const bothClosed = Promise.all([closed(server), second && closed(second)]);
    await answers.finish(drainLimit);
    server.closeAllConnections();
    await bothClosed;
  };
  return { server, port, close };
}
