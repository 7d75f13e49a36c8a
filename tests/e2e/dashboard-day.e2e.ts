import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import { neededDays } from '#figures/forecast/known-days.ts';
import { monthEnd } from '#figures/forecast/month-end.ts';
import type { Network } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';

const overview = z.object({ data: contract.analytics.overview.answer.schema });
const timeseries = z.object({ data: contract.analytics.timeseries.answer.schema });
const balance = z.object({ data: contract.payments.balance.answer.schema });

/** What the network itself answers the publisher. */
async function askNetwork(network: Network, path: string): Promise<unknown> {
  const { access_token: token } = await network.signIn('publisher');
  const answer = await fetch(network.url + path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return answer.json();
}

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

const inOneLine = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
const moneyIn = (locale: string) => (amount: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount).replaceAll(/\s/g, ' ');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tilesOf = async (page: Page, name: string) =>
  inOneLine(await card(page, name).locator('dl > div').allInnerTexts());
const balancePath = '/publisher/v1/payments/balance';
const isBalance = (url: string) => new URL(url).pathname === balancePath;

test('[O10] [O12] money comes first: what was earned, what is available and the next payout, as the network has them @day3of6', async ({
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

test('[O10] where the configuration has no payments, no balance is asked for and the earnings stand alone @day1of6', async ({
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

test('[O10] [L6] on a phone notices are read after the money and before the charts: billing, caps and failing postbacks @day2of6', async ({
  page,
  signIn,
}) => {
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
/** The network's own totals of some days, written as the tiles write them. */
async function conversionsOf(network: Network, { from, to }: { from: string; to: string }): Promise<string> {
  const path = `/publisher/v2/analytics/overview?date_from=${from}&date_to=${to}&kpi=conversions`;
  const { data } = overview.parse(await askNetwork(network, path));
  return new Intl.NumberFormat('en').format(data.current.conversions ?? Number.NaN);
}

test('[O10] [L7] the days of the dashboard are in the address: a preset, own days typed by hand, back again @day6of6', async ({
  page,
  network,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard?kpi=conversions');
  const tile = page.getByRole('radiogroup').locator('label', { hasText: 'Conversions' });
  const textOf = async () => inOneLine(await tile.allInnerTexts());
  const dates = page.getByRole('button', { name: 'Date range', exact: true });

  await test.step('a preset beside the days before it', async () => {
    await dates.click();
    const presets = page.getByRole('group', { name: 'Ranges' }).getByRole('button');
    await expect(presets).toHaveText([
      'Month to date',
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
      'Last month',
      'Last 3 months',
    ]);
    await presets.filter({ hasText: 'Last 7 days' }).click();
    await expect(page).toHaveURL('/dashboard?kpi=conversions&range=last-7-days');
    const week = card(page, 'Last 7 days');
    await expect(week).toContainText(
      '2026/11/14 – 2026/11/20, full days compared with 2026/11/07 – 2026/11/12',
    );
    const [now, over, before] = await Promise.all([
      conversionsOf(network, { from: '2026-11-14', to: '2026-11-20' }),
      conversionsOf(network, { from: '2026-11-14', to: '2026-11-19' }),
      conversionsOf(network, { from: '2026-11-07', to: '2026-11-12' }),
    ]);
    await expect(tile).toContainText('full days');
    expect((await textOf())[0]?.replace(/ (up|down|unchanged) [\d.]+%/, '')).toBe(
      `Conversions ${now} full days: ${over} vs ${before}`,
    );
    await expect(week.getByRole('link', { name: 'Open in Analytics', exact: true })).toHaveAttribute(
      'href',
      '/analytics?kpi=conversions',
    );
    await week.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('table', { name: 'Conversions per day' }).locator('tbody tr')).toHaveCount(7);
    await week.getByRole('button', { name: 'Show as table' }).click();
  });

  await test.step('a whole month against the month before has no open end', async () => {
    await dates.click();
    await page.getByRole('group', { name: 'Ranges' }).getByRole('button', { name: 'Last month' }).click();
    const month = card(page, 'Last month');
    await expect(month).toContainText('2026/10/01 – 2026/10/31, compared with 2026/09/01 – 2026/09/30');
    await expect(month).not.toContainText('Dashed: today so far');
    const [now, before] = await Promise.all([
      conversionsOf(network, { from: '2026-10-01', to: '2026-10-31' }),
      conversionsOf(network, { from: '2026-09-01', to: '2026-09-30' }),
    ]);
    await expect(tile).toContainText(`vs ${before}`);
    expect((await textOf())[0]?.replace(/ (up|down|unchanged) [\d.]+%/, '')).toBe(
      `Conversions ${now} vs ${before}`,
    );
  });

  await test.step('the address alone brings them back, the way back leads through them', async () => {
    await page.reload();
    await expect(card(page, 'Last month').getByRole('radio')).toHaveCount(6);
    await page.goBack();
    await expect(card(page, 'Last 7 days').getByRole('radio')).toHaveCount(6);
    await dates.click();
    const to = page
      .getByRole('dialog', { name: 'Date range' })
      .getByRole('textbox', { name: 'To', exact: true });
    const from = page.getByRole('dialog', { name: 'Date range' }).getByRole('textbox', { name: 'From' });
    for (const [field, text] of [
      [from, '2026/11/10'],
      [to, '2026/11/12'],
    ] as const) {
      await field.click();
      await page.keyboard.press('ControlOrMeta+a');
      await field.pressSequentially(text);
    }
    await page.getByRole('button', { name: 'Show these days' }).click();
    await expect(page).toHaveURL('/dashboard?kpi=conversions&from=2026-11-10&to=2026-11-12');
    const chosen = card(page, 'Chosen days');
    await expect(chosen).toContainText('2026/11/10 – 2026/11/12, compared with 2026/11/07 – 2026/11/09');
    await expect(chosen.getByRole('link', { name: 'Open in Analytics', exact: true })).toHaveAttribute(
      'href',
      '/analytics?from=2026-11-10&to=2026-11-12&kpi=conversions',
    );
    await expect(card(page, 'Your earnings')).toContainText('2026/11/01 – 2026/11/20');
  });
});
