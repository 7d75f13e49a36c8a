import type { Page } from '@playwright/test';
import { eventLogChannel } from '#machines/lib/log-entry.ts';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

/** Everything that a page holds or has left behind, but for its cookie. */
const whatIsLeft = (page: Page) =>
  page.evaluate(async (channelName) => {
    const channel = new BroadcastChannel(channelName);
    const log = new Promise((resolve) => {
      channel.addEventListener('message', ({ data }) => resolve(data));
    });
    channel.postMessage({ type: 'log.request' });
    const places: Record<string, unknown> = {
      address: location.href,
      history: history.state,
      title: document.title,
      name: window.name,
      page: document.documentElement.outerHTML,
      fields: [...document.querySelectorAll('input')].map(({ value }) => value),
      'local storage': Object.entries(localStorage),
      'session storage': Object.entries(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      requests: performance.getEntriesByType('resource').map(({ name }) => name),
      log: await log,
    };
    channel.close();
    return Object.entries(places).map(([place, held]) => [place, JSON.stringify(held) ?? ''] as const);
  }, eventLogChannel);

async function expectNothingOf(secrets: readonly string[], page: Page) {
  const places = await whatIsLeft(page);
  expect(places.length).toBe(12);
  const found = places.filter(([, text]) => secrets.some((secret) => text.includes(secret)));
  expect(found.map(([place]) => place)).toEqual([]);
}

test('[S3] [S5] [E13] tokens, passwords and one-time links are nowhere but in the cookie and the header @day11of12', async ({
  page,
  context,
  network,
  problems,
}) => {
  problems.allow(/^400 POST \/oauth\/token|It broke/);
  await page.goto('/login?redirect=%2Fprofile');
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  const field = page.getByRole('textbox', { name: 'Password' });
  await typeInto(field, 'a password that is wrong');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Invalid Credentials');
  await typeInto(field, password);
  await field.press('Enter');
  await expect(page).toHaveURL('/profile');
  const link = await network.shadowLogin();
  await expect.poll(() => problems.secrets().length).toBeGreaterThanOrEqual(4);
  await expectNothingOf(problems.secrets(), page);

  await page.goto(link);
  await expect(page.getByText(/^Shadow login as/)).toBeVisible();
  const sent = page.waitForRequest('**/public/v1/error-logs');
  await page.evaluate((address) => void Promise.reject(new Error(`It broke at ${address}`)), link);
  await sent;
  const ott = new URL(link).searchParams.get('ott') ?? '';
  expect(problems.secrets()).toContain(ott);
  await expect.poll(() => problems.secrets().length).toBeGreaterThanOrEqual(7);
  await expectNothingOf(problems.secrets(), page);
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['__Host-token', 'token']);
});
