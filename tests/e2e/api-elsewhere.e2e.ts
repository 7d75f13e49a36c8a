import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { isApiPath } from '#server/http/api-prefixes.ts';
import { accounts, password } from '../support/network.ts';
import { test } from '../support/portal-elsewhere.ts';
import { expect } from '../support/portal.ts';
import { png } from '../support/pictures.ts';
import { typeInto } from '../support/type-into.ts';

test.beforeEach(({ problems, portals }) => {
  for (const url of Object.values(portals)) problems.allow(new RegExp(`^foreign request: ${url}/`));
});

const signInAs = async (page: Page, username: string) => {
  await typeInto(page.getByLabel('Email'), username);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const totalled = z.object({ data: z.object({ total: z.int() }) });

/** What the page asks the API for, and where. */
function watchCalls(page: Page) {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isApiPath(url.pathname)) calls.push(url);
  });
  return {
    origins: () => [...new Set(calls.map(({ origin }) => origin))],
    of: (path: string) => calls.filter(({ pathname }) => pathname === path).map(({ search }) => search),
  };
}

test('[C1] [P3] [P5] [S5] [S12] with the API on another origin every call goes there: signing in, lists, uploads, downloads, pictures, links, reports @day12of12', async ({
  page,
  network,
  portals,
  problems,
}) => {
  await network.reset();
  const calls = watchCalls(page);
  const opened = await page.goto('/login');
  const policy = opened?.headers()['content-security-policy']?.split('; ');
  expect(policy).toContain(`connect-src 'self' ${network.url}`);
  expect(policy).toContain(`img-src 'self' data: ${network.url}`);
  await signInAs(page, accounts.publisher);
  await expect(heading(page)).toHaveText('Dashboard');

  // What was prefetched is not requested again, and pictures are shown.
  await page.goto('/offer-wall');
  await expect(page.getByText('Mira – hearing test appointment').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.of('/publisher/v1/config')).toHaveLength(2);
  // Suggested offers are another question about offers.
  const offers = calls.of('/publisher/v1/offers');
  expect(offers.length).toBeGreaterThan(0);
  expect(new Set(offers).size).toBe(offers.length);
  const picture = page.locator(`main img[src^="${network.url}/storage/"]`).first();
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto('/profile');
  const name = page.getByLabel('First name');
  await typeInto(name, 'Noor');
  await name.press('Enter');
  await expect(page.getByText('Saving was succesful')).toBeVisible();
  await page.goto('/profile?tab=activity');
  await expect(page.getByRole('table', { name: 'Activity' }).getByText('Changed the profile')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('activity-2026-11-20.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines.at(1)).toMatch(/,profile\.update,,firstname,Nora,Noor,/);
  await page.goto('/profile?tab=api');
  await expect(page.getByText(`${network.url}/publisher/v1`, { exact: true })).toBeVisible();

  await page.goto('/live-offers/28/pending');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('logo.png', { exact: true })).toBeVisible();

  problems.allow(/^page error: Error: made by this test/);
  const reported = page.waitForResponse(`${network.url}/public/v1/error-logs`);
  await page.evaluate(() => void Promise.reject(new Error('made by this test')));
  expect((await reported).status()).toBe(200);

  problems.allow(/^401 GET \/publisher\/v1\/postbacks/);
  await network.fail({ call: 'postbacks.list', status: 401, code: 'UNAUTHENTICATED' });
  await page.getByRole('link', { name: 'Postbacks' }).first().click();
  await expect(page.getByRole('alertdialog', { name: 'Session expired' })).toBeVisible();

  await page.goto('/accessibility/');
  await expect(page.getByRole('link', { name: 'support@portal.test' })).toBeVisible();

  const link = await network.shadowLogin();
  await page.goto(link.replace(network.url, portals.listed));
  await expect(page.getByText(/^Shadow login as/)).toBeVisible();
  expect(calls.origins()).toEqual([network.url]);
});

test('[E7] [S9] a portal whose origin is not listed reads nothing of the API', async ({
  page,
  context,
  network,
  portals,
  problems,
}) => {
  problems.allow(/^console error: Access to .* from origin '.*' has been blocked by CORS policy/);
  problems.allow(/net::ERR_FAILED/);
  const calls = watchCalls(page);
  await page.goto(`${portals.unlisted}/login`);
  await signInAs(page, accounts.publisher);
  await expect(page.getByRole('alert')).toHaveText(
    'The network cannot be reached. Please check your connection and try again.',
  );
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  expect(calls.origins()).toEqual([network.url]);
});

test('what was counted reaches the API on another origin when the page is closed @day10of12', async ({
  page,
  network,
}) => {
  await network.reset();
  const { access_token: token } = await network.signIn('operator');
  const headers = { authorization: `Bearer ${token}` };
  const data = { general: { transition_counts: 'everybody' } };
  const set = await page.request.put(`${network.url}/publisher/v1/config`, { headers, data });
  expect(set.status()).toBe(200);
  const counted = async () => {
    const answer = await page.request.get(`${network.url}/publisher/v1/transition-counts?limit=-1`, {
      headers,
    });
    return totalled.parse(await answer.json()).data.total;
  };
  expect(await counted()).toBe(0);
  const closed = await page.context().newPage();
  await closed.goto('/login');
  await signInAs(closed, accounts.publisher);
  await expect(heading(closed)).toHaveText('Dashboard');
  // The browser has to ask first whether it may send them, and the page is gone by then.
  await closed.close({ runBeforeUnload: true });
  await expect.poll(counted).toBeGreaterThan(0);
});
