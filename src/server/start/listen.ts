import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import { setSecurityHeaders } from '../http/security-headers.ts';

/** The message says what to do. */
export class PortTaken extends Error {}

export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
export type Listening = { server: Server; port: number };

// A client that is refused while still sending gets its answer: read and drop the rest, for as long as a request may
// take.
function forgetRest(request: IncomingMessage) {
  if (!request.readableEnded) request.removeAllListeners('data').resume();
}

// Takes the port at once, and answers as soon as `ready` has the listener.
export async function listen(
  ready: Promise<Listener>,
  { port, isDevelopment }: { port: number; isDevelopment: boolean },
): Promise<Listening> {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    setSecurityHeaders(response, isDevelopment);
    response.once('finish', () => forgetRest(request));
    const listener = await ready;
    await listener(request, response);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(503).end());
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  // Longer than the minute of proxies and clients: a server that closes first resets the call that is just arriving.
  server.keepAliveTimeout = 75_000;
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new PortTaken(
      `Port ${port} is taken. Stop what runs there, or choose another one: PORT=${port + 1} npm start`,
    );
  }
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : port };
}
