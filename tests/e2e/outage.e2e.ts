import { expect, test } from '../support/portal.ts';

const failure = 'Data loading failed. Please try again using Refresh button.';

test('[L2] [O8] an offer that is not there is said to be missing, with ways on and no Refresh @day7of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^404 GET \/publisher\/v1\/approvals\/99999/);
  await signIn();
  await page.goto('/live-offers/99999/live');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This offer does not exist');
  await expect(page.getByText(failure)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Find other offers' })).toHaveAttribute('href', '/offer-wall');
  await page.getByRole('link', { name: 'Go to your offers' }).click();
  await expect(page).toHaveURL('/live-offers');
});

test('[L2] [O1] an offer that is not on the wall is said to be missing, with ways on @day11of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^404 GET \/publisher\/v1\/offers\/99999/);
  await signIn();
  await page.goto('/offer-wall?offer=99999');
  const dialog = page.getByRole('dialog', { name: 'There is no such offer' });
  await expect(dialog.getByRole('link', { name: 'Go to your offers' })).toHaveAttribute(
    'href',
    '/live-offers',
  );
  await dialog.getByRole('button', { name: 'Find other offers' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/offer-wall');
});

test('[L2] [E8] an outage of the whole network is one bar with one Refresh, which brings everything back @day9of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^500 GET /);
  await signIn();
  const figures = /\/publisher\/v[12]\/(analytics|offers|approvals|campaigns|tracking-links|postbacks)/;
  await page.route(figures, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard');
  const problem = page.getByText('The network is having problems');
  const parts = page.getByRole('main').getByRole('region');
  await expect(problem).toBeVisible();
  await expect(parts.getByText('Not loaded').first()).toBeVisible();
  await expect(page.getByText(failure)).toHaveCount(0);
  await expect(parts.getByRole('button', { name: 'Refresh' })).toHaveCount(0);
  await page.unroute(figures);
  const answers = Promise.withResolvers<void>();
  await page.route(figures, async (route) => {
    await answers.promise;
    await route.fallback();
  });
  const refresh = page.locator('[data-banner]').getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  await expect(problem).toBeVisible();
  await expect(parts.getByText('Not loaded')).toHaveCount(0);
  answers.resolve();
  await expect(problem).toHaveCount(0);
  await expect(parts.getByText('Stromwechsel24 – Ökostrom lead').first()).toBeVisible();
  await expect(parts.getByText('Not loaded')).toHaveCount(0);
});

test('[L2] [E8] what could not be refreshed keeps its figures with their time, and one bar says since when nothing came @day3of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^500 GET /);
  await signIn();
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  const figures = main.getByRole('radiogroup', { name: 'Key figures' }).getByRole('radio');
  await expect(figures).toHaveCount(6);
  await expect(main.getByText('Stromwechsel24 – Ökostrom lead').first()).toBeVisible();
  await page.route(
    /\/publisher\/v[12]\/(analytics|offers|approvals|campaigns|tracking-links|postbacks)/,
    (route) => route.fulfill({ status: 500, json: {} }),
  );
  await main.getByRole('button', { name: 'Refresh' }).first().click();
  const banner = page.locator('[data-banner]');
  await expect(banner).toContainText(/The network is having problems\. Showing data from \d\d:\d\d:\d\d\./);
  await expect(figures).toHaveCount(6);
  await expect(main.getByText(/^Loaded \d\d:\d\d:\d\d (UTC|\(\d\d:\d\d UTC\)) · days in UTC/)).toHaveCount(1);
  await expect(main.getByText(/ pending, .* on hold$/)).toBeVisible();
  await expect(main.getByText('Not refreshed')).toHaveCount(0);
  await expect(main.getByText(failure)).toHaveCount(0);
  await page.unrouteAll();
  await banner.getByRole('button', { name: 'Refresh' }).click();
  await expect(banner).toHaveCount(0);
  await expect(figures).toHaveCount(6);
});

test('[L2] [O10] each table of Analytics says that it could not be loaded @day6of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^500 GET /);
  await signIn();
  await page.route(/\/publisher\/v2\/analytics\/(?!dict-kpi)/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  for (const [tab, table] of [
    ['report', 'Report'],
    ['pivot', 'Pivot'],
    ['timeseries', 'Figures over time'],
  ]) {
    await test.step(`${table}`, async () => {
      await page.goto(`/analytics?tab=${tab}`);
      for (const name of ['Key figures', `${table}`]) {
        const part = page.getByRole('main').getByRole('region', { name, exact: true });
        await expect(part.getByText('Not loaded')).toBeVisible();
      }
    });
  }
  const banner = page.locator('[data-banner]');
  await expect(banner).toContainText(
    'The network is having problems. Parts of this page could not be loaded.',
  );
  await page.unrouteAll();
  await banner.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('table', { name: 'Figures over time' }).getByRole('row')).toHaveCount(9);
});
