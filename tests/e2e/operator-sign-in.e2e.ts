import type { Page } from '@playwright/test';
import { accounts, openNetwork, password } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { codeOf, networkTime } from '../support/totp-code.ts';
import { typeInto } from '../support/type-into.ts';
import { signInAs } from './operator-steps.ts';

const step = 30_000;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** By an app that is scanned; the secret that it then has. */
async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  await typeInto(dialog.getByRole('textbox', { name: 'Code from the app' }), codeOf(secret, networkTime));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have stored them' }).click();
  return secret;
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: accounts.operator }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test('[S9] an operator without the second factor that the network requires sets one up, is asked for it from then on, and adds nothing to it without a proof @day10of12', async ({
  page,
  problems,
}) => {
  problems.allow(/^40[013] |^foreign request: http:\/\/localhost:/);
  const network = await openNetwork({ env: { OPERATOR_SECOND_FACTOR: 'required' } });
  try {
    await page.goto(`${network.url}/operators/`);
    await signInAs(page, accounts.operator);
    await expect(heading(page)).toHaveText('Set up a second factor');
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    const secret = await setUpApp(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText('Registrations');
    await signOut(page);
    await signInAs(page, accounts.operator);
    await expect(heading(page)).toHaveText('Confirm it’s you');
    await expectAccessible(page);
    const code = page.getByRole('textbox', { name: 'Code from your authenticator app' });
    await expect(code).toBeFocused();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('not right');
    await network.advance(step);
    await typeInto(code, codeOf(secret, new Date(networkTime.getTime() + step)));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Registrations');
    await page.getByRole('button', { name: accounts.operator }).click();
    await page.getByRole('menuitem', { name: 'Security' }).click();
    await expect(page.getByText('Active since')).toBeVisible();
    await expectAccessible(page);
    await network.advance(11 * 60_000);
    await page.getByRole('button', { name: 'Renew codes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Renew codes' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await typeInto(proof.getByRole('textbox', { name: 'Password' }), 'not the password');
    await page.keyboard.press('Enter');
    await expect(proof.getByText('This is not your password')).toBeVisible();
    await expectAccessible(page);
    await typeInto(proof.getByRole('textbox', { name: 'Password' }), password);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('alertdialog', { name: 'Your recovery codes' }).getByRole('listitem'),
    ).toHaveCount(10);
  } finally {
    await page.goto('about:blank');
    await network.stop();
  }
});
