import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import { expect, test } from '../support/portal.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const days = z.object({ data: contract.analytics.timeseries.answer.schema, meta: z.unknown() });

test('[O10] an unusual day is ringed in the chart and said in one sentence, in both languages @day9of12', async ({
  page,
  signIn,
}) => {
  // Ten times the conversions of the network, and hardly any on the 17th, a Tuesday.
  const answered = new Map<string, number>();
  await page.route(/\/analytics\/timeseries\?(?!.*interval=hour)/, async (route) => {
    const response = await route.fetch();
    const { data, meta } = days.parse(await response.json());
    const changed = data.map(({ date, values }) => {
      const conversions = date === '2026-11-17' ? 3 : 60 + (Number(date.slice(8)) % 9);
      answered.set(date, conversions);
      return { date, values: { ...values, conversions } };
    });
    await route.fulfill({ response, json: { data: changed, meta } });
  });
  await signIn();
  await page.goto('/dashboard?kpi=conversions');
  const month = card(page, 'Month to date');
  await expect(month).toContainText('Conversions fell to');
  // Tuesdays 10, 3, then 27, 20, 13, 6 of October and 29 of September: 61, 63, 60, 62, 64, 66, 62 conversions.
  const tuesdays = ['11-10', '11-03', '10-27', '10-20', '10-13', '10-06', '09-29'];
  expect(tuesdays.map((day) => answered.get(`2026-${day}`))).toEqual([61, 63, 60, 62, 64, 66, 62]);
  // Their median is 62, that of the deviations 1, 1, 2, 0, 2, 4, 0 is 1; 15 % of 62 are more than 3: 52.7 to 71.3.
  const said =
    'Conversions fell to 3 on Tuesday, 2026/11/17; on this weekday 53 to 71 were usual in the last 7 weeks.';
  await expect(month.getByText(said, { exact: true })).toBeVisible();
  const ring = await page
    .locator('main figure i')
    .evaluateAll((rings) => rings.map(({ style }) => style.left));
  // The 17th of 30 days.
  expect(ring.map((left) => Number.parseFloat(left).toFixed(2))).toEqual([((100 * 16) / 29).toFixed(2)]);
  await month.getByText('Unique clicks', { exact: true }).click();
  await expect(page.getByRole('figure', { name: 'Unique clicks per day' })).toBeVisible();
  await expect(page.locator('main figure i')).toHaveCount(0);
  await expect(month).not.toContainText('were usual');

  await page.goto('/dashboard?kpi=conversions&view=table');
  await expect(month.getByText(said, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'publisher@portal.test' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(card(page, 'Laufender Monat')).toContainText(
    'Conversions am Dienstag, 2026/11/17: 3, weniger als die an diesem Wochentag üblichen 53 bis 71 (letzte 7 Wochen).',
  );
  await page.unrouteAll({ behavior: 'wait' });
});
