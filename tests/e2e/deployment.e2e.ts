import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { fileOf, fileWith } from '../support/built-file.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { root } from '../support/project.ts';
import { typeInto } from '../support/type-into.ts';

const html = '<!doctype html><html><body><h1>Welcome to the hotel network</h1></body></html>';
const missing = (route: Route) => route.fulfill({ status: 404, json: { code: 'NOT_FOUND_HTTP_EXCEPTION' } });
const asPage = (route: Route) => route.fulfill({ contentType: 'text/html', body: html });
const held = () => Promise.resolve();

const isFirstPage = (url: URL) => url.pathname === '/';

/** The page that a newer deployment hands out. */
async function deployAnew(page: Page) {
  await page.route(isFirstPage, async (route) => {
    const built = readFileSync(path.join(root, 'dist', 'index.html'), 'utf8');
    await route.fulfill({
      contentType: 'text/html',
      body: built.replaceAll(/(src="\/assets\/)[\w-]+\.js/g, '$1newer-00.js'),
    });
  });
}

/** How often the page was loaded so far. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const currencies = '**/dict/currencies*';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /version|part of the portal/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name }).first();

test.beforeEach(({ problems }) => {
  problems.allow(/^404 GET \/(assets|publisher\/v1\/dict\/currencies)/);
  problems.allow(/net::ERR_|MIME type|Failed to load module script|preload/);
});

test('[E12] styles that break off lead to the offer to reload, and to no error', async ({ page }) => {
  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto('/register');
  await expect(page.getByRole('alert').filter({ hasText: 'The portal could not be loaded.' })).toBeVisible();
});

test('[E12] a page without its scripts or styles reloads once, and then offers to @day5of12', async ({
  page,
}) => {
  const loads = countLoads(page);
  const offer = page.getByRole('alert').filter({ hasText: 'The portal could not be loaded.' });
  const built = readFileSync(path.join(root, 'dist', 'index.html'), 'utf8');
  const script = /<script type="module"[^>]*src="([^"]+)"(?![\s\S]*type="module")/.exec(built)?.[1] ?? '';
  const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(built)?.[1] ?? '';
  expect([script, stylesheet]).toEqual([expect.stringMatching(/\.js$/), expect.stringMatching(/\.css$/)]);

  await page.route(`**${script}`, missing);
  await page.goto('/login');
  await expect(offer).toBeVisible();
  await expect.poll(loads).toBe(2);
  await page.route(`**${stylesheet}`, asPage);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(offer).toBeVisible();
  await expect.poll(loads).toBe(3);

  // The next tab has not been reloaded yet: it gets over what is lost once by itself.
  const other = await page.context().newPage();
  const otherLoads = countLoads(other);
  await other.route(`**${stylesheet}`, asPage, { times: 1 });
  await other.goto('/login');
  await expect(heading(other)).toHaveText('Sign in');
  await expect.poll(otherLoads).toBe(2);
  await expect(other.getByRole('alert')).toHaveCount(0);
  await other.close();

  // It gets over what was lost for longer as soon as all of it can be had.
  await page.unroute(`**${script}`);
  await page.unroute(`**${stylesheet}`);
  await expect(heading(page)).toHaveText('Sign in');
  await expect(offer).toHaveCount(0);
  await expect.poll(loads).toBe(4);
});

test('[E12] a page whose scripts fail to load says so, and opens by itself when they arrive @day10of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  const loads = countLoads(page);
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto('/offer-wall');
  await expect(page.getByRole('alert')).toContainText('The portal could not be loaded.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal could not be loaded.');
  await expectAccessible(page);
  await page.unroute(scripts);
  await expect(heading(page)).toHaveText('Offer Wall');
  await expect(page).toHaveURL('/offer-wall');
  // Its own attempt, where the scripts were still missing when it was due, and the one that opened it.
  expect([2, 3]).toContain(loads());
});

test('[E12] a host that leaves the page without its scripts and without an answer leaves no blank page @day8of12', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.route(isFirstPage, held);
  await page.goto('/register');
  await expect(page.getByRole('alert')).toContainText('The portal could not be loaded.');
});

