import { expect, test } from '../support/portal.ts';

const scripts = '**/assets/**/*.js';
const failing = { status: 500, contentType: 'text/plain', body: 'down' };

for (const place of ['/statecharts/', '/accessibility/']) {
  test(`[E12] [M3] ${place} says when its scripts do not arrive, and offers a reload`, async ({
    page,
    problems,
  }) => {
    problems.allow(/^500 GET \/assets\/|net::ERR_|Failed to load|preload/);
    await page.route(scripts, (route) => route.fulfill(failing));
    await page.goto(place);
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
    await expect(page.getByRole('alert')).toContainText('Diese Seite konnte nicht geladen werden.');
    await page.unroute(scripts);
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('[E12] [M3] laws whose scripts did not arrive are requested again, offline too @day12of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^500 GET \/assets\/|net::ERR_|Failed to load|preload/);
  await page.goto('/statecharts/');
  const link = page.getByRole('link', { name: 'Laws', exact: true });
  await expect(page.getByRole('group', { name: /^Drawing of/ }).first()).toBeVisible();
  await page.route(scripts, (route) => route.fulfill(failing));
  await link.click();
  const failed = page.getByRole('alert').filter({ hasText: 'The laws could not be loaded.' });
  await expect(failed).toBeVisible();
  const asked = page.waitForRequest(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await asked;
  await expect(failed).toBeVisible();
  await page.context().setOffline(true);
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('table', { name: 'Laws' })).toBeVisible();
});

test('[A9] [M3] every section has a title of its own, and the keyboard goes on in it @day3of12', async ({
  page,
}) => {
  await page.goto('/statecharts/');
  await expect(page).toHaveTitle('System – Statecharts of the publisher portal');
  for (const name of ['Requirements', 'Evidence', 'Check a log', 'Laws']) {
    // One after the other, as an auditor walks through them.
    await page.getByRole('link', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(`${name} – Statecharts of the publisher portal`);
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.goto('/statecharts/#/chart/terms');
  await expect(page).toHaveTitle('terms – Statecharts of the publisher portal');
});

test('[M3] what can happen in a simulation has a name of its own each @day10of12', async ({ page }) => {
  await page.goto('/statecharts/#/chart/terms?mode=simulation');
  const offers = page
    .getByRole('heading', { name: 'What can happen now' })
    .locator('xpath=..')
    .getByRole('button');
  await expect(offers.first()).toBeVisible();
  const names = await offers.allTextContents();
  expect(names.length).toBeGreaterThan(2);
  expect([...new Set(names)]).toEqual(names);
});

test('[M3] a log that is not there yet is no wrong one @day2of12', async ({ page }) => {
  await page.goto('/statecharts/#/conformance');
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await expect(check).toHaveAccessibleDescription('Choose an event log or paste one first');
  await page.getByRole('textbox', { name: 'Event log' }).pressSequentially('x');
  await check.click();
  await expect(page.getByRole('alert')).toContainText('This is no event log');
});

test('[M3] a list of tests that does not arrive can be asked for again @day7of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^503 /);
  await page.route('**/statecharts/tests.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto('/statecharts/#/requirements');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Requirements' })).toBeVisible();
});

test('[E12] [M3] pages that could not be loaded without a connection say so, and are loaded once it is back @day11of12', async ({
  page,
  problems,
}) => {
  problems.allow(/net::ERR_|Failed to load/);
  await page.goto('/statecharts/#/conformance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a log');
  await page.context().setOffline(true);
  for (const name of ['Requirements', 'Tests', 'Laws', 'Evidence']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('alert').first()).toContainText(
      'could not be loaded. You are offline. It is loaded as soon as there is a connection again.',
    );
  }
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Requirements', exact: true }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});
