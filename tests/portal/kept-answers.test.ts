import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userQuery } from '#api/reference-data.ts';
import type { Profile } from '#contract/account.ts';
import { removeToken } from '#portal/token-cookie.ts';
import {
  closePortals,
  json,
  lost,
  never,
  openPortal,
  profile,
  settled,
  toastsFromNowOn,
  until,
  type Opened,
} from './open-portal.ts';

const now = new Date('2026-11-20T12:00:00Z');
const day = 86_400_000;
const kept = new Map<string, string>();

/** The browser's caches, as far as the portal uses them. */
const caches = {
  open: (name: string) =>
    Promise.resolve({
      put: async (_: string, answer: Response) => void kept.set(name, await answer.text()),
      match: () => Promise.resolve(kept.has(name) ? new Response(kept.get(name)) : undefined),
    }),
  delete: (name: string) => Promise.resolve(kept.delete(name)),
};

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'], now });
});
afterEach(closePortals);

const iban = 'DE02120300000000202051';
const billing = {
  company_name: 'Trailmix',
  vat_rate: 'standard',
  street: 'Weg 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  invoice_email: 'ann@portal.test',
  payment_method: 'bank',
  payment_terms_id: 1,
  iban,
  min_payout: 100,
};
const own: Profile = { ...profile, billing };

const stored = ({ portal }: Opened) => portal.data.queryClient().getQueryData(userQuery.queryKey);

async function open({ token = 'a', shadow = false, isOnline = true, isSilent = false } = {}) {
  vi.stubGlobal('caches', caches);
  const user = shadow ? { ...own, shadow: { id: 1, firstname: 'Ines', lastname: 'Ott' } } : own;
  const opened = await openPortal({
    at: '/profile',
    token,
    isOnline,
    network: isOnline
      ? { 'GET /publisher/v1/user-profile': isSilent ? never : () => json({ data: user }) }
      : { 'GET /publisher/v1/user-profile': lost, 'GET /publisher/v1/config': lost },
  });
  await until(() => opened.portal.data.isLoaded());
  await settled();
  return opened;
}

async function visit(options: { token?: string; shadow?: boolean } = {}) {
  const opened = await open(options);
  Object.assign(opened.page.navigator, { serviceWorker: { controller: {} } });
  await opened.portal.keptAnswers.keep(opened.portal.data);
  await settled();
  return opened;
}

const offline = (token = 'a') => open({ token, isOnline: false });

test('[N1] [S6] a start without a connection has the answers of the last visit, with their time and without bank details', async () => {
  expect(stored(await visit())).toEqual(own);
  vi.setSystemTime(now.getTime() + day);
  const opened = await offline();
  expect(stored(opened)).toEqual(profile);
  expect(kept.get('answers')).not.toContain(iban);
  expect(opened.portal.configuration().general.systemName).toBe('Portal');
  expect(opened.portal.requestActivity.answeredAt()).toBe(now.getTime());
  // The days that were loaded then are asked for.
  expect(opened.portal.networkClock.now()).toEqual(now);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(opened.portal.session.getSnapshot().hasTag('userUnknown')).toBe(true);
});

test.each([
  [false, []],
  [true, ['The network cannot be reached. Please check your connection and try again.']],
])(
  '[N1] [L2] a start that no network answers says so in a toast, unless the bar says that there is no connection (online: %s)',
  async (isOnline, expected) => {
    const { portal } = await openPortal({
      at: '/profile',
      token: 'a',
      isOnline,
      network: { 'GET /publisher/v1/user-profile': lost },
    });
    const shown = toastsFromNowOn();
    await vi.advanceTimersByTimeAsync(30_000);
    await until(() => portal.session.getSnapshot().hasTag('userUnknown'));
    await settled();
    expect(shown.map(({ text }) => text)).toEqual(expected);
  },
);

test('[N1] what arrives after that is kept when the tab is left', async () => {
  const opened = await visit();
  const renamed = { ...profile, firstname: 'Bea' };
  opened.portal.data.queryClient().setQueryData(userQuery.queryKey, renamed);
  opened.page.inDocument('visibilitychange');
  await settled();
  expect(stored(await offline())).toEqual(renamed);
});

