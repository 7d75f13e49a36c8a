import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

test('[S12] refused calls make one message, and signing in leads back to the very place @day9of12', async ({
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
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('[S5] a page that is loaded anew while its link is exchanged says that the link was used', async ({
  page,
  network,
}) => {
  const sent = Promise.withResolvers<void>();
  await page.route('/oauth/ott-token', () => sent.resolve());
  await page.goto(await network.shadowLogin(), { waitUntil: 'commit' });
  await sent.promise;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByRole('alert')).toHaveText(
    'This sign-in link has already been used, has expired, or was ended by a new password or a sign-out. Please ask for a new one.',
  );
});

test('[S5] [E8] a link that has no answer can be tried again from the login', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.route('/oauth/ott-token', (route) => route.abort(), { times: 1 });
  await page.goto(await network.shadowLogin());
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('[G2] [S15] the title tells the screen before the name of the system is known, and follows Back while suspended @day3of12', async ({
  page,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/^403 /);
  await signIn();
  const held = Promise.withResolvers<void>();
  await page.route('/publisher/v1/config', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Dashboard');
  held.resolve();
  await expect(page).toHaveTitle('Dashboard - Halyard');
  await page.getByRole('link', { name: 'Offer Wall' }).first().click();
  await expect(page).toHaveTitle('Offer Wall - Halyard');
  await network.fail({ path: '^/publisher/v1/postbacks', status: 403, code: 'ACCOUNT_SUSPENDED', times: 20 });
  await page.getByRole('link', { name: 'Postbacks' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended');
  await page.goBack();
  await expect
    .poll(async () => [new URL(page.url()).pathname, await page.title()])
    .toEqual(['/offer-wall', 'Offer Wall - Halyard']);
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

test('[A12 S6] a session starts while its language is on the way, and shows nothing before that is there @day4of12', async ({
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

test('[E12] a screen whose script is lost comes with one offer, which loads it anew @full', async ({
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
