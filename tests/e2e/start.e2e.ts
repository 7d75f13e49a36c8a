import type { Page, Request } from '@playwright/test';
import { closureOf, readScripts } from '../bench/closure.ts';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { stopLongTimers } from '../support/stop-long-timers.ts';
import { typeInto } from '../support/type-into.ts';

/** Configuration, reference data and user (C1, S6): all of it, beside any other dictionaries. */
const startCalls = [
  '/public/v1/dict/categories?limit=-1',
  '/public/v1/dict/countries?limit=-1',
  '/publisher/v1/config',
  '/publisher/v1/dict/approval-statuses?limit=-1',
  '/publisher/v1/user-profile',
  '/storage/dict.json',
];

const dashboardCalls = /\/(?:timeseries|dict-kpi|report|approvals|featured|tracking-links|postbacks)(?:\?|$)/;

/** What is asked for at each address before the first script is there, beside what every start asks for. */
const addresses: Readonly<Record<string, { calls: RegExp; count: number }>> = {
  '/dashboard': { calls: dashboardCalls, count: 11 },
  '/login': { calls: dashboardCalls, count: 11 },
  '/offer-wall': { calls: /\/v1\/offers(?:\/(?:facets|featured|groups))?\?/, count: 4 },
  '/live-offers': { calls: /\/approvals\?limit=10&.*type=live/, count: 1 },
  '/live-offers/1/live': { calls: /\/approvals/, count: 0 },
  '/postbacks': { calls: /\/postbacks\?limit=10&/, count: 1 },
};

const placeOf = (request: Request) => request.url().slice(new URL(request.url()).origin.length);
const isScript = (place: string) => /^\/assets\/.*\.js$/.test(place);
const isCall = (place: string) => /^\/(?:publisher|public)\/|^\/storage\/dict/.test(place);
const twice = (places: readonly string[]) => places.filter((place, nth) => places.indexOf(place) !== nth);

const followers = [
  'src/account/billing-deadline.tsx',
  'src/account/inquiry-news.tsx',
  'src/screens/dashboard/money-with-balance.tsx',
  'src/screens/dashboard/month-end-note.tsx',
  'src/offers/announced.tsx',
  'src/screens/offers/wall/suggested-section.tsx',
  // What they say.
  'locales/screens/en.po?common?lingui',
];

/** What comes beside figures and rows or after them: it would hold them up, or only some of them have it. */
function afterFigures(): ReadonlySet<string> {
  const scripts = readScripts();
  const files = closureOf(scripts, followers.map(scripts.fileOf));
  return new Set(files.map((file) => `/${file}`));
}

/** Holds back every script of the page, as a slow network does. */
async function holdScripts(page: Page) {
  let pass = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await pass.promise;
    await route.continue();
  });
  return {
    hold: () => {
      pass = Promise.withResolvers<void>();
    },
    release: () => pass.resolve(),
  };
}

test('[S6] [C1] [C2] [C3] [A8] what an address needs is asked for at once, before the first script, and never twice @day10of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await stopLongTimers(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.length = 0;
    // What was fetched is imported from the cache, which is off while requests are held.
    const isImport = request.resourceType() === 'script' && asked.includes(placeOf(request));
    if (!isImport) asked.push(placeOf(request));
  });
  const scripts = await holdScripts(page);
  const later = afterFigures();
  for (const [address, { calls, count }] of Object.entries(addresses)) {
    // The page before asks for nothing any more.
    await page.goto('about:blank');
    scripts.hold();
    await page.goto(address, { waitUntil: 'commit' });
    const early = () => asked.filter(isCall).toSorted();
    await expect.poll(() => early().filter((place) => startCalls.includes(place))).toEqual(startCalls);
    await expect.poll(() => early().length).toBe(startCalls.length + count);
    expect(early().filter((place) => calls.test(place))).toHaveLength(count);
    const scriptsAhead = new Set(asked.filter(isScript));
    scripts.release();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Loading');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect
      .soft(
        asked.filter(isScript).filter((place) => !scriptsAhead.has(place) && !later.has(place)),
        address,
      )
      .toEqual([]);
    expect.soft(twice(asked.filter((place) => isScript(place) || isCall(place))), address).toEqual([]);
  }
});

