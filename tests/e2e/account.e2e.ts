import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { accounts, type Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const publisher = { email: 'mara@trailmix.test', password: 'correct horse battery' };

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function choose(page: Page, field: string, option: string) {
  const box = page.getByRole('combobox', { name: field, exact: true });
  await typeInto(box, option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

const personal = {
  'First name': 'Mara',
  'Last name': 'Lindqvist',
  Email: publisher.email,
  Password: publisher.password,
  'Repeat password': publisher.password,
  'Company name': 'Trailmix Media',
  'Main website': 'https://trailmix.test',
};

async function fillIn(page: Page, change: Partial<typeof personal> = {}) {
  for (const [name, value] of Object.entries({ ...personal, ...change })) {
    await typeInto(textbox(page, name), value);
  }
  await choose(page, 'Country', 'Germany');
  await page.getByRole('checkbox', { name: 'Newsletter' }).check();
  await page.getByRole('checkbox', { name: /^I have read and accept/ }).check();
}

const create = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

async function signIn(page: Page, secret: string) {
  await typeInto(textbox(page, 'Email'), publisher.email);
  await typeInto(textbox(page, 'Password'), secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function newestLink(network: Network): Promise<string> {
  const mail = (await network.outbox()).find(({ to }) => to === publisher.email);
  if (!mail?.link) throw new Error('The newest mail has no link');
  return mail.link;
}

const found = z.object({ data: z.object({ data: z.array(z.object({ id: z.int() })) }) });

/** What an operator does at the network. */
async function approve(network: Network) {
  network.touch();
  const { access_token: token } = await network.signIn('operator');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const partners = `${network.url}/publisher/v1/partners`;
  const answer = await fetch(`${partners}?search=${publisher.email}`, { headers });
  const [partner] = found.parse(await answer.json()).data.data;
  const body = JSON.stringify({ decision: 'approve' });
  const reviewed = await fetch(`${partners}/${partner?.id}/review`, { method: 'PUT', headers, body });
  expect(reviewed.status).toBe(200);
}

test('[S10] [A2] [E16] [S9] an account from its registration to its second password @day6of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^40[03] POST \/oauth\/token/);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register');
  await fillIn(page);
  await create(page);
  await expect(page).toHaveURL('/register-completed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');

  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await signIn(page, publisher.password);
  await expect(page.getByRole('alert')).toHaveText(
    'Please confirm your email address first. We have sent you a link.',
  );

  await page.goto(await newestLink(network));
  await expect(page.getByRole('main')).toContainText(
    'Thank you for verifying your e-mail address. We will get back to you shortly, once your account has been reviewed.',
  );
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await signIn(page, publisher.password);
  await expect(page.getByRole('alert')).toContainText('Your account is waiting for review.');

  await approve(network);
  await page.goto(await newestLink(network));
  await signIn(page, publisher.password);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: publisher.email }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await typeInto(textbox(page, 'Email'), publisher.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');

  const link = await newestLink(network);
  await page.goto(link);
  await expect(page).toHaveURL('/set-new-password');
  await expect(textbox(page, 'Email')).toHaveValue(publisher.email);
  await typeInto(textbox(page, 'New password'), 'another horse battery');
  await expect(page.getByRole('status')).toContainText(/Good|Strong/);
  await typeInto(textbox(page, 'Repeat password'), 'another horse battery');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is saved');

  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await signIn(page, publisher.password);
  await expect(page.getByRole('alert')).toHaveText('Invalid Credentials');
  await signIn(page, 'another horse battery');
  await expect(page).toHaveURL('/dashboard');
});

test('[S10] [E2] what the network does not take is told at its field, and nothing typed is lost @day2of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^4\d\d POST \/publisher\/v1\/register/);
  await page.goto('/register');
  const common = { Password: 'password1234', 'Repeat password': 'password1234' };
  await fillIn(page, { 'Main website': 'ftp://trailmix.test', ...common });
  await create(page);
  const website = textbox(page, 'Main website');
  await expect(website).toHaveAccessibleDescription('This is not a web address');
  const password = textbox(page, 'Password');
  await expect(password).toHaveAccessibleDescription(
    /This is one of the most common passwords. Please choose another one\.$/,
  );
  await expect(password).toHaveValue(common.Password);
  for (const field of [password, textbox(page, 'Repeat password')]) {
    await typeInto(field, publisher.password);
  }
  await expect(page).toHaveURL('/register');
  await expect(textbox(page, 'First name')).toHaveValue('Mara');
  await network.fail({ call: 'account.register', status: 429, code: 'TOO_MANY_REQUESTS' });
  await typeInto(website, 'trailmix.test');
  await create(page);
  await expect(page.getByRole('alert')).toHaveText('Too many requests. Please wait a moment and try again.');
  await expect(website).toHaveValue('https://trailmix.test');
  await create(page);
  await expect(page).toHaveURL('/register-completed');
});

test('[F1] [F4] a registration says what is missing and leads there; its sections follow @day6of12', async ({
  page,
}) => {
  await page.goto('/register');
  // What is asked for here is offered once, and a currency that is needed cannot be taken away.
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Halyard', 'Sign in']);
  await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(0);
  await create(page);
  await expect(textbox(page, 'First name')).toBeFocused();
  await expect(page.getByRole('link', { name: /\(has errors\)$/ })).toHaveCount(4);
  await expect(textbox(page, 'First name')).toHaveAccessibleDescription('Required');
  await expect(page.getByRole('group', { name: 'Traffic types' })).toHaveAccessibleDescription('Required');
  await expect(page.getByRole('checkbox', { name: /^I have read/ })).toHaveAccessibleDescription('Required');
  const sections = page.getByRole('navigation', { name: 'Sections of the registration' });
  await expect(sections.getByRole('link', { name: 'Sign-in details' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await fillIn(page, { 'Repeat password': 'something else' });
  await expect(sections.getByRole('link', { name: 'Company (done)' })).toBeVisible();
  await create(page);
  await expect(textbox(page, 'Repeat password')).toHaveAccessibleDescription('Confirmation does not match');
});

test('[A12] [S10] what was typed of a registration outlives a change of language and of the page, but no password @day3of6', async ({
  page,
}) => {
  await page.goto('/register');
  await typeInto(textbox(page, 'First name'), 'Mara');
  await typeInto(textbox(page, 'Password'), publisher.password);
  await choose(page, 'Country', 'Germany');
  await page.getByText('DE', { exact: true }).click();
  await expect(textbox(page, 'Vorname')).toHaveValue('Mara');
  await expect(page.getByRole('combobox', { name: 'Land', exact: true })).toHaveValue('Deutschland');
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('link', { name: 'Konto anlegen' }).click();
  await expect(textbox(page, 'Vorname')).toHaveValue('Mara');
  await expect(textbox(page, 'Passwort')).toHaveValue('');
  // Nothing but the page keeps it, so the browser asks before a reload.
  page.reload().catch(() => null);
  const asked = await page.waitForEvent('dialog');
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await expect(textbox(page, 'Vorname')).toHaveValue('Mara');
});

test('[S10] terms that need no acceptance are no obstacle @day1of12', async ({ page, network }) => {
  network.touch();
  const { access_token: token } = await network.signIn('operator');
  await fetch(`${network.url}/publisher/v1/config`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ register: { terms_conditions: { required: false } } }),
  });
  await page.goto('/register');
  await fillIn(page);
  await page.getByRole('checkbox', { name: /^I have read/ }).uncheck();
  await create(page);
  await expect(page).toHaveURL('/register-completed');
});

test('[C6] a registration without its dictionaries says so and loads them again', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^404 GET \/storage\/dict\.json/);
  await network.fail({ call: 'dictionaries.start', status: 404 });
  await page.goto('/register');
  await expect(page.getByRole('alert').first()).toContainText('Could not load dictionaries');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(textbox(page, 'First name')).toBeVisible();
});

