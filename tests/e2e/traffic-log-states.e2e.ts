import type { Page } from '@playwright/test';
import type * as z from 'zod/mini';
import type { trafficLog } from '#contract/traffic-log.ts';
import type { Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

type Answer = z.output<(typeof trafficLog)['conversions']['answer']['schema']>;

/** Of one click that has one conversion. */
async function clickIdOf(network: Network): Promise<string> {
  const { access_token: token } = await network.signIn('publisher');
  const period = 'date_from=2026-09-01&date_to=2026-11-20';
  const answer = await fetch(`${network.url}/publisher/v2/analytics/conversions?${period}&offer_id=48213`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: Answer };
  return String(data.data[0]?.click_id);
}

const log = (page: Page, name = 'Conversions') => page.getByRole('region', { name, exact: true });
const rowsOf = (page: Page, name?: string) =>
  log(page, name).getByRole('table').locator('tbody').getByRole('row');

test('[L1] [O10] an ID that is searched outside its days names the days that were searched, and is found among all that can be @day11of12', async ({
  page,
  network,
  signIn,
}) => {
  const id = await clickIdOf(network);
  const nothing = (name: string, searched: string) =>
    expect(log(page, name)).toContainText(
      `Nothing matches this ID and your filters in ${searched}, days in UTC. Other days were not searched.`,
    );
  await signIn();
  for (const [name, address, label] of [
    ['Clicks', 'log=clicks', 'Click ID'],
    ['Conversions', 'log=conversions', 'Transaction or click ID'],
  ] as const) {
    await page.goto(`/analytics?from=2026-08-03&to=2026-08-05&${address}`);
    await typeInto(page.getByRole('searchbox', { name: label }), id);
    await nothing(name, '2026/08/03 – 2026/08/05');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Search the last 366 days' }).click();
    await expect(rowsOf(page, name)).toHaveCount(1);
    await expect(page).toHaveURL(/from=2025-11-20&to=2026-11-20/);
    await typeInto(page.getByRole('searchbox', { name: label }), `${id}0`);
    await nothing(name, '2025/11/20 – 2026/11/20');
    await expect(page.getByRole('button', { name: /^Search the last/ })).toHaveCount(0);
  }
  // Figures by link are counted click by click.
  await page.goto('/analytics?from=2026-11-20&to=2026-11-20&log=clicks&link_id=1&sub1=none');
  await typeInto(page.getByRole('searchbox', { name: 'Click ID' }), `${id}0`);
  await nothing('Clicks', '2026/11/20');
  await expect(page.getByRole('button', { name: 'Search the last 31 days' })).toBeVisible();
});

test('[L2] [O10] while it loads the log of conversions writes no amount of an unknown currency, and offers no more rows below placeholders @day10of12', async ({
  page,
  signIn,
}) => {
  const finish = Promise.withResolvers<void>();
  await signIn();
  await page.route('/publisher/v2/analytics/dict-kpi', async (route) => {
    await finish.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isMore = [...document.querySelectorAll('main button')].some(
        ({ textContent }) => textContent === 'Load more',
      );
      const hasRows = [...document.querySelectorAll('main tbody tr')].some(({ textContent }) => textContent);
      if (isMore && !hasRows) document.documentElement.dataset['early'] = '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/analytics?from=2026-09-01&to=2026-11-20&log=conversions');
  await expect(rowsOf(page)).toHaveCount(20);
  await expect(log(page)).toContainText(/[\d,]+ conversions · \d+ rejected/);
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  finish.resolve();
  await expect(log(page)).toContainText(/[\d,]+ conversions · €[\d,.]+ · \d+ rejected/);
});
