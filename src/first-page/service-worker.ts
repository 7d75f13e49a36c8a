import { cacheNames, clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, addRoute, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { scriptsOfPage } from '#contract/portal-version.ts';
import { serviceWorkerPath } from '#contract/service-worker.ts';
import { matchRoute } from '#machines/lib/location.ts';
import { routeRules } from '#routes';

// Answers the addresses of screens with the page that was kept, and scripts, styles and fonts by their hashed names.
// Everything else goes to the network as if there were no worker: calls, downloads, auditors' pages.

/** What is used of a worker's own scope; the compiler's is that of pages. */
declare const self: {
  /** The shell: written by the build (`service-worker-build.ts`). */
  readonly __WB_MANIFEST: Parameters<typeof precache>[0];
  readonly registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
};
type Extendable = { waitUntil: (work: Promise<unknown>) => void };
declare global {
  // Not among the types of pages.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Request {
    readonly isReloadNavigation?: boolean;
  }
}

const page = '/index.html';
const policy = 'content-security-policy';
const hours = 3600;

const isHtml = ({ headers }: Response) => /text\/html/.test(headers.get('content-type') ?? '');
const isOwn = (html: string) => {
  const scripts = scriptsOfPage(html);
  return scripts.length > 0 && scripts.every((address) => getCacheKeyForURL(address) !== undefined);
};

// A host may answer missing files with a page, and while it is being deployed with the page of another release.
const whole = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    if (!response.ok) return null;
    if (new URL(request.url).pathname !== page) return isHtml(response) ? null : response;
    return isOwn(await response.clone().text()) ? response : null;
  },
};

// Where the host has no worker any more, or is an older one: the browser would keep this one.
async function leaveWhenGone() {
  const file = await fetch(serviceWorkerPath, { cache: 'no-store' });
  if (file.status !== 404 && !isHtml(file)) return;
  await self.registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

// The same release with another brand, configuration or policy is kept; another release brings its own worker, which the
// browser looks for with each navigation.
async function check(cached: Response) {
  const tag = cached.headers.get('etag');
  const now = await fetch(page, tag === null ? {} : { headers: { 'if-none-match': tag } });
  const isUnchanged = now.status === 304;
  if (isUnchanged && now.headers.get(policy) === cached.headers.get(policy)) return;
  const fresh = isUnchanged ? await fetch(page, { cache: 'reload' }) : now;
  if (!fresh.ok) return;
  const html = await fresh.clone().text();
  if (isOwn(html)) {
    const cache = await caches.open(cacheNames.precache);
    await cache.put(getCacheKeyForURL(page) ?? page, fresh);
  } else if (scriptsOfPage(html).length > 0) await leaveWhenGone();
}

// A reload is for what the host serves now: the deployment chart offers it (E12).
async function openPage({ request, event }: { request: Request; event: Extendable }) {
  const cached = await matchPrecache(page);
  if (!cached) return fetch(request);
  if (request.isReloadNavigation !== true) {
    // Without a connection there is nothing to compare with.
    event.waitUntil(check(cached.clone()).catch(() => undefined));
    return cached;
  }
  const answered = fetch(request).then((answer) => (answer.status < 500 ? answer : cached));
  return answered.catch(() => cached);
}

addPlugins([whole]);
precache(self.__WB_MANIFEST);
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    (url.pathname === '/' || matchRoute(routeRules, url.pathname) !== null),
  openPage,
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+$/.test(url.pathname),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [
      whole,
      new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 24 * 90 * hours, purgeOnQuotaError: true }),
    ],
  }),
);
// Files are named by what they hold, so a page of the former release goes on with its own.
void self.skipWaiting();
clientsClaim();