test('[A1] a forgotten password is answered alike for an address that nobody has @day4of12', async ({
  page,
  network,
}) => {
  await page.goto('/forgot-password');
  await typeInto(textbox(page, 'Email'), 'no address');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(textbox(page, 'Email')).toHaveAccessibleDescription('This is not a valid email');
  for (const email of ['nobody@portal.test', accounts.publisher]) {
    await typeInto(textbox(page, 'Email'), email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('main')).toHaveText(
      'Check your inboxIf there is an account with this address, we have sent it a link for a new password. The newest link is the one that works.Go to sign inSend another link',
    );
    await page.getByRole('button', { name: 'Send another link' }).click();
  }
  expect((await network.outbox()).map(({ to }) => to)).toEqual([accounts.publisher]);
});

test('[A1] a link for a new password leaves the address at once, is good once, and never a Referer @day6of6', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^400 POST \/password\/publisher\/reset/);
  await page.goto('/set-new-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) sent.push(`${request.url()} ${request.headers().referer ?? ''}`);
  });
  await page.goto(`/set-new-password?token=no-such-token&email=${encodeURIComponent(accounts.publisher)}`);
  await expect(page).toHaveURL('/set-new-password');
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  await typeInto(textbox(page, 'New password'), 'another horse battery');
  await typeInto(textbox(page, 'Repeat password'), 'another horse batter');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(textbox(page, 'Repeat password')).toHaveAccessibleDescription('Confirmation does not match');
  await typeInto(textbox(page, 'Repeat password'), 'another horse battery');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('main')).toContainText('It was used already or has expired.');
  expect(sent.filter((line) => line.includes('no-such-token'))).toEqual([]);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  expect(await network.outbox()).toEqual([]);
});

test('[A2] an address that is no link of a mail is told to be a bad link', async ({ page }) => {
  for (const path of [
    '/verify/7',
    '/verify/seven?signature=a&expires=1',
    '/verify/7?signature=a&expires=soon',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Invalid URL params');
  }
});

test('[A2] a link that the network refuses, or cannot judge at the moment, is told so', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/^(403|503) GET \/email\/verify\/7/);
  await network.fail({ call: 'verification.verify', status: 503 });
  await page.goto('/verify/7?signature=a&expires=1767225600');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your email address could not be verified yet',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid URL params');
  await expect(page.getByRole('main')).toContainText('This link is not valid or too old.');
});

test('[G4] [G2] account screens redirect when signed in @day5of12', async ({ page, signIn: sign }) => {
  await page.goto('/register');
  await expect(page).toHaveTitle('Halyard');
  await sign();
  for (const path of [
    '/register',
    '/register-completed',
    '/forgot-password',
    '/set-new-password?token=a&email=b',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('[A9] a registration can be filled in with the keyboard on a phone @day8of12', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/register');
  await textbox(page, 'First name').focus();
  for (const name of ['Mara', 'Lindqvist', publisher.email]) {
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
  }
  await expect(textbox(page, 'Phone')).toBeFocused();
  await expect(textbox(page, 'Email')).toHaveValue(publisher.email);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
