import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import { neededDays } from '#figures/forecast/known-days.ts';
import { monthEnd } from '#figures/forecast/month-end.ts';
import type { Network } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { askNetwork, card, inOneLine, overview } from './dashboard-parts.ts';

const timeseries = z.object({ data: contract.analytics.timeseries.answer.schema });
const balance = z.object({ data: contract.payments.balance.answer.schema });

async function earned(network: Network, from: string, to: string): Promise<number> {
  const path = `/publisher/v2/analytics/overview?date_from=${from}&date_to=${to}&kpi=payout`;
  return overview.parse(await askNetwork(network, path)).data.current.payout ?? Number.NaN;
}

async function forecastOf(network: Network, today: string) {
  const { from, to } = neededDays(today);
  const path = `/publisher/v2/analytics/timeseries?date_from=${from}&date_to=${to}&kpi=payout`;
  const end = monthEnd(timeseries.parse(await askNetwork(network, path)).data, today);
  const whole = (amount: number) => `€${amount.toLocaleString('en')}`;
  const range = end && `Month end: ${whole(Math.floor(end.from))} to ${whole(Math.ceil(end.to))}`;
  const wrong = Math.ceil((end?.wrong ?? 0) * 100);
  return `${range} if it goes on like the last 8 weeks Each day ahead counts as its weekday did in the last 8 weeks. In each of those weeks this forecast was at most ${wrong}% off the total that came.`;
}

const moneyIn = (locale: string) => (amount: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount).replaceAll(/\s/g, ' ');
const tilesOf = async (page: Page, name: string) =>
  inOneLine(await card(page, name).locator('dl > div').allInnerTexts());
const balancePath = '/publisher/v1/payments/balance';
const isBalance = (url: string) => new URL(url).pathname === balancePath;

test('[O10] [O12] money comes first: what was earned, what is available and the next payout, as the network has them @day9of12', async ({
  page,
  network,
  problems,
  signIn,
}) => {
  problems.allow(/^(500|501) GET \/publisher\/v(1\/payments\/balance|2\/analytics\/timeseries)$/);
  const [now, finished, before, account, forecast] = await Promise.all([
    earned(network, '2026-11-01', '2026-11-20'),
    earned(network, '2026-11-01', '2026-11-19'),
    earned(network, '2026-10-01', '2026-10-19'),
    askNetwork(network, balancePath),
    forecastOf(network, '2026-11-20'),
  ]);
  const { data } = balance.parse(account);
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (isBalance(url) || url.includes('/analytics/timeseries')) calls.push(new URL(url).pathname);
  });
  await signIn();

  await test.step('whole texts, with balance and forecast asked for last', async () => {
    await page.goto('/dashboard');
    const money = moneyIn('en');
    const change = ((100 * (finished - before)) / before).toFixed(1);
    await expect(card(page, 'Your earnings')).toContainText('on hold');
    await expect(card(page, 'Your earnings')).toContainText('Month end');
    expect(await tilesOf(page, 'Your earnings')).toEqual([
      `Earned this month ${money(now)} up ${change}% full days: ${money(finished)} vs ${money(before)} ${forecast}`,
      `Available ${money(data.available)} ${money(data.pending)} pending, ${money(data.held)} on hold`,
      `Next payout ${money(data.next_payout?.amount ?? Number.NaN)} waits for your billing details`,
    ]);
    await expect(page.locator('main h2').first()).toHaveText('Your earnings');
    await expect(card(page, 'Your earnings').getByRole('link')).toHaveAttribute(
      'href',
      '/profile?tab=payments',
    );
    const figures = '/publisher/v2/analytics/timeseries';
    expect([calls.slice(0, 2), calls.slice(2).toSorted()]).toEqual([
      [figures, figures],
      [balancePath, figures],
    ]);
  });

  await test.step('its room is kept while it loads, and a failure stays in its place', async () => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/payments/balance', async (route) => {
      await answer.promise;
      await route.fulfill({ status: 500, json: {} });
    });
    await page.reload();
    const tiles = card(page, 'Your earnings').locator('dl > div');
    await expect(tiles).toHaveCount(3);
    const today = card(page, 'Today so far');
    await expect(today.locator('dl')).toBeVisible();
    const top = (await today.boundingBox())?.y;
    answer.resolve();
    await expect(card(page, 'Your earnings').getByRole('status')).toHaveText('Not loaded Refresh');
    expect((await today.boundingBox())?.y).toBe(top);
    expect((await tilesOf(page, 'Your earnings')).slice(1)).toEqual([
      'Available – Not loaded Refresh',
      'Next payout –',
    ]);
    await page.unroute('**/payments/balance');
    await card(page, 'Your earnings').getByRole('button', { name: 'Refresh' }).click();
    await expect(card(page, 'Your earnings')).toContainText(moneyIn('en')(data.available));
    expect((await today.boundingBox())?.y).toBe(top);
  });

  await test.step('without the figures of the month what is available is still there', async () => {
    const analytics = /\/v2\/analytics\/timeseries/;
    await page.route(analytics, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    const earnings = card(page, 'Your earnings');
    await expect(earnings).toContainText(moneyIn('en')(data.available));
    expect((await tilesOf(page, 'Your earnings'))[0]).toBe('Earned this month – Not loaded Refresh');
    await page.unroute(analytics);
    await earnings.getByRole('button', { name: 'Refresh' }).click();
    await expect(earnings).toContainText('Month end');
  });

  await test.step('a network that refuses the call shows nothing of it', async () => {
    await page.route('**/payments/balance', (route) => route.fulfill({ status: 501, json: {} }));
    await page.reload();
    await expect(card(page, 'Your earnings').locator('dl > div')).toHaveCount(1);
    await page.unroute('**/payments/balance');
    // For as long as the tab is open.
    await page.evaluate(() => sessionStorage.clear());
  });

  await test.step('in German', async () => {
    await page.getByRole('button', { name: 'publisher@portal.test' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await page.reload();
    const money = moneyIn('de');
    await expect(card(page, 'Ihre Einnahmen')).toContainText('Wartefrist');
    expect((await tilesOf(page, 'Ihre Einnahmen')).slice(1)).toEqual([
      `Verfügbar ${money(data.available)} ${money(data.pending)} ausstehend, ${money(data.held)} in der Wartefrist`,
      `Nächste Auszahlung ${money(data.next_payout?.amount ?? Number.NaN)} wartet auf Ihre Rechnungsdaten`,
    ]);
  });
});

test('[O10] where the configuration has no payments, no balance is asked for and the earnings stand alone @day1of12', async ({
  page,
  signIn,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isBalance(request.url())) calls.push(request.url());
  });
  await page.route('**/publisher/v1/config', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { general: Record<string, unknown> } };
    delete answer.data.general['payments'];
    await route.fulfill({ response, json: answer });
  });
  await signIn();
  await page.goto('/dashboard');
  await expect(card(page, 'Your earnings').locator('dl > div')).toHaveCount(1);
  await expect(card(page, 'Your earnings').getByRole('link')).toHaveAttribute(
    'href',
    '/analytics?range=month-to-date&compare=month&kpi=payout',
  );
  await expect(card(page, 'Top offers').locator('tbody a')).toHaveCount(7);
  expect(calls).toEqual([]);
});