test('[A4] a link that is pressed brings its screen with its rows before it is let go @day9of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.clock.install();
  await page.goto('/dashboard');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Offer Wall' });
  await expect(page.getByRole('main').getByRole('table').getByRole('link').first()).toBeVisible();
  // The pointer has no time to rest.
  await page.clock.pauseAt(Date.now() + 60_000);
  const rows = page.waitForRequest((request) => placeOf(request).startsWith('/publisher/v1/offers?'));
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await rows;
  await expect(page).toHaveURL('/dashboard');
  await page.mouse.up();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Offer Wall' })).toBeVisible();
});

test('[S9] [A4] what signing in leads to comes while the visitor types, and its figures with the token @day8of12', async ({
  page,
}) => {
  await stopLongTimers(page);
  await page.goto('/login');
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(placeOf(request)));
  const pass = Promise.withResolvers<void>();
  await page.route('**/publisher/v1/user-profile', async (route) => {
    await pass.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  // The screen waits for the user, its figures do not.
  await expect.poll(() => asked.filter((place) => dashboardCalls.test(place))).toHaveLength(11);
  await expect(page).toHaveURL('/login');
  const later = afterFigures();
  expect(asked.filter((place) => isScript(place) && !later.has(place))).toEqual([]);
  pass.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.locator('main figure svg').first()).toBeVisible();
  expect(twice(asked.filter(isCall))).toEqual([]);
});

/** What the network answered, by place and status; what the browser had kept is not in it. */
async function watchAnswers(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const places = new Map<string, string>();
  const answers: { place: string; status: number }[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    places.set(requestId, request.url.slice(new URL(request.url).origin.length));
  });
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode: status }) => {
    answers.push({ place: places.get(requestId) ?? '', status });
  });
  await devtools.send('Network.enable');
  return {
    answers,
    statusesOf: (pattern: RegExp) =>
      answers.filter(({ place }) => pattern.test(place)).map(({ status }) => status),
  };
}

test('[C2] [C3] [A4] a second visit brings no file and no dictionary again, and a link under the pointer brings its screen with its rows @day6of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await stopLongTimers(page);
  const files = /^\/assets\//;
  const dictionaries = /\/dict\/(?:countries|categories)|dict\.json/;
  const { answers, statusesOf } = await watchAnswers(page);
  const topOffers = page.getByRole('main').getByRole('table').getByRole('link').first();
  await page.goto('/dashboard');
  await expect(topOffers).toBeVisible();
  // What comes after the figures.
  await expect(page.getByText('Next payout', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '1 inquiry waits for you' })).toBeVisible();
  expect(new Set(statusesOf(files))).toEqual(new Set([200]));
  expect(twice(answers.map(({ place }) => place).filter((place) => files.test(place)))).toEqual([]);
  expect(statusesOf(dictionaries)).toEqual([200, 200, 200]);
  answers.length = 0;
  await page.goto('/dashboard');
  await expect(topOffers).toBeVisible();
  expect(statusesOf(files)).toEqual([]);
  expect(statusesOf(dictionaries)).toEqual([304, 304, 304]);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(placeOf(request)));
  const link = page.getByRole('navigation').getByRole('link', { name: 'Offer Wall' });
  await link.hover();
  await expect.poll(() => asked.filter((place) => place.startsWith('/publisher/v1/offers?'))).toHaveLength(1);
  await expect.poll(() => asked.filter(isScript).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const later = afterFigures();
  const ahead = new Set(asked.filter(isScript));
  await link.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Offer Wall' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.filter((place) => isScript(place) && !ahead.has(place) && !later.has(place))).toEqual([]);
  expect(asked.filter((place) => place.startsWith('/publisher/v1/offers?'))).toHaveLength(1);
});

test('[A4] of links that the Tab key only passes over, none asks for anything @day7of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/offer-wall');
  const links = page.getByRole('region', { name: 'By advertiser' }).getByRole('link');
  await expect(links.nth(9)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(placeOf(request)));
  const last = await links.evaluateAll((all) => {
    for (const link of all) link.focus();
    return document.activeElement?.getAttribute('href');
  });
  const group = new URL(last ?? '', 'http://portal.test').searchParams.get('group_id');
  const groups = () =>
    asked
      .filter((place) => place.startsWith('/publisher/v1/offers?'))
      .map((place) => new URL(place, 'http://portal.test').searchParams.get('group_id'));
  await expect.poll(groups).toEqual([group]);
});
