import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { inTurn } from '../support/whole-product.ts';

/** The calls that fill the screens, without those that the portal starts with. */
const data =
  /\/publisher\/(v1\/(?!config|user-profile|dict\/|tags\/|error-logs)|v2\/(?!analytics\/dict-kpi))/;

/** Holds back what fills a screen until it is let go. */
async function holdAnswers(page: Page, addresses = data) {
  const held: Route[] = [];
  let isFree = false;
  await page.route(addresses, (route) => (isFree ? route.continue() : void held.push(route)));
  return async () => {
    isFree = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

const headings = (page: Page) => page.locator('main').locator('h1, h2').allInnerTexts();
const heights = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().height)));

/** Where the parts of a screen begin, px from the top. */
const tops = (page: Page) =>
  page
    .locator('main h2')
    .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));

const screens = [
  {
    name: 'the dashboard',
    address: '/dashboard',
    there: 'main tbody a',
    sections: [
      'Dashboard',
      'Your earnings',
      'Today so far',
      'Month to date',
      'Earnings per day',
      'Top offers',
      'Finish your set-up',
      'Notices',
      'Featured offers',
      'Applications',
    ],
  },
  {
    name: 'the offer wall',
    address: '/offer-wall',
    there: 'main article a',
    sections: ['Offer Wall', 'Filters', 'Featured', 'Suggested for you', 'By advertiser', 'Other offers'],
  },
  {
    name: 'analytics',
    address: '/analytics',
    there: 'main tbody a',
    sections: ['Analytics', 'Earnings and Conversions'],
  },
];

for (const [nth, { name, address, there, sections }] of screens.entries()) {
  test(`[L2] ${name} keeps the places of all that comes, under the same headings ${inTurn(nth + 9, 12)}`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    const free = await holdAnswers(page);
    await page.goto(address);
    await expect.poll(async () => (await headings(page)).length).toBe(sections.length);
    const before = await headings(page);
    await free();
    await expect(page.locator(there).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect({ before, after: await headings(page) }).toEqual({ before: sections, after: sections });
  });
}

test('[L2] cards of the wall are as high before they come as after, and no country is named that no offer has @day1of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  const free = await holdAnswers(page);
  await page.goto('/offer-wall');
  const rail = page.getByRole('region', { name: 'Filters' });
  await expect(page.locator('main article')).toHaveCount(15);
  await expect(rail.getByText('Afghanistan')).toHaveCount(0);
  const [before] = await heights(page, 'main article');
  const places = await tops(page);
  await free();
  await expect(rail.getByText('Austria')).toBeVisible();
  await expect(page.locator('main article a').first()).toBeVisible();
  const [after] = await heights(page, 'main article');
  expect(before).toBe(after);
  expect(await tops(page)).toEqual(places);
});

test('[L2] cards of the public wall are as high before they come as after @day3of12', async ({ page }) => {
  const free = await holdAnswers(page, /\/public\/v1\/offers/);
  await page.goto('/offers');
  await expect(page.locator('main article')).toHaveCount(10);
  const [before] = await heights(page, 'main article');
  await free();
  await expect(page.locator('main article a').first()).toBeVisible();
  const [after] = await heights(page, 'main article');
  expect(before).toBe(after);
});

// A pivot on a phone scrolls with the page, as long as it is: nobody knows its rows before they are there.
const tall = [
  { address: '/analytics?tab=pivot', there: 'main [role=treegrid]', widths: [1440] },
  { address: '/live-offers/1/live', there: 'main tbody tr', widths: [390, 1440] },
  { address: '/live-offers/1/live?tab=tracking-links', there: 'main tbody th', widths: [390, 1440] },
  { address: '/live-offers/1/live?tab=campaigns', there: 'main tbody th', widths: [390] },
  { address: '/live-offers/1/live?tab=campaigns&campaign=102', there: 'main form', widths: [390, 1440] },
  { address: '/live-offers/1/live?tab=banners', there: 'main .banner-card__root', widths: [390] },
  { address: '/live-offers/1/live?tab=click-tag', there: 'main form', widths: [390] },
  { address: '/profile?tab=security', there: 'main form', widths: [390] },
  { address: '/profile?tab=payments', there: 'main tbody a', widths: [390, 1440] },
  { address: '/postbacks', there: 'main tbody a', widths: [390] },
  { address: '/offer-wall', there: 'main article a', widths: [390, 1440] },
  { address: '/analytics?tab=timeseries', there: 'main tbody a', widths: [390, 1440] },
  { address: '/analytics?log=conversions', there: 'main tbody tr', widths: [390, 1440] },
  { address: '/profile?tab=inquiries', there: 'main tbody a', widths: [390] },
  { address: '/dashboard', there: 'main tbody a', widths: [390, 1440] },
];

test('[L2] a screen that loads is as high as what comes, within a tenth of it @day2of12', async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000);
  await signIn();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const off: Record<string, number> = {};
  for (const { address, there, widths } of tall) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const free = await holdAnswers(page);
      await page.goto(address);
      await page.locator('main [aria-busy=true]').filter({ visible: true }).first().waitFor();
      const before = await height();
      await free();
      await expect(page.locator(there).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const difference = Math.abs((await height()) / before - 1);
      if (difference > 0.1) off[`${address} at ${width} px`] = difference;
      await page.unrouteAll();
    }
  }
  expect(off).toEqual({});
});