test('[O10] [L6] on a phone notices are read after the money and before the charts: billing, caps and failing postbacks @day8of12', async ({
  page,
  signIn,
  problems,
}) => {
  // The one that fails is made up here, and asked for ahead of a press on its link.
  problems.allow(/^404 GET \/publisher\/v1\/postbacks\/7$/);
  await page.route(/\/publisher\/v1\/postbacks\?/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { data: { id: number }[] } };
    const last = { at: '2026-11-20T11:30:00Z', http_status: 503, ok: false, attempts: 3 };
    const [first, ...others] = answer.data.data;
    const failing = { ...first, id: 7, name: 'Tracker', status: 'active', last_delivery: last };
    const rest = others.map((postback) => ({ ...postback, last_delivery: null }));
    await route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, data: [failing, ...rest] } },
    });
  });
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const notices = card(page, 'Notices');
  const read = async () => inOneLine(await notices.getByRole('listitem').allInnerTexts());
  await expect(notices.getByRole('listitem')).toHaveCount(2);
  await notices.getByRole('button', { name: 'Show all 5' }).click();
  await expect
    .poll(read)
    .toEqual([
      'Billing details incomplete Your earnings are paid out once your billing details are complete. Payout day 2026/11/30: add them by 2026/11/27, new payout details wait for 72 hours. Add missing info',
      'Postback fails Tracker · HTTP 503 at 2026/11/20 12:30:00',
      'Offer ends soon Nordlicht – duvet and pillow sets Last full day: 2026/12/01 Similar offers',
      'Payout falls soon Dragon Harbor – registration Payout falls to €1.50 on 2026/11/29 Similar offers',
      'Paused, not taking clicks BrewBox – starter subscription',
    ]);
  await expect(notices.getByRole('link', { name: '1 inquiry waits for you' })).toHaveAttribute(
    'href',
    '/profile?tab=inquiries',
  );
  const similar = notices.getByRole('link', { name: 'Similar offers' }).first();
  await expect(similar).toHaveAttribute('href', /^\/offer-wall\?category_id=\d+&approval_status=none$/);
  expect((await notices.boundingBox())?.y).toBeLessThan(844);
  const order = await page
    .locator('main h2')
    .evaluateAll((heads) =>
      heads.map((head) => ({ name: head.textContent, top: head.getBoundingClientRect().top })),
    );
  expect(order.slice(0, 4).map(({ name }) => name)).toEqual([
    'Your earnings',
    'Notices',
    'Today so far',
    'Month to date',
  ]);
  expect(order.map(({ top }) => top)).toEqual(
    order.map(({ top }) => top).toSorted((one, other) => one - other),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.unrouteAll({ behavior: 'wait' });
  await notices.getByRole('link', { name: 'Tracker' }).click();
  await expect(page).toHaveURL('/postbacks?edit=7');
});
