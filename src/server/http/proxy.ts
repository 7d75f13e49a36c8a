import type { IncomingMessage } from 'node:http';
import { proxy } from 'hono/proxy';
import { auditApp } from '../audit/audit-app.ts';
import { isApiPath } from './api-prefixes.ts';
import { newApp } from './app.ts';
import { type OwnPaths, ownPathOf } from './own-paths.ts';
import { type PortalFiles, servePortal, sendVersion } from './portal-files.ts';
import { refuse } from './refusal.ts';
import { type TrustsProxy, trustsNobody } from './trusted-proxies.ts';
import { hopsOf, isOverTls } from './visitor-address.ts';

type Behind = { ownPaths?: OwnPaths; trustsProxy?: TrustsProxy };

// What proxies say of a visitor, in the forms of others.
const otherForms = ['forwarded', 'x-real-ip', 'true-client-ip', 'x-client-ip', 'cf-connecting-ip'];

function passedOn({ headers: sent }: Request, incoming: IncomingMessage, trustsProxy: TrustsProxy) {
  const headers = new Headers(sent);
  for (const name of ['host', 'cookie', ...otherForms]) headers.delete(name);
  headers.set('x-forwarded-for', hopsOf(incoming, trustsProxy).join(', '));
  headers.set('x-forwarded-proto', isOverTls(incoming, trustsProxy) ? 'https' : 'http');
  return headers;
}

/**
 * Passes the API on to another network, with the authorization header, the way the request came and never a cookie;
 * calls with a chosen path go to its own paths.
 */
export function createProxy(
  networkUrl: URL,
  portal: PortalFiles | null,
  { ownPaths = [], trustsProxy = trustsNobody }: Behind = {},
) {
  const app = newApp({ trustsProxy });
  if (portal) app.use(sendVersion(portal));
  app.route('/', auditApp());
  app.all('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    if (!isApiPath(pathname)) {
      if (!portal) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
      return servePortal(portal, context);
    }
    const headers = passedOn(context.req.raw, context.env.incoming, trustsProxy);
    const path = ownPathOf(ownPaths, context.req.method, pathname);
    const target = new URL(networkUrl.pathname.replace(/\/$/, '') + path + search, networkUrl);
    try {
      const answer = await proxy(target, { raw: context.req.raw, headers, redirect: 'manual' });
      answer.headers.delete('set-cookie');
      return answer;
    } catch {
      // A disconnected client is no failure of the network.
      if (!context.req.raw.signal.aborted) console.error(`${networkUrl.host} does not answer`);
      return context.text('The network does not answer', 502);
    }
  });
  return app;
}
