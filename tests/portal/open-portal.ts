import { setImmediate } from 'node:timers/promises';
import { i18n } from '@lingui/core';
import { vi } from 'vitest';
import type { Profile } from '#contract/account.ts';
import { apiElement } from '#contract/api-origin.ts';
import { dictionaries } from '#contract/dictionaries.ts';
import type { Token } from '#contract/session.ts';
import { activateLocale } from '#i18n/i18n.ts';
import { createPortal, type Portal, type Screens } from '#portal/create-portal.ts';
import { writeToken } from '#portal/token-cookie.ts';
// Parts that load later are there by then: nothing waits for the disk.
import '#api/answer.ts';
import '#api/call-address.ts';
import '#api/lenient.ts';
import '#api/query-client.ts';
import '#api/reference-data.ts';
import '#api/send-call.ts';
import '#portal/last-answers.ts';
import '#portal/session-clock.ts';
import '#portal/start-toasts.ts';
import '#portal/transition-counts.ts';
import '#portal/watched/chart-hash.ts';
import '#ui/feedback/notify-failure.ts';
import type { RouteName } from '#routes';
import type { ToastRequest } from '#machines/toasts/toasts.machine.ts';
import { subscribeToToasts } from '#ui/feedback/notify.ts';
import { stubWindow } from './stub-window.ts';

export const tokenOf = (text: string): Token => ({
  token_type: 'Bearer',
  expires_in: 600,
  access_token: text,
  refresh_token: 'refresh',
});

export const profile: Profile = {
  id: 7,
  email: 'ann@portal.test',
  firstname: 'Ann',
  lastname: 'Lee',
  partner: {
    id: 70,
    name: 'Trailmix Media',
    status: 'active',
    currency: 'EUR',
    terms_conditions: { acceptation: false, new_url: null, tos: '1', accepted_at: null },
  },
  account_settings: { general: { first_week_day: '1' } },
};

const start = {
  partners_payment_terms: [],
  traffic_types: [],
  postbacks_events_def: [],
  tags_type_def: [],
  publisher_content: [],
  offer_cap_types: {},
  payment_request_payment_methods: [],
  payment_request_statuses: [],
  invoices_statuses: [],
};
const noRows = { data: [], total: 0, limit: -1, offset: 0 };

export type Request = {
  call: string;
  origin: string;
  authorization: string | null;
  body: unknown;
  query: string;
  signal: AbortSignal | null;
  accept: string | null;
  contentType: string | null;
  cache: RequestCache | null;
  credentials: RequestCredentials | null;
  isKeptAlive: boolean;
  idempotencyKey: string | null;
};
export type Answer = (request: Request) => Response | Promise<Response>;
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });
export const refused = (status: number, code: string): Response =>
  json({ code, errors: [{ description: 'No.' }] }, status);
/** The network cannot be reached. */
export const lost: Answer = () => Promise.reject(new TypeError('fetch failed'));
/** The answer never comes; it ends when it is cancelled. */
export const never: Answer = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));

/** What the network answers, by method and path; a test changes rows of it. */
const answers = (): Record<string, Answer> => ({
  'GET /publisher/v1/config': () => json({ data: { general: { system_name: 'Portal' } } }),
  'GET /publisher/v1/user-profile': ({ authorization }) =>
    authorization === null ? refused(401, 'UNAUTHENTICATED') : json({ data: profile }),
  'GET /storage/dict.json': () => json(start),
  'GET /public/v1/dict/categories': () => json(noRows),
  'GET /public/v1/dict/countries': () => json(noRows),
  'GET /publisher/v1/dict/approval-statuses': () => json(noRows),
  'POST /oauth/token': () => json(tokenOf('signed-in')),
  'POST /oauth/ott-token': () => json(tokenOf('linked')),
  'DELETE /oauth/token': () => new Response(null, { status: 204 }),
  'GET /': () => new Response('<script type="module" src="/assets/own.js"></script>'),
  'POST /public/v1/error-logs': () => json({ data: { id: 1 } }),
});

export type Opened = Awaited<ReturnType<typeof openPortal>>;