test('[L2] [O1] the wall keeps its headings while calls that failed are made again @day8of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/net::ERR_|Failed to fetch/);
  await signIn();
  let refused = 0;
  await page.route(/\/publisher\/v1\/offers/, (route) => {
    if (route.request().url().includes('/featured')) refused += 1;
    return route.abort();
  });
  await page.goto('/offer-wall');
  await expect.poll(() => refused).toBeGreaterThan(1);
  expect(await headings(page)).toEqual([
    'Offer Wall',
    'Filters',
    'Featured',
    'Suggested for you',
    'By advertiser',
    'Other offers',
  ]);
});

test('[L2] a list that was shown has as many placeholders the next time @day4of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=payments');
  const rows = page.getByRole('table', { name: 'Payments' }).locator('tbody tr');
  await expect(rows.getByRole('link').first()).toBeVisible();
  const count = await rows.count();
  await page.goto('/postbacks');
  const postbacks = page.getByRole('table', { name: 'Postbacks' }).locator('tbody tr');
  await expect(postbacks.getByRole('link').first()).toBeVisible();
  const many = await postbacks.count();
  await holdAnswers(page);
  await page.reload();
  await expect(postbacks).toHaveCount(many);
  await expect(postbacks.getByRole('link')).toHaveCount(0);
  await page.goto('/profile?tab=payments');
  await expect(rows).toHaveCount(count);
});

test('[L2] [O8] details that load or fail have their parts and the way back already @day11of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^500 GET \/publisher\/v1\/approvals\/28$/);
  await signIn();
  const free = await holdAnswers(page);
  await page.goto('/live-offers/1/live');
  const back = page.getByRole('main').getByRole('link', { name: 'Live Offers' });
  await expect(back).toHaveAttribute('href', '/live-offers');
  const parts = page.getByRole('navigation', { name: 'Parts of the offer' }).getByRole('link');
  const names = ['Overview', 'Tracking links', 'Click tag', 'Banners', 'Campaigns'];
  await expect(parts).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  const sections = [
    'Your last 30 days',
    'Payouts',
    'Description and rules',
    'History',
    'Landing page preview',
    'Terms',
    'Caps',
    'Click tag',
  ];
  await expect(page.locator('main h2')).toHaveText(sections);
  await free();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen VPN – 24-month plan');
  await expect(page.locator('main h2')).toHaveText(sections);

  await page.unrouteAll();
  await page.route('**/publisher/v1/approvals/28', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/live-offers/28/pending');
  await expect(page.getByRole('alert')).toContainText('Data loading failed.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Pending offers' })).toHaveAttribute(
    'href',
    '/live-offers?tab=pending',
  );
});

test('[L2] [O12] the profile has the heads of its cards before it is there, where they will stand @day9of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/dashboard');
  const way = page.locator('main a[href^="/profile"]').first();
  await way.waitFor();
  const free = await holdAnswers(page, /\/publisher\/v1\/user-profile/);
  await way.click();
  const links = page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link');
  const busy = page.locator('main section[aria-busy=true]');
  await expect(links).toHaveCount(8);
  const heads = page.locator('main h2');
  const seen: Record<string, string[]> = {};
  const firstTops: (number | undefined)[][] = [];
  for (const isBusy of [true, false]) {
    const begin: (number | undefined)[] = [];
    for (const link of await links.all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      const name = await link.innerText();
      // Payments, inquiries and activity wait for no profile.
      const waits = isBusy && !['Payments', 'Inquiries', 'Activity'].includes(name);
      await (waits ? expect(busy.first()).toBeVisible() : expect(busy).toHaveCount(0));
      if (isBusy) seen[name] = await heads.allInnerTexts();
      else await expect(heads).toHaveText(seen[name] ?? []);
      begin.push((await tops(page))[0]);
    }
    firstTops.push(begin);
    await free();
  }
  expect(seen).toEqual({
    Account: ['Contact', 'Traffic'],
    Security: ['Password', 'Email address', 'Signed-in devices', 'Authenticator app', 'Passkeys'],
    'Billing details\nMissing info': ['Currency', 'Company and tax', 'Payment'],
    Payments: ['Balance', 'Monthly statement'],
    Inquiries: ['Inquiries'],
    'API access': ['Access token', 'Named tokens', 'Example', 'Base addresses'],
    Settings: ['Calendar', 'Language and theme', 'Terms and Conditions', 'Emails'],
    Activity: [],
  });
  expect(firstTops[1]).toEqual(firstTops[0]);

  const freeTokens = await holdAnswers(page, /\/publisher\/v1\/api-tokens/);
  await page.goto('/profile?tab=api');
  await expect(busy).toHaveCount(1);
  await expect(heads).toHaveText(seen['API access'] ?? []);
  await freeTokens();
  await expect(busy).toHaveCount(0);
});
