import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import type { Account, Network } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';

type Call = { as: Account; path: string; body?: unknown };

/** Calls the network: with a body it changes something. */
async function ask(network: Network, { as, path, body }: Call): Promise<unknown> {
  const token = await network.signIn(as);
  const response = await fetch(`${network.url}${path}`, {
    method: body === undefined ? 'GET' : 'PUT',
    headers: {
      authorization: `${token.token_type} ${token.access_token}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return response.json();
}

const kpis = 'clicks,unique_clicks,conversions,cr,epc,payout';
const overview = z.object({ data: contract.analytics.overview.answer.schema });
const timeseries = z.object({ data: contract.analytics.timeseries.answer.schema });
const report = z.object({ data: z.object({ data: z.array(contract.reports.report.answer.schema) }) });

/** The network's own totals of some days. */
async function totals(network: Network, from: string, to: string) {
  const query = `date_from=${from}&date_to=${to}&kpi=${kpis}`;
  const answer = await ask(network, { as: 'publisher', path: `/publisher/v2/analytics/overview?${query}` });
  return overview.parse(answer).data.current;
}
type Totals = Awaited<ReturnType<typeof totals>>;

/** The network's own totals of the first hours of a day, added up by hand. */
async function firstHours(network: Network, day: string, hours: number): Promise<Totals> {
  const query = `date_from=${day}&date_to=${day}&interval=hour&kpi=${kpis}`;
  const answer = await ask(network, { as: 'publisher', path: `/publisher/v2/analytics/timeseries?${query}` });
  const points = timeseries.parse(answer).data.slice(0, hours);
  const sum = (name: keyof Totals) => points.reduce((total, { values }) => total + (values[name] ?? 0), 0);
  const [clicks, conversions, payout] = [sum('clicks'), sum('conversions'), sum('payout')];
  const unique_clicks = sum('unique_clicks');
  return {
    clicks,
    unique_clicks,
    conversions,
    payout,
    cr: (100 * conversions) / clicks,
    epc: payout / clicks,
  };
}

const count = new Intl.NumberFormat('en');
const euros = (digits: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', minimumFractionDigits: digits });
const percent = (digits: number) =>
  new Intl.NumberFormat('en', {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'never',
  });
const epc = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});

const figures = [
  ['clicks', 'Clicks', (value: number) => count.format(value)],
  ['unique_clicks', 'Unique clicks', (value: number) => count.format(value)],
  ['conversions', 'Conversions', (value: number) => count.format(value)],
  ['cr', 'Conversion rate', (value: number) => percent(2).format(value / 100)],
  ['epc', 'EPC', (value: number) => epc.format(value)],
  ['payout', 'Earnings', (value: number) => euros(2).format(value)],
] as const;

const written = (values: Totals) => figures.map(([id, , write]) => write(values[id] ?? 0));
const inOneLine = (texts: string[]) => texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The rows of a table without their last column. */
const rowsOf = (page: Page, name: string) =>
  page
    .getByRole('table', { name })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].slice(0, -1).map((cell) => (cell.textContent ?? '').trim())),
    );

// Ratios as their sums make them: of rounded ones two that move alike would differ.
const exactly = (of: Totals): Totals => {
  const [ofConversions, ofPayout] = [of.conversions, of.payout].map((sum) => (sum ?? 0) / (of.clicks ?? 0));
  return { ...of, cr: ofConversions ?? 0, epc: ofPayout ?? 0 };
};

function changed(now: Totals, before: Totals) {
  return figures.map(([id]) => {
    const [value, old] = [exactly(now)[id] ?? 0, exactly(before)[id] ?? 0];
    return `${value > old ? 'up' : 'down'} ${percent(1).format((value - old) / old)}`;
  });
}

test('[O10] [L7] [C1] the month beside the same days last month, today, and the reports behind the figures @day1of12', async ({
  page,
  network,
  signIn,
}) => {
  // At noon of the 20th 19 days of the month are over, and half of the day.
  const [month, finished, before, today, fullHours, yesterday] = await Promise.all([
    totals(network, '2026-11-01', '2026-11-20'),
    totals(network, '2026-11-01', '2026-11-19'),
    totals(network, '2026-10-01', '2026-10-19'),
    totals(network, '2026-11-20', '2026-11-20'),
    firstHours(network, '2026-11-20', 12),
    firstHours(network, '2026-11-19', 12),
  ]);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/publisher\/v\d\/(analytics|approvals|offers|tracking-links|postbacks|payments)/.test(pathname)) {
      calls.push(pathname);
    }
  });
  await signIn();
  await page.goto('/dashboard');

  const tiles = page.getByRole('radiogroup', { name: 'Key figures' });
  await expect(tiles.getByRole('radio')).toHaveCount(6);
  const change = changed(finished, before);
  const [now, over, then] = [written(month), written(finished), written(before)];
  expect(inOneLine(await tiles.locator('label').allInnerTexts())).toEqual(
    figures.map(
      ([, label], nth) => `${label} ${now[nth]} ${change[nth]} full days: ${over[nth]} vs ${then[nth]}`,
    ),
  );
  await expect(card(page, 'Month to date')).toContainText('Dashed: today so far');
  const sinceYesterday = changed(fullHours, yesterday);
  const [soFar, untilNoon, dayBefore] = [written(today), written(fullHours), written(yesterday)];
  expect(inOneLine(await card(page, 'Today so far').locator('dl > div').allInnerTexts())).toEqual(
    figures.map(
      ([, label], nth) =>
        `${label} ${soFar[nth]} ${sinceYesterday[nth]} until 12:00 UTC: ${untilNoon[nth]} vs ${dayBefore[nth]}`,
    ),
  );
  await expect(page.getByText(/Loaded \d/)).toHaveText(
    /^Loaded \d\d:\d\d:\d\d (UTC|\(\d\d:\d\d UTC\)) · days in UTC · amounts in EUR$/,
  );
  // The balance and the forecast come after the figures.
  await expect.poll(() => calls.length).toBe(13);

  await expect(tiles.getByRole('radio', { name: /^Clicks/ })).toHaveAccessibleDescription(
    'All clicks, repeated ones included',
  );
  expect(
    await tiles.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(figures.map(([id]) => `/analytics?range=month-to-date&compare=month&kpi=${id}`));

  await tiles.getByText('Clicks', { exact: true }).click();
  await expect(page).toHaveURL('/dashboard?kpi=clicks');
  const chart = page.getByRole('figure', { name: 'Clicks per day' });
  await chart.focus();
  await page.keyboard.press('Home');
  await expect(chart.getByRole('status')).toContainText('2026/11/01');
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByRole('status')).toContainText(/2026\/11\/02.*2026\/10\/02/s);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page).toHaveURL('/dashboard?kpi=clicks&view=table');
  await expect(page.getByRole('table', { name: 'Clicks per day' }).locator('tbody tr')).toHaveCount(20);

  const query = `date_from=2026-11-01&date_to=2026-11-20&kpi=${kpis}&limit=7`;
  const answer = await ask(network, { as: 'publisher', path: `/publisher/v2/analytics/report?${query}` });
  const best = report.parse(answer).data.data;
  expect(await rowsOf(page, 'Top offers')).toEqual(
    best.map(({ offer, values }) => [offer.name, ...written(values)]),
  );
  const tip = page.getByRole('tooltip', { includeHidden: true });
  const changes = page.getByRole('table', { name: 'Top offers' }).getByRole('button', { name: /%/ });
  const compared = /^full days: €[\d,.]+ vs\s€[\d,.]+$/;
  await expect(changes.first()).toHaveAccessibleName(/^(up|down|unchanged) [\d.,]+% full days: .+ vs\s.+/);
  await changes.first().hover();
  await expect(tip).toHaveText(compared);
  await tip.hover();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await changes.nth(1).focus();
  await expect(tip).toHaveText(compared);
  await changes.first().click();
  await expect(tip).toHaveText(compared);
  await page.getByRole('table', { name: 'Top offers' }).getByRole('link').first().click();
  await expect(page).toHaveURL(`/analytics?range=month-to-date&compare=month&offer_id=${best[0]?.offer.id}`);

  await page.goBack();
  await expect(page).toHaveURL('/dashboard?kpi=clicks&view=table');
  await page.getByRole('button', { name: 'publisher@portal.test' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Kennzahlen' })).toContainText(/\d,\d\d\u00a0€/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('[L2] a card that failed recovers alone, and figures that could not be refreshed say so @day11of12', async ({
  page,
  network,
  context,
  problems,
  signIn,
}) => {
  // Code that may be needed later can be on its way when the connection goes.
  problems.allow(/^500 GET \/publisher\/v2\/analytics\/|net::ERR_INTERNET_DISCONNECTED/);
  // By the page and by the card, which asks again where the page's answer came before it.
  let isDown = true;
  await page.route('**/analytics/report?*', (route) =>
    isDown ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await signIn();
  await page.goto('/dashboard');
  const top = card(page, 'Top offers');
  await expect(top).toContainText('Data loading failed. Please try again using Refresh button.');
  await expect(page.getByRole('radiogroup', { name: 'Key figures' })).toBeVisible();
  isDown = false;
  await top.getByRole('button', { name: 'Refresh' }).click();
  await expect(top.locator('tbody tr')).toHaveCount(7);

  const month = card(page, 'Month to date');
  const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh' });
  // Days and hours, in any order of the requests.
  await network.fail({ call: 'analytics.timeseries', status: 500, times: 2 });
  await refresh.first().click();
  await expect(month).toContainText(
    /Not refreshed, loaded \d\d:\d\d:\d\d (UTC|\(\d\d:\d\d UTC\)) · days in UTC/,
  );
  await expect(month.getByRole('radio')).toHaveCount(6);
  await expect(top).not.toContainText('Not refreshed');
  await month.getByRole('button', { name: 'Refresh' }).click();
  await expect(month).not.toContainText('Not refreshed');

  await context.setOffline(true);
  await refresh.first().click();
  await expect(month).toContainText(/Offline, loaded \d\d:\d\d:\d\d/);
  await expect(top).toContainText(/Offline, loaded \d\d:\d\d:\d\d/);
  await context.setOffline(false);
  await expect(page.getByText('Offline, loaded')).toHaveCount(0);
});

test('[L6] [O1] caps, stopped offers and what is to be set up; a new publisher sees what to do first @day9of12', async ({
  page,
  network,
  signIn,
}) => {
  const changes = [
    ['/offers/47790', { caps: [{ type: 'conversions', period: 'month', value: 24 }] }],
    ['/offers/46902', { caps: [{ type: 'payout', period: 'month', value: 434 }] }],
    ['/partners/4/review', { decision: 'approve' }],
  ] as const;
  for (const [path, body] of changes) {
    await ask(network, { as: 'operator', path: `/publisher/v1${path}`, body });
  }
  network.touch();
  await signIn();
  await page.goto('/dashboard');
  const notices = card(page, 'Notices').getByRole('listitem');
  await expect(notices.first()).toContainText('cap reached');
  await expect(notices.getByText('Payout falls to')).toBeVisible();
  expect(inOneLine(await notices.allInnerTexts())).toEqual([
    'Monthly cap reached Kontor – Business Account · €434.00 of €434.00',
    'Offer ends soon Nordlicht – duvet and pillow sets Last full day: 2026/12/01 Similar offers',
    'Payout falls soon Dragon Harbor – registration Payout falls to €1.50 on 2026/11/29 Similar offers',
    'Monthly cap almost reached Stromwechsel24 – Ökostrom lead · 20 of 24 conversions',
    'Paused, not taking clicks BrewBox – starter subscription',
  ]);
  expect(await notices.first().innerText()).toContain('€434.00\u00A0of\u00A0€434.00');
  const setUp = card(page, 'Finish your set-up');
  await expect(setUp).toContainText('3 of 5 done');
  await expect(card(page, 'Applications').getByRole('link', { name: 'All 10' })).toHaveAttribute(
    'href',
    '/live-offers?tab=pending',
  );
  await setUp.getByRole('link', { name: 'Add missing info' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=billing&field=\w+$/);

  await signIn('awaitingReview');
  await page.goto('/dashboard');
  const first = card(page, 'Your first steps');
  await expect(first).toContainText('1 of 5 done');
  expect(
    await first.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/offer-wall', '/postbacks?edit=new', '/profile?tab=billing&field=street', '/profile?tab=api']);
  await expect(page.getByRole('radiogroup', { name: 'Key figures' })).toBeHidden();
  const widthOf = (name: string) => card(page, name).evaluate(({ clientWidth }) => clientWidth);
  expect(await widthOf('Applications')).toBe(await widthOf('Your first steps'));
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(() => widthOf('Notices')).toBe(await widthOf('Your first steps'));
  await card(page, 'Featured offers').getByRole('link', { name: 'More offers' }).click();
  await expect(page).toHaveURL(/^[^?]*\/offer-wall/);
});

test.describe('in German', () => {
  test.use({ language: 'de' });

  test('[A9] the best offers show their earnings in every window, without scrolling sideways @day5of12', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/dashboard');
    const list = page.getByRole('group', { name: 'Top-Angebote' });
    await expect(list.getByRole('rowheader').first()).toBeVisible();
    for (const width of [640, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(list.getByRole('columnheader', { name: 'Einnahmen' })).toBeVisible();
      await expect
        .poll(() => list.evaluate((region) => region.scrollWidth - region.clientWidth), `${width} px`)
        .toBe(0);
    }
  });
});
