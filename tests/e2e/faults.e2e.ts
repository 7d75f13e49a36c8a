import type { Page, Request, Route } from '@playwright/test';
import { fileOf } from '../support/built-file.ts';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import type { Problems } from '../support/watch-problems.ts';
import { isWholeProduct } from '../support/whole-product.ts';
import { typeInto } from '../support/type-into.ts';

type Fault = { name: string; answer: (route: Route) => Promise<void>; said: string | null };
type Refusal = NonNullable<Parameters<Route['fulfill']>[0]>;

const answering = (options: Refusal) => (route: Route) => route.fulfill(options);
const page404 = { code: 'NOT_FOUND_HTTP_EXCEPTION', errors: [{ code: 'NOT_FOUND_HTTP_EXCEPTION' }] };
const later = { 'retry-after': '60' };
const html = '<!doctype html><title>nginx</title>';

/** What a list says beside 'Data loading failed': nothing where loading itself went wrong (E8). */
const faults: readonly Fault[] = [
  { name: 'HTML with 200', answer: answering({ contentType: 'text/html', body: html }), said: null },
  {
    name: 'JSON cut short',
    answer: answering({ json: undefined, body: '{"data":{"data":[{"id"' }),
    said: null,
  },
  { name: 'other types', answer: answering({ json: { data: { data: 'none', total: [] } } }), said: null },
  { name: 'null data', answer: answering({ json: { data: null } }), said: null },
  { name: 'nothing', answer: answering({ status: 204 }), said: null },
  {
    name: 'a 404',
    answer: answering({ status: 404, json: page404 }),
    said: 'Requested resource is not found',
  },
  {
    name: 'a 413 page',
    answer: answering({ status: 413, contentType: 'text/html', body: html }),
    said: 'Internal Server Error. What you sent is too large.',
  },
  {
    name: 'a 429',
    answer: answering({
      status: 429,
      headers: { 'retry-after': '120' },
      json: { code: 'TOO_MANY_REQUESTS' },
    }),
    said: 'Too many requests. Please try again in 2 minutes.',
  },
  {
    name: 'a 451',
    answer: answering({ status: 451, body: 'Not in your country' }),
    said: 'Not in your country',
  },
  { name: 'a 500', answer: answering({ status: 500, json: {} }), said: null },
  { name: 'a 503', answer: answering({ status: 503, headers: later, body: 'Repair' }), said: null },
  { name: 'a 511', answer: answering({ status: 511, body: html }), said: null },
];

const failure = 'Data loading failed. Please try again using Refresh button.';
const approvals = '**/publisher/v1/approvals?*';
const allowFaults = (problems: Problems) => {
  problems.allow(/^[45]\d\d /);
  problems.allow(/net::ERR_/);
};

test('[L2] [E8] [E12] however the request of a list fails, it says so, Refresh sends one request, and rows appear @day5of12', async ({
  page,
  signIn,
  problems,
}) => {
  allowFaults(problems);
  await signIn();
  let asked = 0;
  let fault = faults.at(0);
  await page.route(approvals, (route) => {
    // The counts on the tabs ask for a single row.
    if (!/[?&]limit=1(&|$)/.test(route.request().url())) asked += 1;
    return fault ? fault.answer(route) : route.fallback();
  });
  await page.goto('/live-offers');
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: failure });
  const refresh = alert.getByRole('button', { name: 'Refresh' });
  await expect(refresh).toBeVisible();
  for (const next of faults) {
    await test.step(next.name, async () => {
      fault = next;
      asked = 0;
      await refresh.click();
      await expect.poll(() => asked).toBe(1);
      await expect(alert.locator('p')).toHaveText(next.said === null ? [failure] : [failure, next.said]);
      await expect(refresh).not.toHaveAttribute('aria-busy');
      expect(asked).toBe(1);
    });
  }
  fault = undefined;
  await refresh.click();
  await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible();
  await expect(alert).toHaveCount(0);

  await page.route('**/approvals/download*', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Internal Server Error' })).toBeVisible();
  await expect(page).toHaveURL('/live-offers');
});

