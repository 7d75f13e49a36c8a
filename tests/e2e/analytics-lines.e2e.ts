import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import type { Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

test.beforeEach(({ signIn }) => signIn());

const days = 'from=2026-11-11&to=2026-11-20';
const answer = z.object({ data: z.object({ data: z.array(contract.reports.pivot.answer.schema) }) });
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** The earnings of each value of a dimension, the most first, by another call than the lines are asked for by. */
async function earningsBy(network: Network, by: 'offer_id' | 'country', rest: 'date'[] = []) {
  const { token_type, access_token } = await network.signIn('publisher');
  const dimensions = [by, ...rest].join();
  const response = await fetch(
    `${network.url}/publisher/v2/analytics/pivot?kpi=payout&sort=-payout&date_from=2026-11-11&date_to=2026-11-20&dimensions=${dimensions}`,
    { headers: { authorization: `${token_type} ${access_token}` } },
  );
  return answer.parse(await response.json()).data.data.map(({ keys, labels, values }) => ({
    key: String(keys[by]),
    name: labels[by] ?? '',
    date: String(keys.date),
    payout: values.payout ?? 0,
  }));
}

const legend = (page: Page) => page.getByRole('list', { name: 'Lines' });
const chart = (page: Page) => page.getByRole('figure', { name: /^Earnings by / });
// Finished stretches; the axis, the cursor and open ends are other paths.
const paths = (page: Page) => chart(page).locator('svg path[class*=line]:not([data-open])');
const lineButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Line of ${name} in the chart` });

test('[O10] [L7] rows chosen in the report become lines: their sums and each day agree with the network to the cent; the address keeps them @day3of12', async ({
  page,
  network,
}) => {
  const [first, second, third] = await earningsBy(network, 'offer_id');
  if (!first || !second || !third) throw new Error('The seed has at least three offers with traffic');
  await page.goto(`/analytics?${days}&kpi=payout,conversions`);
  for (const { name } of [first, second, third]) await lineButton(page, name).click();
  const address = `/analytics?${days}&kpi=payout%2Cconversions&lines=${[first, second, third].map(({ key }) => key).join('%2C')}`;
  await expect(page).toHaveURL(address);
  await expect(legend(page).getByRole('listitem')).toHaveText(
    [first, second, third].map(({ name, payout }) => `${name}${money.format(payout)}`),
  );
  await expect(paths(page)).toHaveCount(3);
  await expect(lineButton(page, second.name)).toHaveAttribute('aria-pressed', 'true');
  // One figure at a time; which are compared is said.
  const figures = page.getByRole('group', { name: 'Figures in the chart' });
  await expect(figures.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(
    page.getByText('The lines are compared with each other, not with another period.'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Key figures' })).toContainText(
    'Dashed: today so far. The lines are compared with each other, not with another period.',
  );
  await expect(
    page.getByText('The figures above are of all your traffic, not of these lines alone.'),
  ).toBeVisible();
  // The rows pressed last are far down, where the bar of the window covers part of the filters.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Over time' }).click();
  // Side by side, as the network sums them up by another call.
  const compared = page.getByRole('table', { name: 'Compared' }).locator('tbody').getByRole('row');
  await expect(compared).toHaveCount(3);
  for (const [nth, { name, payout }] of [first, second, third].entries()) {
    await expect(compared.nth(nth)).toContainText(name);
    await expect(compared.nth(nth)).toContainText(money.format(payout));
  }
  const table = page.getByRole('table', { name: 'Figures over time' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Time (UTC)',
    ...[first, second, third].flatMap(({ name }) => [name, `${name}, change`]),
  ]);
  const daily = await earningsBy(network, 'offer_id', ['date']);
  const at = (key: string, date: string) =>
    money.format(daily.find((row) => row.key === key && row.date === date)?.payout ?? 0);
  for (const [nth, { key, payout }] of [first, second, third].entries()) {
    const cells = table.locator(`tr > :nth-child(${2 + 2 * nth}):not([scope=col])`);
    await expect(cells).toHaveText([
      money.format(payout),
      ...Array.from({ length: 10 }, (_, day) => at(key, `2026-11-${11 + day}`)),
    ]);
  }

  await legend(page).getByRole('button', { name: second.name, exact: false }).first().click();
  await expect(page).toHaveURL(new RegExp(`hidden=${second.key}`));
  await expect(paths(page)).toHaveCount(2);
  await page.reload();
  await expect(paths(page)).toHaveCount(2);
  await expect(legend(page).locator('[aria-pressed=false]')).toContainText(second.name);
  await figures.getByRole('button', { name: /^Clicks/ }).click();
  await expect(page).toHaveURL(/kpi=clicks&/);
  await expect(page.getByRole('figure', { name: /^Clicks by Offer/ })).toBeVisible();
  await page.goBack();
  await legend(page)
    .getByRole('button', { name: `Remove the line of ${first.name}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`lines=${second.key}%2C${third.key}&`));
  await page.goBack();
  await expect(legend(page).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
});

