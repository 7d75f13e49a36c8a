import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import PQueue from 'p-queue';
import { type KnownCharts, knownCharts, knownChartsPath } from '#contract/known-charts.ts';
import { pageOfApi } from '#contract/api-origin.ts';
import { portalVersionHeader, versionOfPage } from '#contract/portal-version.ts';
import { noServiceWorkerPath, serviceWorkerPath } from '#contract/service-worker.ts';
import { brandFiles } from '../brand/brand-files.ts';
import { brandPage, styledPage } from '../brand/brand-page.ts';
import type { Brand } from '../brand/read-brand.ts';
import { type AllowedHosts, noOtherHosts } from './allowed-hosts.ts';
import { elsewherePage } from './elsewhere-page.ts';
import { refuse } from './refusal.ts';
import { auditPolicyOf, inlinePolicyOf, policyOf } from './security-headers.ts';
import { type StaticFile, forever, revalidated, sendFile, staticFile } from './static-file.ts';

/** The built portal by path; nothing else can be served. */
export type PortalFiles = ReadonlyMap<string, StaticFile>;

const page = '/index.html';
const auditPage = '/statecharts/index.html';
const statementPage = '/accessibility/index.html';
const operatorsPage = '/operators/index.html';
const galleryPage = '/gallery/index.html';
// Every other address is a screen of the portal.
const pageAt = new Map([
  ['/', page],
  ['/statecharts', auditPage],
  ['/statecharts/', auditPage],
  ['/accessibility', statementPage],
  ['/accessibility/', statementPage],
  ['/operators', operatorsPage],
  ['/operators/', operatorsPage],
  ['/gallery', galleryPage],
  ['/gallery/', galleryPage],
]);

// Of pages that start a worker.
const policies = new Map([
  [page, policyOf],
  [auditPage, auditPolicyOf],
]);

const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'));

export function cacheControlOf(path: string) {
  if (path.endsWith(page)) return 'no-store';
  return path.startsWith('/assets/') ? forever : revalidated;
}

type Pages = { files: Map<string, StaticFile>; hosts: AllowedHosts };

// The page is another one than was built, so it is compressed anew.
function rewrite({ files, hosts }: Pages, path: string, change: (html: string) => string) {
  const built = files.get(path);
  if (!built) return;
  const html = change(built.body.toString());
  const body = Buffer.from(html);
  const compressed = { br: brotliCompressSync(body), gzip: gzipSync(body) };
  const policy = (policies.get(path) ?? inlinePolicyOf)(html, hosts);
  files.set(path, { ...staticFile(path, body, cacheControlOf(path)), compressed, policy });
}

function wearBrand(pages: Pages, brand: Brand) {
  const { files } = pages;
  rewrite(pages, page, (html) => brandPage(html, brand));
  for (const path of [auditPage, statementPage, operatorsPage]) {
    rewrite(pages, path, (html) => styledPage(html, brand));
  }
  for (const [path, file] of brandFiles(brand, files)) {
    if (file) files.set(path, file);
    else files.delete(path);
  }
}

function callElsewhere(pages: Pages, origin: string) {
  for (const path of new Set(pageAt.values())) rewrite(pages, path, (html) => pageOfApi(html, origin));
}

type Worn = {
  hosts?: AllowedHosts;
  brand?: Brand | null;
  apiOrigin?: string | null;
  hasServiceWorker?: boolean;
  /** Another network has staff pages of its own. */
  networkUrl?: URL | null;
};

// A browser keeps a worker whose file is gone, and with it the page of an older release.
function settle(files: Map<string, StaticFile>, { hasServiceWorker: isOn = true, networkUrl }: Worn) {
  if (networkUrl && files.has(operatorsPage)) files.set(operatorsPage, elsewherePage(operatorsPage));
  const none = files.get(noServiceWorkerPath);
  if (none && !(isOn && files.has(serviceWorkerPath))) files.set(serviceWorkerPath, none);
}

/** With the compressed twins (`name.br`, `name.gz`). */
export async function readPortal(directory: string, worn: Worn = {}): Promise<PortalFiles> {
  const { hosts = noOtherHosts, brand, apiOrigin } = worn;
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  // At once they would be more than 1,024 open files, which is all that some systems allow.
  const reading = new PQueue({ concurrency: 64 });
  const bodies = new Map(
    await reading.addAll(
      paths.map((path) => async () => [path, await readFile(join(directory, path))] as const),
    ),
  );
  const files = new Map<string, StaticFile>(brand?.files);
  for (const [path, body] of bodies) {
    if (isHidden(path) || /\.(br|gz)$/.test(path)) continue;
    const [br, gzip] = [bodies.get(`${path}.br`), bodies.get(`${path}.gz`)];
    const compressed = { ...(br && { br }), ...(gzip && { gzip }) };
    const policyFor = policies.get(path);
    const policy = policyFor && { policy: policyFor(body.toString(), hosts) };
    files.set(path, { ...staticFile(path, body, cacheControlOf(path)), compressed, ...policy });
  }
  const pages = { files, hosts };
  if (brand) wearBrand(pages, brand);
  if (apiOrigin) callElsewhere(pages, apiOrigin);
  settle(files, worn);
  return files;
}

/** The charts of the portal; none where it is not built here. */
export function chartsIn(files: PortalFiles | null): KnownCharts {
  const text = files?.get(knownChartsPath)?.body.toString();
  return text === undefined ? {} : knownCharts.parse(JSON.parse(text));
}

const isSuspicious = (path: string) => /\/\/|%2f|%5c|\\/i.test(path);

// The one case in which the portal's page answers for another path.
function isNavigation(context: Context, path: string) {
  const readsHtml = context.req.header('accept')?.includes('text/html') ?? false;
  return readsHtml && !path.startsWith('/assets/');
}

// An address that could be read as one of another host redirects to the root, as an unknown path does (A3).
export function servePortal(files: PortalFiles, context: Context) {
  const path = new URL(context.req.url).pathname;
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
  const found = files.get(pageAt.get(path) ?? path);
  const isTyped = !found && isRead && isNavigation(context, path);
  if (isTyped && isSuspicious(path)) return context.redirect('/');
  const file = isTyped ? files.get(page) : found;
  if (!isRead || !file) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return sendFile(context, file);
}

// So that an older portal in an open tab notices a new version (E12).
export function sendVersion(files: PortalFiles): MiddlewareHandler {
  const version = versionOfPage(files.get(page)?.body.toString() ?? '');
  return async (context, next) => {
    await next();
    if (version !== null) context.res.headers.set(portalVersionHeader, version);
  };
}
