import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  createServer,
  request,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { portalVersionHeader } from '#contract/portal-version.ts';
import { noServiceWorkerPath, serviceWorkerPath } from '#contract/service-worker.ts';
import { isApiPath } from '#server/http/api-prefixes.ts';
import { openNetwork, type Network } from './network.ts';
import { test as base } from './portal.ts';
import { root } from './project.ts';

/** What becomes of files, by path; null: the file is gone. */
type Deployment = Readonly<Record<string, (text: string) => string | null>>;

const page = '/index.html';
const script = '/assets/newer-0.js';
const newer: Deployment = {
  [page]: (html) => html.replace('</head>', `<script type="module" src="${script}"></script></head>`),
  [script]: () => "document.documentElement.dataset['release'] = 'newer';",
};
/** What a release is known by on the page, and what stands in the page's text alone. */
export type Release = Readonly<{ name: string; mark: string }>;
export const releases = {
  newer: { name: 'newer', mark: script },
  branded: { name: 'branded', mark: '<html data-release="branded"' },
} satisfies Record<string, Release>;
const listed = /\{"revision":"\w+","url":"index\.html"\}/;

export const deployments = {
  /** Another release, whose page names one script more. */
  newer: {
    ...newer,
    [serviceWorkerPath]: (code) =>
      code.replace(
        listed,
        `{"revision":"newer","url":"index.html"},{"revision":null,"url":"${script.slice(1)}"}`,
      ),
  },
  /** While it is being deployed. */
  newerWithOldWorker: newer,
  /** Another release, which knows of no worker. */
  newerWithoutWorker: { ...newer, [serviceWorkerPath]: () => null },
  /** The same release whose page has changed. */
  otherBrand: { [page]: (html) => html.replace('<html', releases.branded.mark) },
  /** The same release whose worker is switched off. */
  switchedOff: {
    [serviceWorkerPath]: () => readFileSync(join(root, 'dist', noServiceWorkerPath), 'utf8'),
  },
} satisfies Record<string, Deployment>;

function fileOf({ url = '/', headers }: IncomingMessage) {
  const { pathname } = new URL(url, 'http://portal.invalid');
  const isScreen =
    headers.accept?.includes('text/html') === true && !/^\/(statecharts|openapi)|\./.test(pathname);
  return isScreen ? page : pathname;
}

const without = (headers: IncomingHttpHeaders, ...names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

async function changed(answer: IncomingMessage, change: Deployment[string]) {
  const text = Buffer.concat((await answer.toArray()) as Buffer[]).toString(); // No encoding is set.
  return change(text);
}

/** Passes on to a network, with the files of another deployment. */
function createFront(networkUrl: string) {
  let deployment: Deployment = {};
  let asked: string[] = [];

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse) {
    const file = fileOf(incoming);
    const change = deployment[file];
    if (!isApiPath(file)) asked.push(file);
    // A file that is changed comes whole.
    const sent = change ? without(incoming.headers, 'accept-encoding', 'if-none-match') : incoming.headers;
    const headers = { ...sent, host: new URL(networkUrl).host };
    const passed = request(new URL(incoming.url ?? '/', networkUrl), { method: incoming.method, headers });
    pipeline(incoming, passed, () => undefined);
    const [answer] = (await once(passed, 'response')) as [IncomingMessage]; // As the event is declared.
    const version = script in deployment && { [portalVersionHeader]: 'newer' };
    if (!change) {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...version });
      pipeline(answer, outgoing, () => undefined);
      return;
    }
    const text = await changed(answer, change);
    const type = file.endsWith('.js') && { 'content-type': 'text/javascript' };
    const usual = without(answer.headers, 'content-length', 'etag');
    outgoing.writeHead(text === null ? 404 : 200, { ...usual, ...version, ...type }).end(text);
  }

  const server = createServer((incoming, outgoing) => {
    passOn(incoming, outgoing).catch(() => outgoing.destroy());
  });
  return {
    server,
    deploy: (next: Deployment) => {
      deployment = next;
    },
    /** The files that reached the host since this was asked last, in order. */
    asked: () => {
      const found = asked;
      asked = [];
      return found;
    },
  };
}
type Front = Omit<ReturnType<typeof createFront>, 'server'>;

/** The portal on a host that is deployed anew, in a browser that lets it have its worker. */
export const test = base.extend<
  { front: Front },
  { host: { network: Network; front: Front }; network: Network }
>({
  serviceWorkers: 'allow',
  host: [
    async ({}, use) => {
      const network = await openNetwork();
      const { server, ...front } = createFront(network.url);
      await once(server.listen(0), 'listening');
      const { port } = server.address() as AddressInfo; // It listens on a port.
      await use({ network: { ...network, url: `http://localhost:${port}` }, front });
      server.closeAllConnections();
      server.close();
      await network.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  network: [async ({ host }, use) => use(host.network), { scope: 'worker' }],
  front: async ({ host: { front } }, use) => {
    front.deploy({});
    front.asked();
    await use(front);
  },
});