/** The network of a table of answers; returns what is requested of it. */
function stubNetwork(table: Readonly<Record<string, Answer>>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { origin, pathname, search } = new URL(address, window.location.href);
    const request: Request = {
      call: `${init.method ?? 'GET'} ${pathname}`,
      origin,
      authorization: new Headers(init.headers).get('authorization'),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? null),
      query: search,
      signal: init.signal ?? null,
      accept: new Headers(init.headers).get('accept'),
      contentType: new Headers(init.headers).get('content-type'),
      cache: init.cache ?? null,
      credentials: init.credentials ?? null,
      isKeptAlive: init.keepalive ?? false,
      idempotencyKey: new Headers(init.headers).get('idempotency-key'),
    };
    requests.push(request);
    const answer = table[request.call];
    if (!answer) throw new Error(`Nothing is said about ${request.call}`);
    return answer(request);
  });
  return requests;
}

function nameOrigin(api: string | null) {
  const link = api === null ? null : { getAttribute: () => api };
  Object.assign(document, { getElementById: (id: string) => (id === apiElement ? link : null) });
}

async function detailsIf(isWatched: boolean) {
  if (!isWatched) return undefined;
  const { createDetails } = await import('#portal/watched/details.ts');
  return createDetails([]);
}

function store(storage: Storage, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) storage.setItem(name, text);
}

/** The whole portal, without React, in a browser and on a network of stubs. */
export async function openPortal({
  at = '/login',
  token = null,
  shown = null,
  network = {},
  stored = {},
  storedForAll = {},
  prefetching = Promise.resolve(),
  api = null,
  isWatched = false,
  isOnline,
}: {
  at?: string;
  token?: string | null;
  shown?: string | null;
  network?: Record<string, Answer>;
  /** In the session storage, from the page before. */
  stored?: Record<string, string>;
  /** In the local storage, which all tabs see. */
  storedForAll?: Record<string, string>;
  /** What the requests ahead of a screen wait for. */
  prefetching?: Promise<void> | ((location: string) => Promise<void>);
  /** Another origin that the page names. */
  api?: string | null;
  /** By an auditor, from the first step on. */
  isWatched?: boolean;
  /** True unless it is said. */
  isOnline?: boolean;
} = {}) {
  const page = stubWindow(at, isOnline);
  nameOrigin(api);
  store(sessionStorage, stored);
  store(localStorage, storedForAll);
  if (token !== null) writeToken(tokenOf(token));
  const table = { ...answers(), ...network };
  const requests = stubNetwork(table);
  vi.stubGlobal('prefetchedAnswers', undefined);
  await activateLocale('en');
  // A page listens as long as it is there.
  const listen = vi.spyOn(i18n, 'on');
  const loaded: RouteName[] = [];
  const prefetched: string[] = [];
  const screens: Screens = {
    loadScreen: (name) => Promise.resolve(loaded.push(name)),
    prefetchData: (location) => {
      prefetched.push(location);
      return typeof prefetching === 'function' ? prefetching(location) : prefetching;
    },
  };
  const portal: Portal = createPortal(
    { ...screens, loadScreen: (name) => screens.loadScreen(name) },
    shown,
    await detailsIf(isWatched),
  );
  leave.push(...listen.mock.results.map(({ value }) => value as () => void), () => portal.root.stop());
  listen.mockRestore();
  return { portal, page, table, requests, loaded, prefetched, screens };
}

/** A call of the session is refused. */
export async function expire({ table, portal }: Opened): Promise<void> {
  table['GET /publisher/v1/dict/approval-statuses'] = () => refused(401, 'UNAUTHENTICATED');
  await portal.client(dictionaries.approvalStatuses).catch(() => undefined);
  await settled();
}

/** The toasts from now on, instead of their chart. */
export function toastsFromNowOn(): ToastRequest[] {
  const shown: ToastRequest[] = [];
  subscribeToToasts((toast) => shown.push(toast));
  return shown;
}

const leave: (() => void)[] = [];

/** After each test. */
export async function closePortals(): Promise<void> {
  await settled();
  for (const end of leave.splice(0)) end();
  vi.clearAllTimers();
  // A portal that is gone shows nothing any more.
  subscribeToToasts(() => undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Until something is so, without a clock: parts of the portal are still being read. */
export async function until(isSo: () => unknown): Promise<void> {
  const end = performance.now() + 5_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`It never came to ${isSo.toString()}`);
    await setImmediate();
  }
}
/** All that is on its way without a clock has arrived; what another thread computes takes a few rounds. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 60; round += 1) await setImmediate();
}

/** The portal of somebody who is signed in, of whose start nothing is left among the requests. */
export async function openSignedIn(network: Record<string, Answer> = {}, at = '/profile'): Promise<Opened> {
  const opened = await openPortal({ at, token: 'a', network });
  await until(() => opened.portal.session.getSnapshot().hasTag('signedIn'));
  await settled();
  opened.requests.length = 0;
  return opened;
}