test('[L2] [O10] a line that fails costs that line alone and is loaded again; without a connection a line waits @day4of12', async ({
  page,
  context,
  network,
  problems,
}) => {
  const [first, second, third] = await earningsBy(network, 'offer_id');
  if (!first || !second || !third) throw new Error('The seed has at least three offers with traffic');
  problems.allow(/^500 GET \/publisher\/v2\/analytics\/timeseries|ERR_INTERNET_DISCONNECTED/);
  const ofSecond = new RegExp(`/analytics/timeseries\\?.*offer_id=${second.key}(&|$)`);
  await page.route(ofSecond, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/analytics?${days}&kpi=payout&tab=timeseries&lines=${first.key},${second.key}`);
  const entries = legend(page).getByRole('listitem');
  await expect(entries).toHaveText([
    `${first.name}${money.format(first.payout)}`,
    `${second.name}Not loaded`,
  ]);
  await expect(paths(page)).toHaveCount(1);
  const table = page.getByRole('table', { name: 'Figures over time' });
  await expect(table.getByRole('row', { name: 'Total' }).getByRole('cell')).toHaveText([
    money.format(first.payout),
    '–',
    '–',
    '–',
  ]);
  await page.unroute(ofSecond);
  await page.getByRole('button', { name: `Load ${second.name} again` }).click();
  await expect(entries.last()).toHaveText(`${second.name}${money.format(second.payout)}`);
  await expect(paths(page)).toHaveCount(2);

  await page.getByRole('link', { name: 'Report' }).click();
  await expect(lineButton(page, third.name)).toBeVisible();
  await context.setOffline(true);
  await lineButton(page, third.name).click();
  await expect(entries.last()).toHaveText(`${third.name}Waiting for a connection`);
  await expect(paths(page)).toHaveCount(2);
  await context.setOffline(false);
  await expect(entries.last()).toHaveText(`${third.name}${money.format(third.payout)}`);
  await expect(paths(page)).toHaveCount(3);
});

test('[O10] [L7] the rows of any dimension are found, chosen and taken away in a panel, six at most; a view keeps them @day11of12', async ({
  page,
  network,
}) => {
  const countries = await earningsBy(network, 'country');
  await page.goto(`/analytics?${days}&kpi=payout&tab=pivot&dimensions=date,country`);
  await page.getByRole('button', { name: 'Split into lines' }).click();
  const panel = page.getByRole('dialog', { name: 'Split into lines' });
  await expect(panel.getByRole('combobox', { name: 'Lines by' })).toHaveValue('country');
  await panel.getByRole('button', { name: 'Top 5' }).click();
  const best = countries.slice(0, 5);
  await expect(page).toHaveURL(new RegExp(`by=country&lines=${best.map(({ key }) => key).join('%2C')}$`));
  await expect(legend(page).getByRole('listitem')).toHaveText(
    best.map(({ name, payout }) => `${name}${money.format(payout)}`),
  );
  await page.getByRole('button', { name: 'Split into lines' }).click();
  const sixth = countries[5];
  if (!sixth) throw new Error('The seed has more than five countries');
  await typeInto(panel.getByRole('searchbox', { name: 'Find in Country' }), sixth.name);
  await panel.getByRole('checkbox').first().check();
  await expect(legend(page).getByRole('listitem')).toHaveCount(6);
  await typeInto(panel.getByRole('searchbox', { name: 'Find in Country' }), '');
  await expect(panel.getByRole('checkbox', { checked: false }).first()).toBeDisabled();
  // Six shapes beside the six names, each another one.
  const shapes = await legend(page)
    .locator('svg path:first-child')
    .evaluateAll((all) => all.map((shape) => shape.getAttribute('d')));
  expect(new Set(shapes.filter((_, nth) => nth % 2 === 0)).size).toBe(6);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const kept = new URL(page.url()).search;
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await typeInto(page.getByRole('dialog').getByLabel('Name'), 'Countries');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/analytics');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Countries', exact: true }).click();
  await expect(legend(page).getByRole('listitem')).toHaveCount(6);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(
    Object.fromEntries(new URLSearchParams(kept)),
  );

  await page.getByRole('button', { name: 'Split into lines' }).click();
  await panel.getByRole('combobox', { name: 'Lines by' }).selectOption('Sub ID 1');
  await panel.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/by=sub1&lines=[^&%]+/);
  await expect(legend(page).getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Remove all lines' }).click();
  await expect(legend(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/lines=|by=/);
});

test.describe(() => {
  test.use({ language: 'de' });

  test('[A9] [O10] in German on a phone, lines and their legend fit the window @day12of12', async ({
    page,
    network,
  }) => {
    const offers = await earningsBy(network, 'offer_id');
    const lines = offers.slice(0, 6).map(({ key }) => key);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const tab of ['report', 'timeseries']) {
      await page.goto(`/analytics?${days}&kpi=payout&tab=${tab}&lines=${lines.join()}`);
      await expect(page.getByRole('list', { name: 'Linien' }).getByRole('listitem')).toHaveCount(6);
      await expect(page.getByRole('figure', { name: /^Einnahmen nach Angebot/ })).toBeVisible();
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      await expectAccessible(page);
    }
  });
});
