import { X509Certificate, createHash } from 'node:crypto';
import { createSecureServer } from 'node:http2';
import { once } from 'node:events';
import { brotliCompressSync, constants } from 'node:zlib';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { generate } from 'selfsigned';
import type { PortalFiles } from '#server/http/portal-files.ts';
import { createProxy } from '#server/http/proxy.ts';
import { setSecurityHeaders } from '#server/http/security-headers.ts';

const smallestWorthwhile = 500;
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Stubbed answers by address; undefined: forward the request. */
export type MadeUp = (address: URL) => unknown;

type Site = {
  files: PortalFiles;
  networkUrl: string;
  /** Floors have no content security policy. */
  isStrict: boolean;
  madeUp?: MadeUp;
};

// Answers with data are compressed too, as by a host.
async function compressed(answer: Response): Promise<Response> {
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson || answer.headers.has('content-encoding') || answer.body === null) return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  if (body.length < smallestWorthwhile) return new Response(body, { status: answer.status, headers });
  headers.set('content-encoding', 'br');
  return new Response(brotliCompressSync(body, quality), { status: answer.status, headers });
}

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

export type Host = Awaited<ReturnType<typeof openHost>>;

/** Serves measured sites: HTTP/2 over TLS, brotli, hashed files cached for ever, pages never. */
export async function openHost() {
  const { key, cert, fingerprint } = await certificate();
  const closes: (() => void)[] = [];

  async function serve({ files, networkUrl, isStrict, madeUp }: Site): Promise<string> {
    const proxy = createProxy(new URL(networkUrl), files);
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.all('*', async (context) => {
      const stub = madeUp?.(new URL(context.req.url));
      return compressed(
        stub === undefined ? await proxy.fetch(context.req.raw, context.env) : Response.json(stub),
      );
    });
    const listener = getRequestListener(app.fetch);
    const server = createSecureServer({ key, cert }, (request, response) => {
      // It uses only what both kinds of answers have.
      if (isStrict) setSecurityHeaders(response as never, false);
      void listener(request, response);
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
    close: () => closes.forEach((close) => close()),
  };
}
