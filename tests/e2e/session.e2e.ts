import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';

test('[S11] signing out says so, and Back shows nothing of the portal any more', async ({
  page,
  signIn,
  context,
}) => {
  await signIn();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Offer Wall' }).click();
  await expect(page).toHaveURL('/offer-wall');
  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Logged Out')).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('[S12] refused calls make one message, and signing in leads back to the very place', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^401 /);
  await signIn();
  await page.goto('/offer-wall?page=2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer Wall');
  await network.fail({ path: '^/publisher/', status: 401, code: 'UNAUTHENTICATED', times: 20 });
  // A pointer would ask for the dashboard before it presses, and the message would be in its way.
  await page.getByRole('link', { name: 'Dashboard' }).first().dispatchEvent('click');
  const message = page.getByRole('alertdialog', { name: 'Session expired' });
  await expect(message).toContainText('Your session was expired. To continue, please log in again.');
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(message).toBeVisible();
  await network.reset();
  await message.getByRole('button', { name: 'Click here to login' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
  await page.getByLabel('Email').fill(accounts.publisher);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('[S13] signing out and in reaches the other tabs', async ({ page, context, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/offer-wall');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Offer Wall');
  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/login');
  await page.getByLabel('Email').fill(accounts.publisher);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/dashboard');
});

test('[S13] a cookie that is gone is noticed without a request', async ({ page, context, signIn }) => {
  await signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await context.clearCookies({ name: 'token' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('alertdialog', { name: 'Session expired' })).toBeVisible();
});

test('[S7] a start whose reference data fails is still signed in, and says what failed', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^404 GET \/storage\/dict.json/);
  await signIn();
  await network.fail({ call: 'dictionaries.start', status: 404, code: 'NOT_FOUND_HTTP_EXCEPTION' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('alert')).toContainText('Could not load dictionaries');
});

test('[A12 S6] a session starts while its language is on the way, and shows nothing before that is there', async ({
  page,
  signIn,
}) => {
  await signIn();
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/en-[\w-]+\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  const answered = page.waitForResponse(/\/publisher\/v1\/dict\/approval-statuses/);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await answered;
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  released.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('[E12] a screen whose script is lost comes with one offer, which loads it anew', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^console error: Failed to load resource: net::ERR_FAILED/);
  await signIn();
  await page.goto('/dashboard');
  const lost = /\/assets\/offer-wall-screen-[\w-]+\.js$/;
  await page.route(lost, (route) => route.abort());
  await page.getByRole('link', { name: 'Offer Wall' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Reload']);
  await page.unroute(lost);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer Wall');
});
