import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const saved = (page: Page) => page.getByText('Saving was succesful');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: 'Save', exact: true }).click();

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('[A5.b] [A5.d] [A5.e] [A6.b] logo, address, user menu and slide-over lead where they say @day9of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/offer-wall');
  await page.getByRole('banner').getByRole('link', { name: 'Halyard' }).click();
  await expect(page).toHaveURL('/dashboard');
  const account = page.getByRole('button', { name: /publisher@portal\.test/ });
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.getByRole('button', { name: /publisher@portal\.test/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page).toHaveTitle('Profile - Halyard');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('[O12] [E10] contact and traffic are saved, and there after a reload @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile');
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled();
  // Only what has something to save stands out.
  const primary = page.locator('main .button--variant_primary');
  await expect(primary).toHaveCount(0);
  await typeInto(page.getByLabel('First name'), 'Noor');
  await expect(primary).toHaveText(['Save']);
  await typeInto(page.getByLabel('Phone'), '');
  await section(page, 'Contact').getByRole('radio', { name: 'Deutsch' }).check();
  await save(page, 'Contact');
  await expect(saved(page)).toBeVisible();
  await choose(page, 'Traffic types', 'Video');
  await page.keyboard.press('Escape');
  await typeInto(page.getByLabel('Main website'), 'https://kestrel.example/en/');
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await save(page, 'Traffic');
  await answered;
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
  await expect(page.getByLabel('Phone')).toHaveValue('');
  await expect(section(page, 'Contact').getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Remove Video' })).toBeVisible();
  await expect(page.getByLabel('Main website')).toHaveValue('https://kestrel.example/en/');
});

test('[F5] who goes on to another field in the frame in which a list closes keeps the focus there @day3of6', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile');
  const website = page.getByLabel('Main website');
  const before = await website.inputValue();
  await choose(page, 'Traffic types', 'Video');
  await website.evaluate(async (field) => {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement?.dispatchEvent(escape);
    field.focus();
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(website).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('video');
  await expect(website).toHaveValue(`${before}video`);
  await page.getByRole('combobox', { name: 'Traffic types' }).focus();
  await expect(page.getByRole('combobox', { name: 'Traffic types' })).toBeFocused();
});

test('[F1] [E2] what is wrong stands at its field, also when the network says it @day3of3', async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/^422 PUT /);
  await signIn();
  await page.goto('/profile');
  await typeInto(page.getByLabel('Last name'), '');
  await save(page, 'Contact');
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Required');
  await expect(page.getByLabel('Last name')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await typeInto(page.getByLabel('Main website'), 'http://kestrel.example:99999/');
  await page.route('/publisher/v1/user-profile', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: {
            code: 'VALIDATION_ERROR',
            errors: [{ field: 'website', errors: [{ code: 'URL', description: 'No address' }] }],
          },
        })
      : route.continue(),
  );
  await typeInto(page.getByLabel('Main website'), 'https://kestrel.example/');
  await page.getByRole('button', { name: 'Remove Newsletter' }).click();
  await save(page, 'Traffic');
  await expect(page.getByLabel('Main website')).toHaveAccessibleDescription('This is not a web address');
});

test('[O12] [C5] settings say which terms were accepted, when, and where they stand; the first day of the week is saved @day4of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=settings');
  const terms = section(page, 'Terms and Conditions');
  await expect(terms.getByText(/^Version 2026-\d\d accepted on 20\d\d\/\d\d\/\d\d/)).toBeVisible();
  await expect(terms.getByRole('link')).toHaveAttribute('href', /^http.*\/storage\/terms\/current$/);
  const days = section(page, 'Calendar');
  await expect(days.getByRole('radio', { name: 'Monday' })).toBeChecked();
  await days.getByRole('radio', { name: 'Sunday' }).check();
  await save(page, 'Calendar');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(days.getByRole('radio', { name: 'Sunday' })).toBeChecked();
});

test('[O12] a link to change the password is sent by mail @day6of12', async ({ page, signIn, network }) => {
  await signIn();
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('We have sent a link to publisher@portal.test')).toBeVisible();
  const [mail] = await network.outbox();
  expect(mail?.link).toContain('/set-new-password?token=');
});

