import type { Page } from '@playwright/test';
import { accounts, password } from '../support/network.ts';
import { typeInto } from '../support/type-into.ts';
import { createFindings, type BrowserAttack } from './attack.ts';

const mostRequests = 20;

/** Counts requests from now on, without the parts of the portal that an idle page fetches. */
export function countRequests(page: Page) {
  let requests = 0;
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) requests += 1;
  });
  return () => requests;
}

/** Until nothing is requested any more, for 5 s at most: who requests without end shows in the count. */
export const settled = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);

/** Signs in as a person does. */
export async function enter(page: Page, url: string) {
  await page.goto(`${url}/login`);
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await typeInto(page.locator('input[type=password]'), password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

// What another script of this origin, or another window, could send.
const forgeries: readonly unknown[] = [
  null,
  undefined,
  0,
  '',
  'signedOut',
  'expired',
  'signedIn',
  'userChanged',
  '__proto__',
  ['signedOut'],
  { type: 'signedOut' },
  { type: 'session.signedOut' },
  { type: 'token.seen', token: null, announced: 'expired', noted: 'expired' },
  { type: 'user.reload' },
  { type: 'log.request' },
  { type: 'log.leave' },
  { type: 'log.entry', portal: 'x', entry: null },
  { type: 'log.snapshot', entries: [{ seq: 'x' }] },
  { toString: null, valueOf: null },
  { __proto__: { admin: true }, constructor: { prototype: { admin: true } } },
  'x'.repeat(1_000_000),
  Array.from({ length: 1000 }, () => 'signedOut'),
];

async function forge(page: Page) {
  const channels = await page.evaluate(() => Object.keys(localStorage));
  await page.evaluate(
    ({ values, keys }) => {
      const names = ['session', 'event-log', 'eventLog', 'portal'];
      for (const name of names) {
        const channel = new BroadcastChannel(name);
        for (const value of values) channel.postMessage(value);
        channel.close();
      }
      for (const value of values) {
        window.postMessage(value, '*');
        for (const key of [...keys, 'token', '__Host-token', 'locale', 'theme', 'drafts', 'session']) {
          const newValue = typeof value === 'string' ? value : JSON.stringify(value);
          const details = { key, newValue: newValue ?? null, storageArea: localStorage };
          window.dispatchEvent(new StorageEvent('storage', details));
        }
      }
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    },
    { values: forgeries, keys: channels },
  );
}

const stateOf = async (page: Page) => ({
  url: new URL(page.url()).pathname,
  heading: await page.getByRole('heading', { level: 1 }).textContent(),
  cookies: (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`),
  isPolluted: await page.evaluate(() => 'admin' in {}),
});

export const forgedEvents: BrowserAttack = {
  name: 'forged events',
  bound: `messages and storage events that no portal sent sign nobody out, change nothing stored and cause no error and at most ${mostRequests} requests`,
  run: async ({ url }, context) => {
    const { note, findings } = createFindings();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await enter(page, url);
    await settled(page);
    const before = await stateOf(page);
    const counted = countRequests(page);
    const other = await context.newPage();
    await other.goto(`${url}/dashboard`);
    await other.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    for (const [name, from] of [
      ['from another tab', other],
      ['from the same page', page],
    ] as const) {
      await forge(from);
      await settled(page);
      const after = await stateOf(page);
      for (const key of ['url', 'heading', 'cookies', 'isPolluted'] as const) {
        const held = JSON.stringify(after[key]) === JSON.stringify(before[key]);
        note(held ? `${key} unchanged` : `${key} changed`, `${name}: ${JSON.stringify(after[key])}`, held);
      }
      const menu = await page.getByRole('button', { name: accounts.publisher }).isVisible();
      note(menu ? 'still signed in' : 'signed out', name, menu);
    }
    note(`errors: ${errors.length}`, errors.join('; '), errors.length === 0);
    const requests = counted();
    const isQuiet = requests <= mostRequests;
    note(isQuiet ? 'few requests' : 'many requests', `${requests} requests`, isQuiet);
    await Promise.all([page.close(), other.close()]);
    return findings();
  },
};
