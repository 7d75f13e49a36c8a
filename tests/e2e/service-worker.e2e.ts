import type { Page } from '@playwright/test';
import { accounts } from '../support/network.ts';
import { expect } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';
import { deployments, releases, test, type Release } from '../support/portal-in-front.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const earnings = (page: Page) =>
  page.getByRole('region', { name: 'Your earnings', exact: true }).locator('dl > div');
const bar = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const release = (page: Page) => page.evaluate(() => document.documentElement.dataset['release']);
const isFromWorker = async (page: Page, address: string) => (await page.goto(address))?.fromServiceWorker();

// The page keeps it, for a start without a connection.
const lastAnswers = 'answers';
/** Paths that the worker has kept. */
const kept = (page: Page) =>
  page.evaluate(async (ownCache) => {
    const names = (await caches.keys()).filter((name) => name !== ownCache);
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, lastAnswers);
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Scripts and the like that the page has loaded, and the worker has not. */
const missing = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = loaded.filter((name) => name.includes('/assets/'));
    const found = await Promise.all(files.map((name) => caches.match(name)));
    return files.filter((_, nth) => !found[nth]);
  });

/** A first visit, until the worker is there and has all that the page has loaded. */
async function visit(page: Page, address: string, name: string) {
  await page.clock.install();
  await page.goto(address);
  await expect(heading(page)).toHaveText(name);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(6000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => missing(page)).toEqual([]);
}

/** Whether all that the worker keeps of the page has the mark of a release. */
const isKept = (page: Page, mark: string) =>
  page.evaluate(async (expected) => {
    const names = await caches.keys();
    const kinds = await Promise.all(
      names.map(async (name) => (await caches.open(name)).matchAll('/index.html', { ignoreSearch: true })),
    );
    const pages = await Promise.all(kinds.flat().map((answer) => answer.text()));
    return pages.length > 0 && pages.every((html) => html.includes(expected));
  }, mark);

/**
 * Chromium looks for another worker once the network of a page has been quiet for a while: the page stays open until it
 * is there.
 */
async function expectFromWorker(page: Page, address: string, { name, mark }: Release) {
  expect(await isFromWorker(page, address)).toBe(true);
  await expect.poll(() => isKept(page, mark), { timeout: 60_000 }).toBe(true);
  expect(await isFromWorker(page, address)).toBe(true);
  expect(await release(page)).toBe(name);
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(heading(page)).toHaveText('Sign in');
}

test('[E12] [S3] a second visit takes neither page nor scripts from the network, and no call or page of auditors is kept @day7of12', async ({
  page,
  signIn,
  front,
}) => {
  await signIn();
  await visit(page, '/dashboard', 'Dashboard');
  front.asked();
  expect(await isFromWorker(page, '/dashboard')).toBe(true);
  await expect(heading(page)).toHaveText('Dashboard');
  await expect(page.locator('main figure svg').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Whether the page is still the same.
  expect(front.asked()).toEqual(['/index.html']);
  expect((await kept(page)).filter((path) => !/^\/(index\.html|assets\/[^/]+)$/.test(path))).toEqual([]);

  for (const address of ['/statecharts', '/accessibility', '/openapi']) {
    expect([address, await isFromWorker(page, address)]).toEqual([address, false]);
    await page.waitForLoadState('networkidle');
  }
  expect((await kept(page)).filter((path) => path.startsWith('/assets/audit'))).toEqual([]);
});

test('[N1] [E12] without a connection the portal starts with its last figures and says of when they are; after signing out nothing private is left, nor by Back @day11of12', async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(/net::ERR_/);
  await signIn();
  await visit(page, '/dashboard', 'Dashboard');
  await expect.poll(() => page.evaluate((name) => caches.has(name), lastAnswers)).toBe(true);
  const figures = await earnings(page).allTextContents();
  await context.setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await expect(heading(page)).toHaveText('Dashboard');
  // By the head of the page and by the portal: asked again, it would fail again, with nothing on screen meanwhile.
  expect(asked.filter((path) => path.endsWith('/user-profile'))).toHaveLength(2);
  await expect(bar(page, 'You are offline.')).toContainText(/Showing data from \d\d:\d\d:\d\d\./);
  await expect(earnings(page)).toHaveText(figures);
  await expect(page.locator('main figure svg').first()).toBeVisible();
  const tomorrow = await page.evaluate(() => Date.now() + 86_400_000);
  await page.clock.setSystemTime(tomorrow);
  await page.goto('/dashboard');
  await expect(bar(page, 'You are offline.')).toContainText(
    /Showing data from \d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d\./,
  );
  await expect(earnings(page)).toHaveText(figures);
  await page.clock.setSystemTime(tomorrow - 86_400_000);

  await context.setOffline(false);
  await page.goto('/dashboard');
  await expect(page.locator('main figure svg').first()).toBeVisible();
  await signOut(page);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(heading(page)).toHaveText('Sign in');
  await page.goBack();
  await expect(heading(page)).toHaveText('Sign in');
  await expect(page.locator('main figure svg')).toHaveCount(0);
  await expect(page.getByText(accounts.publisher)).toHaveCount(0);
  expect(await page.evaluate((name) => caches.has(name), lastAnswers)).toBe(false);
});