test('[E12] scripts that take two minutes are reported missing, and still start the portal', async ({
  page,
}) => {
  const offer = page.getByRole('alert').filter({ hasText: 'The portal could not be loaded.' });
  const arrival = Promise.withResolvers<void>();
  await page.clock.install();
  await page.route(/\/assets\/[^?]*\.js$/, async (route) => {
    await arrival.promise;
    await route.fallback();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  // Its clock runs on meanwhile.
  await page.clock.fastForward(100_000);
  await expect(offer).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(offer).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  arrival.resolve();
  await expect(heading(page)).toHaveText('Sign in');
  await expect(offer).toHaveCount(0);
});

test('[E12] a portal that has started is not reported missing, however long it is open @day6of12', async ({
  page,
  signIn,
}) => {
  await page.clock.install();
  const waitLong = async (name: string) => {
    await expect(heading(page)).toHaveText(name);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(121_000);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  };
  await page.goto('/login');
  await waitLong('Sign in');
  await page.goto('/offers');
  await waitLong('Public offers');
  await signIn();
  await page.goto('/postbacks');
  await waitLong('Postbacks');
});

test('[E12] lazy styles that fail to load leave the screen that does without them @day1of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  // A tab that has reloaded itself already.
  await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'));
  await page.route(/\/assets\/lazy-[^/]+\.css$/, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await page.goto('/dashboard');
  await lost;
  await expect(bar(page)).toContainText('A part of the portal could not be loaded.');
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('[E12] a screen whose chunk is gone offers one reload, says when there is a new version, and never loops @day3of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const loads = countLoads(page);
  const analytics = fileWith('screens/analytics/analytics-screen.tsx');
  await page.route(analytics, missing);
  await page.goto('/analytics');
  await expect(heading(page)).toHaveText('This page could not be loaded');
  await expect.poll(loads).toBe(2);
  await expectAccessible(page);
  await page.unroute(analytics);
  await button(page, 'Reload').click();
  await expect(heading(page)).toHaveText('Analytics');

  await deployAnew(page);
  const postbacks = fileWith('screens/postbacks/postbacks-screen.tsx');
  await page.route(postbacks, asPage);
  await link(page, 'Postbacks').click();
  await expect(heading(page)).toHaveText('A new version is ready');
  await expect(button(page, 'Reload')).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(loads).toBe(3);
  await page.goBack();
  await expect(bar(page)).toHaveText('A new version of the portal is ready.');
  await page.unroute(postbacks);
  await page.unroute(isFirstPage);
  await button(page, 'Reload').click();
  await expect(heading(page)).toHaveText('Analytics');
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(loads).toBe(4);

  await page.clock.install();
  await page.route(postbacks, held);
  await link(page, 'Postbacks').click();
  await page.clock.fastForward(100_000);
  await expect(heading(page)).toHaveText('Analytics');
  await page.clock.fastForward(20_000);
  await expect(heading(page)).toHaveText('This page could not be loaded');
});

test('[E12] [A8] a screen that fails with its catalogue has one main heading, and opens by itself @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(
    () => sessionStorage.getItem('reloaded') ?? sessionStorage.setItem('reloaded', '1'),
  );
  const files = ['screens/analytics/analytics-screen.tsx', 'app/shell/screen-failed.tsx'].map(fileWith);
  for (const file of files) await page.route(file, missing);
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal could not be loaded.');
  for (const file of files) await page.unroute(file);
  await expect(heading(page)).toHaveText('Analytics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('[E12] [O12] neither a failed chunk nor a newer network loses what was typed @day9of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.route(fileOf('app/palette/palette-dialog.tsx'), missing);
  await page.goto('/profile');
  const name = page.getByLabel('First name');
  await typeInto(name, 'Noor');
  await page.keyboard.press('Control+k');
  await expect(bar(page)).toHaveText('A part of the portal could not be loaded. Trying again …');
  await expect(name).toHaveValue('Noor');
  await expectAccessible(page);
  await button(page, 'Later').click();
  await expect(bar(page)).toHaveCount(0);

  // The network is newer, and says so with any answer.
  await page.route(currencies, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-portal-version': 'newer-00' } });
  });
  await link(page, 'Billing details').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await typeInto(page.getByLabel('City'), 'Bremen');
  await expect(bar(page)).toHaveText('A new version of the portal is ready.');
  await page.unroute(currencies);
  // Or it does not know a call any more.
  await page.route(currencies, missing);
  await deployAnew(page);
  page.on('dialog', (dialog) => dialog.accept());
  await button(page, 'Reload').click();
  await expect(page.getByLabel('City')).toHaveValue('Bremen');
  await expect(bar(page)).toHaveText('A new version of the portal is ready.');
});

test('[E12] a registration keeps what was typed over the reload that a new version offers @day5of12', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('First name').click();
  await page.keyboard.type('Noor');
  await deployAnew(page);
  await page.route(/^[^?]*\/assets\/.*\.js$/, missing);
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
  await expect(bar(page)).toHaveText('A new version of the portal is ready.');
  await page.unrouteAll();
  await button(page, 'Reload').click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
});
