import type { Page } from '@playwright/test';
import { token as tokenSchema } from '#contract/session.ts';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const fill = async (page: Page, username: string, secret: string) => {
  await typeInto(page.getByLabel('Email'), username);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('[S9] [G6] [S3] signing in leads back to where the visitor wanted to go, with the token in its cookie, secure and for its own lifetime @day3of12', async ({
  page,
  context,
}) => {
  await page.goto('/offer-wall?page=2&search=');
  await expect(page).toHaveURL('/login?redirect=%2Foffer-wall%3Fpage%3D2%26search%3D');
  await fill(page, accounts.publisher, password);
  await expect(page).toHaveURL('/offer-wall?page=2&search=');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer Wall');
  await expect(page).toHaveTitle('Offer Wall - Halyard');
  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  const token = tokenSchema.parse(JSON.parse(decodeURIComponent(cookie?.value ?? '')));
  expect({ path: cookie?.path, secure: cookie?.secure, sameSite: cookie?.sameSite }).toEqual({
    path: '/',
    secure: true,
    sameSite: 'None',
  });
  const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lifetime - token.expires_in)).toBeLessThan(60);
});

test('[E7] [S9] [A12] a wrong password says so in the current language, keeps what was typed, and can be corrected @day4of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^400 POST \/oauth\/token/);
  await page.goto('/login');
  await fill(page, accounts.publisher, 'wrong-password');
  await expect(page.getByRole('alert')).toHaveText('Invalid Credentials');
  await page.getByText('DE', { exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Ungültige Zugangsdaten');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByText('EN', { exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveValue(accounts.publisher);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('[F1] [F4] what is missing or no address is said at its field, and the focus goes there', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Required');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription('Required');
  await expect(page.getByLabel('Email')).toBeFocused();
  await fill(page, 'no address', password);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This is not a valid email');
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('');
});

test('[S15.c] a suspended account says why, and can only write or leave @day2of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^403 POST \/oauth\/token/);
  await page.goto('/login');
  await fill(page, accounts.suspended, password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended');
  await expect(page.getByRole('main')).toContainText('Reason: Visitors were paid for their clicks');
  await expect(page.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
    'href',
    'mailto:support@portal.test',
  );
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('[S9] a registration that waits for its review says so @day10of12', async ({ page, problems }) => {
  problems.allow(/^403 POST \/oauth\/token/);
  await page.goto('/login');
  await fill(page, accounts.awaitingReview, password);
  await expect(page.getByRole('alert')).toHaveText(
    'Your account is waiting for review. We will write to you as soon as it is approved.',
  );
});

test('[S5] [G3] [A7] a shadow-login link signs in once, leaves no token behind and says for whom one acts', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^400 POST \/oauth\/ott-token/);
  const link = await network.shadowLogin();
  const ott = new URL(link).searchParams.get('ott');
  await page.goto(`/offer-wall?search=a&ott=${ott}&page=1`);
  await expect(page).toHaveURL('/offer-wall?search=a&page=1');
  await expect(page.getByRole('status').filter({ hasText: 'Shadow login as' })).toHaveText(
    /^Shadow login as .+ by .+$/,
  );
  await page.goto(`/dashboard?ott=${ott}`);
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
  await expect(page.getByRole('alert').first()).toContainText(
    'This sign-in link has already been used, has expired,',
  );
});

test('[A3] an unknown path ends at the dashboard, or at the login in front of it, and is said to be unknown @day6of6', async ({
  page,
  signIn,
}) => {
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
  await signIn();
  await page.goto('/nowhere');
  await expect(page).toHaveURL('/dashboard');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  await expect(toast).toHaveText('This page does not exist/nowhere');
  await page.goto('/live-offer');
  await expect(page).toHaveURL('/dashboard');
  await expect(toast).toContainText('/live-offer');
  await toast.getByRole('link', { name: 'Open Pending & Live Offers' }).click();
  await expect(page).toHaveURL('/live-offers');
  await expect(toast).toHaveCount(0);
});

test('[G6] signing in never leads to another host, a script or the login @day6of12', async ({ page }) => {
  const redirects = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login',
  ];
  for (const redirect of redirects) {
    await page.context().clearCookies();
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
    await fill(page, accounts.publisher, password);
    await expect(page, redirect).toHaveURL('/dashboard');
  }
});

test('[S5] [S15] a link of a suspended account is refused without the former visitor being asked about', async ({
  page,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/^403 POST \/oauth\/ott-token/);
  await signIn();
  const link = new URL(await network.shadowLogin());
  await network.fail({ call: 'session.exchangeOneTimeToken', status: 403, code: 'ACCOUNT_SUSPENDED' });
  const sent = page.waitForRequest('**/oauth/ott-token');
  await page.goto(`/dashboard${link.search}`);
  expect(await (await sent).headerValue('authorization')).toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is suspended');
});

test('[S5] a used link as the very first page says so at the login', async ({ page, network, problems }) => {
  problems.allow(/^400 POST \/oauth\/ott-token/);
  const link = await network.shadowLogin();
  await fetch(`${network.url}/oauth/ott-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ott: new URL(link).searchParams.get('ott') }),
  });
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(
    'This sign-in link has already been used, has expired,',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page).toHaveTitle('Halyard');
});