test('[N1] [L2] [E12] without a connection one bar says so, and a screen that was never visited leads to what is stored @day2of12', async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(/net::ERR_/);
  await signIn();
  await visit(page, '/dashboard', 'Dashboard');
  await expect.poll(() => page.evaluate((name) => caches.has(name), lastAnswers)).toBe(true);
  const figures = await earnings(page).allTextContents();
  await context.setOffline(true);
  await page.reload();
  await expect(bar(page, 'You are offline.')).toContainText(/Showing data from \d\d:\d\d:\d\d\./);
  await expect(earnings(page)).toHaveText(figures);
  await page.clock.fastForward(3000);
  await expect(page.getByText('Not refreshed')).toHaveCount(0);
  await expect(page.getByText('The network cannot be reached.')).toHaveCount(0);

  await page.goto('/profile?tab=account');
  await expect(heading(page)).toHaveText('There is no connection');
  await expect(page.getByRole('main')).toContainText('This page is not stored on this device yet.');
  await expect(page.getByText('The portal could not be loaded.')).toHaveCount(0);
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(earnings(page)).toHaveText(figures);
  await page.goBack();
  await expect(heading(page)).toHaveText('There is no connection');
  await context.setOffline(false);
  await page.reload();
  await expect(heading(page)).toHaveText('Profile');
});

test('[N1] [S12] what is typed without a connection is there after a reload without one, and with one @day6of12', async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(/net::ERR_/);
  await signIn();
  await visit(page, '/profile', 'Profile');
  await expect.poll(() => page.evaluate((name) => caches.has(name), lastAnswers)).toBe(true);
  const field = page.getByRole('textbox', { name: 'First name' });
  await expect(field).toBeVisible();
  await context.setOffline(true);
  await typeInto(field, 'typed.offline');
  for (const isOffline of [true, false]) {
    await context.setOffline(isOffline);
    await page.reload();
    await expect(field).toHaveValue('typed.offline');
  }
});

test('[E12] a newer release is offered, is there at the first reload, and stays @day9of12', async ({
  page,
  signIn,
  front,
}) => {
  await signIn();
  await visit(page, '/dashboard', 'Dashboard');
  front.deploy(deployments.newerWithOldWorker);
  expect(await isFromWorker(page, '/dashboard')).toBe(true);
  await expect(heading(page)).toHaveText('Dashboard');
  expect(await release(page)).toBeUndefined();
  await expect(bar(page, 'A new version of the portal is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-release', 'newer');
  front.deploy(deployments.newer);
  await expectFromWorker(page, '/dashboard', releases.newer);
});

test('[C1] another brand or configuration of the same release is there a visit later @day4of12', async ({
  page,
  front,
}) => {
  await visit(page, '/login', 'Sign in');
  front.deploy(deployments.otherBrand);
  await expectFromWorker(page, '/login', releases.branded);
});

for (const name of ['newerWithoutWorker', 'switchedOff'] as const) {
  test(`[E12] a host without the worker gets rid of it (${name}) @day5of12`, async ({
    page,
    front,
    problems,
  }) => {
    problems.allow(/^404 GET \/service-worker\.js/);
    await visit(page, '/login', 'Sign in');
    front.deploy(deployments[name]);
    expect(await isFromWorker(page, '/login')).toBe(true);
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => kept(page)).not.toContain('/index.html');
    expect(await isFromWorker(page, '/login')).toBe(false);
  });
}
