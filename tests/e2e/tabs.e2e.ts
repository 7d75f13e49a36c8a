import type { BrowserContext, Page } from '@playwright/test';
import { token as tokenSchema } from '#contract/session.ts';
import { accounts, password, type Account, type Network } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';
import { inTurn } from '../support/whole-product.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expired = (page: Page) => page.getByRole('alertdialog', { name: 'Session expired' });
/** Of the first publisher alone. */
const privateTexts = /Kestrel|publisher@portal/;
/** All that is in the page, shown or not, and all that this browser keeps. */
const whole = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement.innerHTML, JSON.stringify([localStorage, sessionStorage])].join(),
  );
const forgetToken = (context: BrowserContext) => context.clearCookies({ name: 'token' });

/** A page leaves for the history of the browser and comes back as it was; meanwhile `happens` what happens. */
async function leaveAndComeBack(page: Page, happens: () => Promise<unknown>) {
  const tell = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await tell('pagehide');
  await expect(page.locator('html')).toHaveCSS('visibility', 'hidden');
  await happens();
  await tell('pageshow');
  await expect(page.locator('html')).toHaveCSS('visibility', 'visible');
}

/** What the browser gives as reasons that it did not keep the page it goes back to: of all of them, the portal's own is there. */
async function whyNotKept(page: Page) {
  const reasons: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await devtools.send('Page.enable');
  return () => reasons;
}

async function signInAs(page: Page, account: Account) {
  await expect(heading(page)).toHaveText('Sign in');
  await typeInto(page.getByLabel('Email'), accounts[account]);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Tabs of the first publisher at these addresses, each with its user known. */
async function openTabs(context: BrowserContext, paths: readonly string[]) {
  const tabs = await Promise.all(paths.map(async (path) => ({ path, tab: await context.newPage() })));
  await Promise.all(tabs.map(async ({ path, tab }) => tab.goto(path)));
  for (const { tab } of tabs) {
    await expect(tab.getByRole('button', { name: accounts.publisher })).toBeVisible();
  }
  return tabs.map(({ tab }) => tab);
}

test('[S11] [S13] signing out reaches every tab at once, and nothing private is left in any of them @day3of12', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const others = await openTabs(context, ['/postbacks?edit=1', '/profile?tab=billing']);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Offer Wall' }).first().click();
  await expect(heading(page)).toHaveText('Offer Wall');
  await page.bringToFront();
  await signOut(page);
  await expect(page).toHaveURL('/login');
  for (const tab of [page, ...others]) {
    await expect.poll(() => whole(tab), { timeout: 1000 }).not.toMatch(privateTexts);
    await expect(heading(tab)).toHaveText('Sign in');
  }
  expect(await context.cookies()).toEqual([]);

  const kept = await whyNotKept(page);
  await page.goto('about:blank');
  await page.goBack();
  await expect(heading(page)).toHaveText('Sign in');
  await expect.poll(kept).toContain('MainResourceHasCacheControlNoStore');
  await page.goBack();
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
  expect(await whole(page)).not.toMatch(privateTexts);
});

/** The network no longer takes the token of this browser, as after a sign-out on another device. */
async function revokeToken(context: BrowserContext, network: Network) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  const { access_token: secret } = tokenSchema.parse(JSON.parse(decodeURIComponent(cookie?.value ?? '')));
  const headers = { authorization: `Bearer ${secret}`, accept: 'application/json' };
  expect((await fetch(`${network.url}/oauth/token`, { method: 'DELETE', headers })).ok).toBe(true);
}

test('[S12] [S13] an expiry that one tab notices is one in all: each keeps its place, its text and its way back @day12of12', async ({
  page,
  context,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/^401 /);
  await signIn();
  const [typing, looking] = await openTabs(context, ['/profile', '/offer-wall?page=2']);
  if (!typing || !looking) throw new Error('The tabs were not opened');
  await typing.bringToFront();
  await typeInto(typing.getByLabel('First name'), 'Noor');
  await page.bringToFront();
  await page.goto('/dashboard');
  await expect(heading(page)).toHaveText('Dashboard');
  // No request of its own may notice it before the press.
  await page.waitForLoadState('networkidle');
  await revokeToken(context, network);
  await page.getByRole('link', { name: 'Postbacks' }).click();
  for (const tab of [page, typing, looking]) await expect(expired(tab)).toBeVisible();
  await expect(looking).toHaveURL('/offer-wall?page=2');

  await typing.bringToFront();
  await typing.getByRole('button', { name: 'Click here to login' }).click();
  await expect(typing).toHaveURL('/login?redirect=%2Fprofile');
  await signInAs(typing, 'publisher');
  await expect(typing.getByLabel('First name')).toHaveValue('Noor');
  for (const [tab, url] of [
    [looking, '/offer-wall?page=2'],
    [page, '/postbacks'],
  ] as const) {
    await tab.bringToFront();
    await expect(tab.getByRole('alertdialog')).toHaveCount(0);
    await expect(tab).toHaveURL(url);
    await expect(tab.getByRole('button', { name: accounts.publisher })).toBeVisible();
  }

  await revokeToken(context, network);
  // What this tab still loads may have noticed it already: then the dialog covers the link.
  const behind = page.getByRole('link', { name: 'Dashboard', includeHidden: true });
  await behind.first().dispatchEvent('click');
  await expect(expired(typing)).toBeVisible();
  await page.getByRole('button', { name: 'Click here to login' }).click();
  await signInAs(page, 'pendingTerms');
  await typing.bringToFront();
  await typing.getByRole('checkbox', { name: 'I accept the new Terms and Conditions.' }).check();
  await typing.getByRole('button', { name: 'Accept' }).click();
  for (const tab of [page, typing]) await expect(tab.getByRole('alertdialog')).toHaveCount(0);
  await expect(typing.getByLabel('Email', { exact: true })).toHaveValue(accounts.pendingTerms);
  expect(await whole(typing)).not.toMatch(/Noor|publisher@portal/);
});

