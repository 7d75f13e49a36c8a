import { expect, expectAccessible, test } from '../support/portal.ts';

test('[N1] one bar says that there is no connection, or no answer, as of when the figures are, and that both are back @day2of12', async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(/net::ERR_|^503 GET /);
  await signIn();
  await page.clock.install();
  await page.goto('/live-offers');
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const bar = page.getByRole('status').filter({ hasText: /offline|does not answer|restored/ });

  await context.setOffline(true);
  await expect(bar).toHaveText(
    /^You are offline\. Changes can be made once there is a connection\. Showing data from \d\d:\d\d:\d\d\.$/,
  );
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(bar).toHaveText('Connection restored');
  await page.clock.fastForward(4000);
  await expect(bar).toHaveCount(0);

  // The browser sees a connection, and is wrong.
  await page.route(/\/(publisher|public)\/v/, (route) => route.abort('connectionreset'));
  await page.getByRole('link', { name: 'Postbacks' }).first().click();
  // Nothing of this screen was ever loaded.
  await expect(bar).toHaveText('The network does not answer.');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).not.toHaveAttribute('aria-busy');
  await page.clock.runFor(10_000);
  // The bar speaks for the parts.
  await expect(page.getByRole('main').getByText('Not loaded')).toBeVisible();
  await page.unroute(/\/(publisher|public)\/v/);
  await again.click();
  await expect(bar).toHaveText('Connection restored');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Not loaded')).toHaveCount(0);
  await page.clock.fastForward(4000);
  await expect(bar).toHaveCount(0);

  // The network's database is down: what it says so with is no answer, and it is asked again without a press.
  await page.route(/\/(publisher|public)\/v/, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { code: 'SERVICE_UNAVAILABLE' } }),
  );
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  await expect(bar).toHaveText(/^The network does not answer\./);
  await page.unroute(/\/(publisher|public)\/v/);
  await page.clock.runFor(30_000);
  await expect(page.locator('main figure svg').first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('[N1] [L2] without a connection the bar says of when the screen is that is shown, and nothing where it shows none @day6of12', async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(/net::ERR_/);
  await signIn();
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(page.locator('main figure svg').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = page
    .getByRole('main')
    .getByText(/^(Loaded|As of|Updated) /i)
    .first();
  const timeIn = (text: string) => {
    const [, hours, minutes, seconds] = /(\d\d):(\d\d):(\d\d)/.exec(text) ?? [];
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  };
  const ofDashboard = timeIn(await loaded.innerText());
  await page.clock.fastForward(300_000);
  const answered = page.waitForResponse(/\/publisher\/v1\/postbacks\?limit=10/);
  await page.getByRole('link', { name: 'Postbacks' }).first().click();
  await answered;
  await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible();
  const bar = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await context.setOffline(true);
  await expect(bar).toHaveText(/Showing data from \d\d:\d\d:\d\d\.$/);
  await expect.poll(async () => timeIn(await bar.innerText()) - ofDashboard).toBeGreaterThanOrEqual(299);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(bar).toContainText('Showing data from ');
  // Its parts come within seconds.
  await expect.poll(async () => Math.abs(timeIn(await bar.innerText()) - ofDashboard)).toBeLessThan(30);
});

test('[N1] [E12] no connection and a new version are said to those who are not signed in, too @day3of6', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await expect(page.getByRole('banner')).toContainText('Halyard');
  await page.clock.fastForward(3000);
  const bar = page.getByRole('status');
  await expect(bar).toHaveText('');
  await context.setOffline(true);
  await expect(bar).toHaveText('You are offline. Changes can be made once there is a connection.');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(bar).toHaveText('Connection restored');
  await page.clock.fastForward(4000);
  await expect(bar).toHaveText('');

  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(src="\/assets\/)[\w-]+\.js/g, '$1newer-00.js');
    await route.fulfill({ response, body });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(bar).toHaveText('A new version of the portal is ready.');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(bar).toHaveText('');
});

test('[N1] [L2] without a connection the rows of the page before are marked as such, and none can be selected', async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(/net::ERR_/);
  await signIn();
  await page.goto('/live-offers');
  const main = page.getByRole('main');
  const rows = main.locator('tbody tr');
  await expect(rows.nth(9).getByRole('rowheader')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const ticks = main.locator('tbody').getByRole('checkbox');
  await expect(ticks).toHaveCount(10);
  await context.setOffline(true);
  await main.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(main).toContainText('Until then, the rows shown are those from before.');
  await expect(ticks).toHaveCount(0);
  await expect(main.locator('tbody tr[data-dim]')).toHaveCount(10);
  await context.setOffline(false);
  await expect(main.locator('tbody tr[data-dim]')).toHaveCount(0);
  await expect(ticks).toHaveCount(10);
});
