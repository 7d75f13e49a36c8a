import { accounts, openNetwork } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { codeOf, networkTime } from '../support/totp-code.ts';
import { typeInto } from '../support/type-into.ts';
import { signInAs } from './operator-steps.ts';

const step = 30_000;

test('[S9] an operator without the second factor that the network requires sets one up in the portal, and is asked for it from then on @day4of6', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^40[013] |^foreign request: http:\/\/localhost:/);
  const network = await openNetwork({ env: { OPERATOR_SECOND_FACTOR: 'required' } });
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await page.goto(`${network.url}/operators/`);
    await signInAs(page, accounts.operator);
    await expect(heading).toHaveText('Set up a second factor');
    await expectAccessible(page);

    const portal = await context.newPage();
    await portal.goto(`${network.url}/login`);
    await signInAs(portal, accounts.operator);
    await portal.getByRole('button', { name: 'Set up authenticator app' }).click();
    const dialog = portal.getByRole('dialog', { name: 'Set up authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? '';
    await typeInto(dialog.getByRole('textbox', { name: 'Code from the app' }), codeOf(secret, networkTime));
    await portal.keyboard.press('Enter');
    await portal.getByRole('button', { name: 'I have stored them' }).click();
    await portal.close();

    await page.getByRole('button', { name: 'It is set up' }).click();
    await expect(heading).toHaveText('Registrations');
    await page.getByRole('button', { name: accounts.operator }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await signInAs(page, accounts.operator);
    await expect(heading).toHaveText('Confirm it’s you');
    await expectAccessible(page);
    const code = page.getByRole('textbox', { name: 'Code from your authenticator app' });
    await typeInto(code, '000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('not right');
    await network.advance(step);
    await typeInto(code, codeOf(secret, new Date(networkTime.getTime() + step)));
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Registrations');
  } finally {
    await page.goto('about:blank');
    await network.stop();
  }
});
