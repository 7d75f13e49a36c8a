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

/** Answers of calls that are made up here instead of being asked for, by the address; undefined: ask. */
export type MadeUp = (address: URL) => unknown;

type Site = {
  files: PortalFiles;
  networkUrl: string;
  /** The floors are bare: they have no policy. */
  isStrict: boolean;
  madeUp?: MadeUp;
};

/** As a host would, figures are compressed too. */
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

/**
 * A certificate for localhost with its key; Chromium trusts it by its `fingerprint`. Browsers speak HTTP/2, as
 * every host does, only over TLS.
 */
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

/** Where sites are measured from: HTTP/2 over TLS, brotli, hashed files for ever, pages not at all. */
export async function openHost() {
  const { key, cert, fingerprint } = await certificate();
  const closes: (() => void)[] = [];

  async function serve({ files, networkUrl, isStrict, madeUp }: Site): Promise<string> {
    const proxy = createProxy(new URL(networkUrl), files);
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.all('*', async (context) => {
      const known = madeUp?.(new URL(context.req.url));
      return compressed(
        known === undefined ? await proxy.fetch(context.req.raw, context.env) : Response.json(known),
      );
    });
    const listener = getRequestListener(app.fetch);
    const server = createSecureServer({ key, cert }, (request, response) => {
      // It is asked for what both kinds of answers have.
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
    /** What Chromium has to be started with. */
    trust: `--ignore-certificate-errors-spki-list=${fingerprint}`,
    close: () => closes.forEach((close) => close()),
  };
}