test('[S11] [S12] nothing is kept once the session is over', async () => {
  const opened = await visit();
  expect([...kept.keys()]).toEqual(['answers']);
  opened.portal.data.clear();
  await settled();
  expect([...kept.keys()]).toEqual([]);
});

test('[S13] what is kept of a session that ended while no page was open goes with the next start', async () => {
  await visit();
  vi.stubGlobal('caches', caches);
  await openPortal({ at: '/login' });
  await settled();
  expect([...kept.keys()]).toEqual([]);
});

test.each([
  ['another session', () => undefined, 'b'],
  ['more than a week ago', () => vi.setSystemTime(now.getTime() + 8 * day), 'a'],
  [
    'another release',
    () => kept.set('answers', (kept.get('answers') ?? '').replace(/"version":"[^"]+"/, '"version":"old"')),
    'a',
  ],
  ['a text that nobody wrote', () => kept.set('answers', '<!doctype html>'), 'a'],
])('[S13] the answers of %s are not shown', async (_, change, token) => {
  await visit();
  change();
  const opened = await offline(token);
  expect(stored(opened)).toBeUndefined();
  expect(opened.portal.networkClock.now()).toEqual(new Date());
});

test('[M4] what an operator sees as somebody else is not kept', async () => {
  await visit({ shadow: true });
  expect([...kept.keys()]).toEqual([]);
});

test('[N1] online the answers are asked for, as ever', async () => {
  await visit();
  const opened = await open();
  expect(opened.requests.map(({ call }) => call)).toContain('GET /publisher/v1/user-profile');
  expect(opened.portal.requestActivity.answeredAt()).toBe(now.getTime());
});

test('[N1] [L2] online nothing of the last visit is shown, however long the network takes', async () => {
  await visit();
  const opened = await open({ isSilent: true });
  expect(stored(opened)).toBeUndefined();
});

const shown = [
  'analytics',
  'approvals',
  'dictionaries',
  'offers',
  'payments',
  'postbacks',
  'reports',
  'trackingLinks',
];
const hidden = ['activity', 'apiTokens', 'billing', 'inquiries', 'sessions'];

test('[S13] what the dashboard shows is kept, nothing else that was loaded, and no other answer about the account is shortened', async () => {
  const opened = await open();
  const cache = opened.portal.data.queryClient();
  const keys = [...shown, ...hidden, 'account'].map((resource) => [resource, 'list', {}]);
  // Older than the newest of them.
  for (const key of keys) cache.setQueryData(key, { billing: key[0] }, { updatedAt: now.getTime() - 1000 });
  cache.setQueryData(['reports', 'profile', {}], { billing: 'report' });
  const failed = ['reports', 'failed', {}];
  const queryFn = () => Promise.reject(new Error('lost'));
  await expect(cache.query({ queryKey: failed, queryFn, retry: false })).rejects.toThrow('lost');
  Object.assign(opened.page.navigator, { serviceWorker: { controller: {} } });
  await opened.portal.keptAnswers.keep(opened.portal.data);
  await settled();
  vi.setSystemTime(now.getTime() + day);
  const next = await offline();
  const restored = next.portal.data.queryClient();
  const found = keys.map((key) => [key[0], restored.getQueryData(key)]);
  expect(found).toEqual([
    ...shown.map((resource) => [resource, { billing: resource }]),
    ...hidden.map((resource) => [resource, undefined]),
    ['account', { billing: 'account' }],
  ]);
  expect(restored.getQueryData(['reports', 'profile', {}])).toEqual({ billing: 'report' });
  expect(restored.getQueryState(failed)).toBeUndefined();
  expect(next.portal.requestActivity.answeredAt()).toBe(now.getTime());
});

test('[S13] without a worker, which no page starts offline, nothing is kept, and in a browser without caches nothing fails', async () => {
  const opened = await open();
  await opened.portal.keptAnswers.keep(opened.portal.data);
  await settled();
  expect([...kept.keys()]).toEqual([]);
  vi.stubGlobal('caches', undefined);
  expect(() => opened.portal.data.clear()).not.toThrow();
});

test('[S11] who signs out while answers are being kept leaves none', async () => {
  const opened = await open();
  Object.assign(opened.page.navigator, { serviceWorker: { controller: {} } });
  await opened.portal.keptAnswers.keep(opened.portal.data);
  removeToken();
  await settled();
  expect([...kept.keys()]).toEqual([]);
});
