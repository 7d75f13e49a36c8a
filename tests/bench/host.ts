import { X509Certificate, createHash } from 'node:crypto';
import { type IncomingMessage, Agent, request } from 'node:http';
import { type Http2ServerRequest, type Http2ServerResponse, createSecureServer } from 'node:http2';
import { once } from 'node:events';
import { pipeline } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { generate } from 'selfsigned';
import { isApiPath } from '#server/http/api-prefixes.ts';
import { compressAnswer } from '#server/http/compress-answers.ts';
import { type PortalFiles, servePortal } from '#server/http/portal-files.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Answer } from './peers/data.ts';
import { apiPath } from './peers/names.ts';

/** Stubbed answers by address; undefined: forward the request. */
export type MadeUp = (address: URL) => unknown;

type Site = {
  networkUrl: string;
  /** Of a floor; without them, the portal that the network serves. */
  files?: PortalFiles;
  madeUp?: MadeUp;
  /** Of a peer: where its data comes from. */
  answer?: Answer;
};

// For localhost; Chromium trusts its `fingerprint`. Browsers speak HTTP/2 over TLS only.
async function certificate() {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const key = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(key).digest('base64');
  return { key: made.private, cert: made.cert, fingerprint };
}

// Of HTTP/1.1, unknown to HTTP/2.
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);
const ownHeaders = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  );

const agent = new Agent({ keepAlive: true });

// Byte for byte, as a server in front passes it on.
async function passOn(networkUrl: string, asked: Http2ServerRequest, response: Http2ServerResponse) {
  const { method, url } = asked;
  const headers = { host: new URL(networkUrl).host, ...ownHeaders(asked.headers) };
  const passed = request(new URL(url, networkUrl), { method, headers, agent });
  pipeline(asked, passed, () => undefined);
  response.once('close', () => passed.destroy());
  const [answer] = (await once(passed, 'response')) as [IncomingMessage]; // As the event is declared.
  response.writeHead(answer.statusCode ?? 502, ownHeaders(answer.headers));
  pipeline(answer, response, () => undefined);
}

export type Host = Awaited<ReturnType<typeof openHost>>;

/** Serves measured sites over HTTP/2 and TLS, which stands in front of the host that is shipped. */
export async function openHost() {
  const { key, cert, fingerprint } = await certificate();
  const closes: (() => void)[] = [];

  async function serve({ networkUrl, files, madeUp, answer }: Site): Promise<string> {
    const own = new Hono();
    own.onError((error) => new Response(null, { status: error instanceof Refusal ? error.status : 500 }));
    own.all('*', async (context) => {
      const isData = answer && context.req.path.startsWith(apiPath);
      const stub = madeUp?.(new URL(context.req.url));
      if (!isData && stub === undefined && files) return servePortal(files, context);
      const data = isData ? await answer(context.req.raw) : Response.json(stub);
      return compressAnswer(data, context.req.header('accept-encoding'), { isStream: false });
    });
    const ownListener = getRequestListener(own.fetch);
    const isOwn = (address: URL) =>
      madeUp?.(address) !== undefined || (files !== undefined && !isApiPath(address.pathname));
    const server = createSecureServer({ key, cert }, (asked, response) => {
      if (isOwn(new URL(asked.url, networkUrl))) void ownListener(asked, response);
      else passOn(networkUrl, asked, response).catch(() => response.stream?.destroy());
    });
    server.listen(0);
    await once(server, 'listening');
    closes.push(() => server.close());
    const address = server.address();
    return `https://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  }

  return {
    serve,
    /** Launch argument of Chromium. */
    trust: `--ignore-certificate-errors-spki-list=${fingerprint}`,
    close: () => {
      closes.forEach((close) => close());
      agent.destroy();
    },
  };
}
