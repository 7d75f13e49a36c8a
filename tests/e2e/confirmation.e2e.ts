import type { Page } from '@playwright/test';
import { password } from '../api/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });
const passwordIn = (page: Page) => dialog(page).getByRole('textbox', { name: 'Password', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const iban = 'DE89 3704 0044 0532 0130 00';

test('a new bank account asks for the password, holds payouts, and is undone from its mail @day12of12', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^40[03] (PUT|POST) /);
  await signIn();
  await network.advance(11 * 60_000);
  await page.goto('/profile?tab=billing');
  await typeInto(page.getByLabel('VAT ID'), 'DE 123 456 789');
  await typeInto(page.getByLabel('IBAN'), iban);
  // The demo's payout day is before the hold ends only on its last days: here the month's end stays.
  await expect(page.getByRole('note').filter({ hasText: 'Saving this holds payouts' })).toHaveText(
    'Saving this holds payouts for 72 hoursYour next payout day stays 2026/11/30.',
  );

  await test.step('cancelled, the form keeps what was typed and says why nothing was saved', async () => {
    await save(page);
    await expect(passwordIn(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Nothing was changed, because you did not confirm')).toBeVisible();
    await expect(page.getByLabel('IBAN')).toHaveValue(iban);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  });

  await test.step('a wrong password shows an error at its field, the right one saves', async () => {
    await save(page);
    const field = passwordIn(page);
    await typeInto(field, 'not this one');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('This is not your password')).toBeVisible();
    await typeInto(field, password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saving was succesful')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();
    await expect(page.getByRole('note').filter({ hasText: 'No payouts until' })).toContainText(
      'Your payout details were changed. To be safe, payouts wait for 72 hours. If it was not you, use the link in our email. Your next payout day stays 2026/11/30.',
    );
  });

  await test.step('the link of the mail undoes it, once it was asked for', async () => {
    const mail = (await network.outbox()).find(({ link }) => link?.includes('/undo-change'));
    expect(mail?.text).toContain('SEPA •••• 3000');
    await page.goto(mail?.link ?? '');
    await expect(page).toHaveURL('/undo-change');
    await expect(page.getByRole('heading', { name: 'Undo this change?' })).toBeVisible();
    const undone = page.getByRole('main').getByRole('listitem');
    await expect(undone).toHaveText([
      /^Your payout details\s*Changed 2026\/11\/20.*There were none before\.$/s,
    ]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo the change' }).click();
    await expect(page.getByRole('heading', { name: 'The change was undone' })).toBeVisible();
    expect((await network.outbox())[0]?.subject).toBe('The change was undone: set a new password');
  });

  await test.step('[A1] a used link says so as it is opened, with nothing to press', async () => {
    const mail = (await network.outbox()).find(({ link }) => link?.includes('/undo-change'));
    // The change has ended the session of this browser.
    await page.context().clearCookies();
    await page.goto(mail?.link ?? '');
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo the change' })).toHaveCount(0);
  });
});
