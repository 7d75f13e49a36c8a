import { proxy } from 'hono/proxy';
import { isApiPath } from './api-prefixes.ts';
import { newApp } from './app.ts';
import { type PortalFiles, servePortal } from './portal-files.ts';
import { refuse } from './refusal.ts';

/** The portal before another network: its API is passed on, with the authorization header and never with a cookie. */
export function createProxy(networkUrl: URL, portal: PortalFiles | null) {
  const app = newApp();
  app.all('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    if (!isApiPath(pathname)) {
      if (!portal) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
      return servePortal(portal, context);
    }
    const headers = new Headers(context.req.raw.headers);
    headers.delete('host');
    headers.delete('cookie');
    const target = new URL(networkUrl.pathname.replace(/\/$/, '') + pathname + search, networkUrl);
    try {
      const answer = await proxy(target, { raw: context.req.raw, headers, redirect: 'manual' });
      answer.headers.delete('set-cookie');
      return answer;
    } catch {
      console.error(`${networkUrl.host} does not answer`);
      return context.text('The network does not answer', 502);
    }
  });
  return app;
}
