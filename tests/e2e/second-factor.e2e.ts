import type { BrowserContext, Page } from '@playwright/test';
import { accounts, openNetwork, password } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { codeOf, networkTime } from '../support/totp-code.ts';
import { typeInto } from '../support/type-into.ts';
import { attachAuthenticator } from '../support/virtual-authenticator.ts';

const step = 30_000;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const codeIn = (page: Page) => page.getByRole('textbox', { name: 'Code from your authenticator app' });
const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;

async function enterPassword(page: Page, username: string = accounts.publisher) {
  await typeInto(page.getByLabel('Email'), username);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await press(page, 'Sign in');
}

async function leave(page: Page, context: BrowserContext) {
  await context.clearCookies();
  await page.goto('/login');
}

/** Sets up an authenticator app; its secret and the recovery codes. */
async function setUpApp(page: Page, time = networkTime) {
  await press(page, 'Set up authenticator app');
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  const code = dialog.getByRole('textbox', { name: 'Code from the app' });
  await expect(code).toBeFocused();
  await typeInto(code, '12');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('That is not right. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await typeInto(code, spaced(codeOf(secret, time)));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  await press(page, 'I have stored them');
  await expect(page.getByText(/^Active since/)).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  return { secret, recoveryCodes };
}

test('[S9] a second factor is set up, asked for when signing in, replaced by a recovery code or a passkey, and removed @day10of12', async ({
  page,
  context,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/^40[03] (PUT|POST) /);
  await attachAuthenticator(page);
  await signIn();
  await page.goto('/profile?tab=security');
  const { secret, recoveryCodes } = await setUpApp(page);

  await test.step('a passkey gets a name', async () => {
    await press(page, 'Add a passkey');
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await typeInto(dialog.getByRole('textbox', { name: 'Name' }), 'Laptop');
    await page.keyboard.press('Enter');
    const row = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect(row).toContainText('Laptop');
    await expect(row).toContainText('Never used');
    // Else the bar at the top covers half of a button.
    await page.keyboard.press('Home');
    await expectAccessible(page);
  });

  await test.step('a wrong code leaves attempts, and going back keeps the address', async () => {
    await leave(page, context);
    await enterPassword(page);
    await expect(codeIn(page)).toBeFocused();
    await expectAccessible(page);
    expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
    await typeInto(codeIn(page), '000 00');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    const offline = page.getByText('There was no connection, so nothing was sent.');
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await expect(offline).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByText('4 attempts left')).toBeVisible();
    await press(page, 'Back to sign in');
    await expect(page.getByLabel('Email')).toHaveValue(accounts.publisher);
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  await test.step('a code signs in, with the space that apps show', async () => {
    await network.advance(step);
    await enterPassword(page);
    await typeInto(codeIn(page), spaced(codeOf(secret, new Date(networkTime.getTime() + step))));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('so does a recovery code', async () => {
    await leave(page, context);
    await enterPassword(page);
    await press(page, 'Use a recovery code');
    await typeInto(page.getByRole('textbox', { name: 'Recovery code' }), recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('and a passkey, without a password', async () => {
    await leave(page, context);
    await press(page, 'Use a passkey');
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('removed, they are gone', async () => {
    await page.goto('/profile?tab=security');
    await expect(page.getByText('9 codes left')).toBeVisible();
    for (const name of ['Remove Laptop', 'Remove the authenticator app']) {
      await press(page, name);
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    await expect(page.getByText('Not set up')).toBeVisible();
  });
});

test('[S9] an operator without the second factor that the network requires sets one up before anything else @day5of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^40[03] |^foreign request: http:\/\/localhost:/);
  const network = await openNetwork({ env: { OPERATOR_SECOND_FACTOR: 'required' } });
  try {
    await page.goto(`${network.url}/login`);
    await enterPassword(page, accounts.operator);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second factor');
    await expectAccessible(page);
    await setUpApp(page);
    await press(page, 'Continue');
    await expect(page).toHaveURL(`${network.url}/dashboard`);
  } finally {
    await page.goto('about:blank');
    await network.stop();
  }
});

test('[S9] [S11] two tabs at once: the app that one has set up is there in the other, and a confirmation in one does for both @day8of12', async ({
  page,
  context,
  network,
  signIn,
  problems,
}) => {
  problems.allow(/^40[039] (PUT|POST) /);
  await signIn();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/profile?tab=security');
    await press(tab, 'Set up authenticator app');
    await expect(tab.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  }
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
  const former = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await press(other, 'Cancel');
  await setUpApp(other);

  await test.step('the first tab learns that there is one', async () => {
    await page.bringToFront();
    await typeInto(dialog.getByRole('textbox', { name: 'Code from the app' }), codeOf(former, networkTime));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^There is already an authenticator app/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Active since/)).toBeVisible();
  });

  await test.step('both ask for a confirmation; one answer is enough', async () => {
    await network.advance(11 * 60_000);
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await press(tab, 'Renew codes');
      await tab.getByRole('dialog').getByRole('button', { name: 'Renew codes' }).click();
      await expect(tab.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
    }
    await typeInto(other.getByRole('dialog').getByRole('textbox', { name: 'Password' }), password);
    await other.keyboard.press('Enter');
    await expect(other.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Renew codes' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toHaveCount(0);
  });
});