test('[S12] [S13] a cookie that has run out is noticed when the page is looked at, when it comes back, and by itself @day9of12', async ({
  page,
  context,
  signIn,
}) => {
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await signIn();
  await page.goto('/profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(accounts.publisher);
  await forgetToken(context);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(expired(page)).toBeVisible();
  await page.getByRole('button', { name: 'Click here to login' }).click();
  await signInAs(page, 'publisher');
  await expect(page).toHaveURL('/profile');

  await leaveAndComeBack(page, async () => {
    await forgetToken(context);
    // As another tab leaves it that signs out; a page that is kept in the history hears nothing of it.
    await page.evaluate(() => localStorage.removeItem('token-ends'));
  });
  await expect(heading(page)).toHaveText('Sign in');
  expect(await whole(page)).not.toMatch(privateTexts);
  await signInAs(page, 'publisher');
  await expect(page).toHaveURL('/dashboard');
  await leaveAndComeBack(page, () => Promise.resolve());
  await expect(heading(page)).toHaveText('Dashboard');

  await forgetToken(context);
  await page.clock.runFor(15_000);
  await expect(expired(page)).toBeVisible();
});

test('[S11] [S13] nobody sees data of the user before them, nor a late answer of theirs @day8of12', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const held = Promise.withResolvers<void>();
  await page.route('/publisher/v1/user-profile', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'PUT') await held.promise;
    await route.fulfill({ response });
  });
  const other = await context.newPage();
  await other.goto('/dashboard');
  await page.bringToFront();
  await page.goto('/profile');
  await typeInto(page.getByLabel('First name'), 'Noor');
  await page.getByLabel('First name').press('Enter');
  await signOut(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await signInAs(page, 'pendingTerms');
  await page.getByRole('checkbox', { name: 'I accept the new Terms and Conditions.' }).check();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(other)).toHaveText('Dashboard');
  await expect(other.getByRole('alertdialog')).toHaveCount(0);
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  held.resolve();
  await answered;
  await page.goto('/profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(accounts.pendingTerms);
  await expect(page.getByLabel('First name')).not.toHaveValue('Noor');
  for (const tab of [page, other]) expect(await whole(tab)).not.toMatch(privateTexts);
});

for (const [nth, [name, now]] of (
  [
    ['half a day ahead', '2026-11-21T00:30:00Z'],
    ['half a day behind', '2026-11-19T23:30:00Z'],
  ] as const
).entries()) {
  test.describe(`a clock that is ${name}`, () => {
    test.use({ now });
    test(`[S3] [S13] [L7] changes neither the session nor the days that are asked for ${inTurn(nth + 4, 6)}`, async ({
      page,
    }) => {
      const asked = page.waitForRequest(/analytics\/timeseries/);
      await page.goto('/login');
      await signInAs(page, 'publisher');
      expect(new URL((await asked).url()).searchParams.get('date_to')).toBe('2026-11-20');
      await expect(heading(page)).toHaveText('Dashboard');
      await expect(page.getByText('Your session is about to end')).toHaveCount(0);
      await expect(expired(page)).toHaveCount(0);
    });
  });
}

test('[S3] [S6] a token that another host of the domain has planted signs nobody in and is in nobody’s way @day10of12', async ({
  page,
  context,
  network,
  problems,
}) => {
  const portal = 'http://portal.halyard.localhost';
  problems.allow(/^foreign request: http:\/\/portal\.halyard\.localhost\//);
  await context.route(`${portal}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const fetched = route.fetch({ url: `${network.url}${pathname}${search}` });
    // The last page may still send requests when it closes.
    await fetched.then((response) => route.fulfill({ response })).catch(() => undefined);
  });
  const planted = await network.signIn('pendingTerms');
  const cookie = { path: '/', secure: true, sameSite: 'None', expires: Date.now() / 1000 + 600 } as const;
  const value = encodeURIComponent(JSON.stringify(planted));
  await context.addCookies([{ ...cookie, name: 'token', value, domain: '.halyard.localhost' }]);
  await page.goto(`${portal}/dashboard`);
  await expect(heading(page)).toHaveText('Sign in');
  await signInAs(page, 'publisher');
  await expect(page.getByRole('button', { name: accounts.publisher })).toBeVisible();
  await context.clearCookies({ name: '__Host-token' });
  await page.reload();
  await expect(page.getByRole('button', { name: accounts.publisher })).toBeVisible();
  await signOut(page);
  await expect(heading(page)).toHaveText('Sign in');
  expect((await context.cookies()).map(({ name, domain }) => [name, domain])).toEqual([
    ['token', '.halyard.localhost'],
  ]);
});