test('[L2] [E8] a filter and a select whose options fail to load say so and load them again @day9of12', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^500 /);
  await signIn();
  const failing = async (calls: string) => {
    await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
    return () => page.unroute(calls);
  };
  const failedOptions = 'The options could not be loaded.';

  const mendLinks = await failing('**/dict/approvals-offers?*');
  await page.goto('/live-offers?tab=tracking-links');
  await page.getByRole('button', { name: 'Filter by Offer' }).click();
  const panel = page.getByRole('dialog', { name: 'Offer' });
  const again = panel.getByRole('button', { name: 'Try again' });
  await expect(panel).toContainText(failedOptions);
  await again.press('Enter');
  await expect(panel).toContainText(failedOptions);
  await expect(again).not.toHaveAttribute('aria-busy');
  await expect(again).toBeFocused();
  await mendLinks();
  await again.press('Enter');
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  await expect(panel.locator(':focus')).toHaveCount(1);

  const mendPostback = await failing('**/dict/offers?*');
  await page.goto('/postbacks?edit=new');
  await page.getByRole('radio', { name: 'One offer' }).check();
  const offer = page.getByRole('combobox', { name: 'Offer', exact: true });
  await offer.click();
  await expect(page.getByText(failedOptions)).toBeVisible();
  await mendPostback();
  await page.keyboard.press('f');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

/** What each screen loads fails in another way; in the whole product in all of them. */
const screens = [
  '/dashboard',
  '/analytics',
  '/analytics?tab=pivot',
  '/offer-wall',
  '/live-offers/1/live',
  '/live-offers/1/live?tab=tracking-links',
  '/postbacks',
];
/** An offer that does not exist has no Refresh: what it shows instead is told in `outage.e2e.ts`. */
const isMissing = (screen: string, fault: string) =>
  screen.startsWith('/live-offers/1/') && fault === 'a 404';
const walks = screens.flatMap((screen, at) =>
  faults
    .filter(({ name }, index) => (isWholeProduct || index === at) && !isMissing(screen, name))
    .map((fault) => ({ screen, fault })),
);
/** Without the start nobody is signed in, and scripts are fetched too: what becomes of these is another matter. */
const isOfScreen = (request: Request) =>
  request.resourceType() === 'fetch' &&
  !/\/(config|user-profile|dict\.json)$|\/dict\/|^\/assets\//.test(new URL(request.url()).pathname);

