import { expect, expectAccessible, test } from '../support/portal.ts';

test.beforeEach(({ signIn }) => signIn());

test('[O10] the dashboard says what the month comes to, and by which rule @day9of12', async ({ page }) => {
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Your earnings' });
  await expect(card.getByText(/^Month end/)).toHaveText(/^Month end: €2,\d{3} to €3,\d{3}$/);
  const rule = card.getByRole('button', { name: /^if it goes on like the last 8 weeks/ });
  await expect(rule).toHaveText(
    /^if it goes on like the last 8 weeks Each day ahead .* was at most \d+% off the total that came\.$/,
  );
  const tip = page.getByRole('tooltip', { includeHidden: true });
  await test.step('by keyboard', async () => {
    await card.getByRole('link').first().focus();
    while (!(await rule.evaluate((element) => element.matches(':focus')))) await page.keyboard.press('Tab');
    await expect(tip).toHaveText(
      /^Each day ahead counts as its weekday did in the last 8 weeks\. In each .* at most \d+% off the total that came\.$/,
    );
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
  });
  await test.step('by finger, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await rule.dispatchEvent('click');
    await expect(tip).toHaveText(
      /^Each day ahead counts as its weekday did in the last 8 weeks\. In each .* at most \d+% off the total that came\.$/,
    );
    await expectAccessible(page);
  });
});

test('[O1] [O8] a cap says when it is used up, where that is before it begins anew @day11of12', async ({
  page,
}) => {
  await page.goto('/live-offers/16/live?tab=caps');
  const cap = page.getByRole('main').getByText(/^Expected to be used up/);
  await expect(cap).toHaveText(
    /^Expected to be used up between 2026\/11\/2\d and 2026\/11\/(2\d|30), if it goes on like the last 8 weeks Each day ahead .* at most 25% off the total that came\.$/,
  );
  await expectAccessible(page);
  // A cap of a day.
  await page.goto('/live-offers/1/live?tab=caps');
  await expect(page.getByText('40 left')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Expected to be used up/)).toHaveCount(0);
});

test('[O10] nothing is forecast where one of the last 8 weeks was off by more than 25 % @day7of12', async ({
  page,
}) => {
  await page.route('**/publisher/v2/analytics/timeseries?*', async (route) => {
    const url = new URL(route.request().url());
    if (url.searchParams.get('kpi') !== 'payout') return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as { data: { date: string; values: { payout: number } }[] };
    // Five times as much every other week.
    const data = json.data.map(({ date, values: { payout } }, nth) => ({
      date,
      values: { payout: Math.floor(nth / 7) % 2 === 0 ? payout * 5 : payout },
    }));
    return route.fulfill({ response, json: { ...json, data } });
  });
  await page.goto('/dashboard');
  const earnings = page.getByRole('region', { name: 'Your earnings' });
  await expect(earnings.getByText('Earned this month', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(earnings.getByText(/^Month end/)).toHaveCount(0);
});