test('[O12] the password is changed on the spot by the current one @day9of12', async ({
  page,
  signIn,
  network,
  problems,
}) => {
  problems.allow(/^422 PUT \/publisher\/v1\/user-profile\/password/);
  await signIn();
  await page.goto('/profile?tab=security');
  const current = page.getByRole('textbox', { name: 'Current password' });
  const fresh = 'a new and long one';
  await typeInto(current, 'portal-dema');
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveAccessibleDescription(
    'At least 12 characters. Common passwords, your name, company and email address are refused.',
  );
  const personal = page.getByText('Weak: your name, company and email address are easy to guess');
  await typeInto(page.getByRole('textbox', { name: 'New password' }), 'Nora Feldkamp 1987');
  await expect(personal).toBeVisible();
  await typeInto(page.getByRole('textbox', { name: 'New password' }), fresh);
  await expect(personal).toHaveCount(0);
  const strength = page.getByText('Good', { exact: true });
  await expect(strength).toBeVisible();
  await typeInto(page.getByRole('textbox', { name: 'Repeat password' }), fresh);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(page.getByRole('textbox', { name: 'New password' })).toHaveValue(fresh);
  await typeInto(current, 'portal-demo');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved')).toBeVisible();
  await expect(current).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Save password' })).toBeFocused();
  await expect(strength).toHaveCount(0);
  await expect(page.getByText('Never changed')).toHaveCount(0);
  const [mail] = await network.outbox();
  expect(mail?.link).toContain('/undo-change?token=');
});

test('[L6] [O12] Add missing info leads to the very field, and is gone when nothing is missing @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=billing');
  await expect(page.getByText('Missing: VAT ID and IBAN.')).toBeVisible();
  await page.getByRole('link', { name: 'Add missing info' }).click();
  await expect(page).toHaveURL('/profile?tab=billing&field=vat_number');
  await expect(page.getByLabel('VAT ID')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('VAT ID')).toBeFocused();
  await typeInto(page.getByLabel('VAT ID'), 'DE 123 456 789');
  await typeInto(page.getByLabel('IBAN'), 'DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Billing details incomplete')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('VAT ID')).toHaveValue('DE123456789');
  await expect(page.getByLabel('IBAN')).toHaveValue('DE89370400440532013000');
  await expect(page.getByText('Missing info')).toHaveCount(0);
});

test('[O12] the country says which VAT rates and numbers there are, the method what it needs @day3of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/profile?tab=billing');
  await typeInto(page.getByLabel('VAT ID'), 'ATU12345678');
  await typeInto(page.getByLabel('IBAN'), 'DE89 3704 0044 0532 0130 01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('VAT ID')).toHaveAccessibleDescription(
    /This is not a VAT ID of the chosen country/,
  );
  await expect(page.getByLabel('IBAN')).toHaveAccessibleDescription(/This is not a valid IBAN$/);
  await choose(page, 'Country', 'Poland');
  await page.getByRole('combobox', { name: 'VAT rate' }).click();
  await expect(page.getByRole('option', { name: '19%' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('option', { name: '23%' }).click();
  await typeInto(page.getByLabel('VAT ID'), 'PL1234567890');
  await choose(page, 'Payment method', 'PayPal');
  await expect(page.getByLabel('IBAN')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('PayPal address')).toHaveAccessibleDescription('Required');
  await typeInto(page.getByLabel('PayPal address'), 'pay@kestrel.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
});

test('[M4] an operator sees the profile, and can change neither token, currency nor payout details @day10of12', async ({
  page,
  network,
}) => {
  await page.goto(await network.shadowLogin());
  await expect(page.getByText(/^Shadow login as/)).toBeVisible();
  await page.goto('/profile?tab=api');
  await expect(page.getByText('Only the publisher can create or revoke tokens.')).toBeVisible();
  const held = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(held('Create token')).toHaveAttribute('aria-disabled', 'true');
  await expect(held('Create token')).toHaveAttribute('data-tip', /^Only the publisher/);
  await page.goto('/profile?tab=billing');
  await expect(page.getByLabel('Company name')).toHaveValue('Kestrel Media GmbH');
  const fields = page.getByRole('main').locator('form').getByRole('textbox');
  await expect(fields.and(page.locator(':disabled')).first()).toBeVisible();
  await expect(fields.and(page.locator(':enabled'))).toHaveCount(0);
  await expect(page.getByLabel('VAT rate')).toBeDisabled();
  for (const name of ['Change currency', 'Save']) {
    await expect(held(name)).toHaveAttribute('aria-disabled', 'true');
    await expect(held(name)).toHaveAttribute('data-tip', /^Only the publisher can change the /);
  }
});

test('[L2] a profile that failed can be asked for again @day8of12', async ({ page, signIn, problems }) => {
  problems.allow(/^500 GET /);
  let isDown = true;
  await page.route('**/publisher/v1/user-profile', (route) =>
    isDown ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await signIn();
  await page.goto('/profile');
  await expect(page.getByText('Data loading failed. Please try again using Refresh button.')).toBeVisible();
  isDown = false;
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('[A9] everybody can use every part of it, also on a phone @full', async ({ page, signIn }) => {
  await signIn();
  for (const tab of ['account', 'billing', 'api', 'settings']) {
    await test.step(tab, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`/profile?tab=${tab}`);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  }
});