test('[L2] [S12] no fault empties a screen, ends the session or stays once the network is back @day9of12', async ({
  page,
  signIn,
  problems,
}) => {
  test.setTimeout(walks.length * 15_000);
  allowFaults(problems);
  await signIn();
  // A part says so itself; of several at once the bar does.
  const again = page.getByRole('button', { name: /^(Refresh|Try again)$/ });
  const failed = page.locator('main [role="alert"], [data-banner]').filter({ has: again });
  for (const { screen, fault } of walks) {
    await test.step(`${screen} with ${fault.name}`, async () => {
      await page.route('**/*', (route) =>
        isOfScreen(route.request()) ? fault.answer(route) : route.fallback(),
      );
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(failed.first()).toBeVisible();
      await page.unroute('**/*');
      await expect(async () => {
        // The preview of an offer that came under the pointer would cover a button.
        await page.mouse.move(0, 0);
        for (const one of await failed.all()) {
          await one.getByRole('button', { name: /^(Refresh|Try again)$/ }).click({ timeout: 500 });
        }
        await expect(failed).toHaveCount(0, { timeout: 1000 });
      }).toPass({ timeout: 10_000 });
      await expect(page).toHaveURL(screen);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
  }
});

/** Presses a button and Enter in its form five times before anything can be drawn. */
const pressTenTimes = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .first()
    .evaluate((button: HTMLButtonElement) => {
      for (let time = 0; time < 5; time += 1) {
        button.click();
        button.form?.requestSubmit();
      }
    });

test('[E1] [E10] [S9] a typed text outlives every fault; a write is sent once, and not offline @day3of3', async ({
  page,
  context,
  problems,
}) => {
  allowFaults(problems);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Answers that cannot be read are reported (E13).
    const isReport = pathname.endsWith('/error-logs');
    if (request.method() !== 'GET' && !isReport) sent.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/login?redirect=%2Fprofile');
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await pressTenTimes(page, 'Sign in');
  const name = page.getByLabel('First name');
  await expect(name).toBeVisible();
  expect(sent.splice(0)).toEqual(['POST /oauth/token']);

  const contact = page.getByRole('region', { name: 'Contact', exact: true });
  const save = contact.getByRole('button', { name: 'Save', exact: true });
  await typeInto(name, 'Noor');
  let answer: (route: Route) => Promise<void> = (route) => route.abort('connectionreset');
  await page.route('**/publisher/v1/user-profile', (route) =>
    route.request().method() === 'PUT' ? answer(route) : route.fallback(),
  );
  const said: readonly (readonly [(route: Route) => Promise<void>, string])[] = [
    [answer, 'The network cannot be reached. Please check your connection and try again.'],
    [answering({ status: 502, body: 'Bad gateway' }), 'Server Error (502)'],
    [
      answering({ status: 409, json: { errors: [{ code: 'NEW', description: 'In its own words' }] } }),
      'In its own words',
    ],
    [answering({ contentType: 'text/html', body: html }), 'Internal Server Error'],
  ];
  for (const [next, text] of said) {
    answer = next;
    await save.click();
    await expect(contact.getByText(text)).toBeVisible();
    await expect(name).toHaveValue('Noor');
  }
  expect(sent.splice(0)).toEqual(said.map(() => 'PUT /publisher/v1/user-profile'));

  await context.setOffline(true);
  await save.click();
  await expect(contact.getByText(/^There was no connection, so nothing was sent\./)).toBeVisible();
  expect(sent).toEqual([]);
  await context.setOffline(false);
  // It stays beside what the bar says by now.
  await expect(page.getByText('You are offline')).toHaveCount(0);
  answer = (route) => route.fallback();
  await pressTenTimes(page, 'Save');
  await expect(page.getByText('Saving was succesful')).toBeVisible();
  expect(sent).toEqual(['PUT /publisher/v1/user-profile']);
  await expect(name).toHaveValue('Noor');
});

test('[E8] [S7] [E12] the start survives without texts, configuration and dictionaries; ignored statuses show no toast @day3of12', async ({
  page,
  signIn,
  problems,
}) => {
  allowFaults(problems);
  const catalogue = fileOf('../locales/en.po');
  // A tab that has reloaded itself already: it would do so in the middle of the click.
  await page.addInitScript(() => sessionStorage.setItem('reloaded', '1'));
  await page.route(catalogue, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('The portal could not be loaded.');
  await expect(page.getByRole('alert')).toContainText('Das Portal konnte nicht geladen werden.');
  await page.unroute(catalogue);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');

  await signIn();
  const told = page.getByRole('alert').filter({ hasText: 'Could not load dictionaries' });
  await page.route('**/publisher/v1/config', (route) => route.fulfill({ status: 500, body: html }));
  await page.route('**/storage/dict.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/postbacks');
  await expect(told).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postbacks');

  await page.unroute('**/publisher/v1/config');
  // What is ignored is told after what is to be ignored.
  const before = ['**/storage/dict.json', '**/publisher/v1/user-profile', '**/publisher/v1/postbacks?*'];
  const answered = Promise.all(before.map((one) => page.waitForResponse(one)));
  await page.route('**/publisher/v1/config', async (route) => {
    await answered;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await route.fulfill({ json: { data: { ignoredErrorCodes: [404] } } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Postbacks');
  await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible();
  // What would tell of it has arrived by then.
  await page.waitForLoadState('networkidle');
  await expect(told).toHaveCount(0);
});
