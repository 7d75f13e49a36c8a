import type { Locator } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

/** Replaces what stands there as slowly as a person types. */
async function typeSlowly(input: Locator, text: string) {
  await input.click();
  await input.press('ControlOrMeta+a');
  await input.pressSequentially(text, { delay: 120 });
}

test('[F6] [O4] whole numbers keep the point that was typed and ask for it to go: a share, a daily budget @day1of12', async ({
  page,
  signIn,
}) => {
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/campaigns/')) written.push(request.url());
  });
  await signIn();
  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  await page.getByRole('button', { name: 'Edit: Splitter' }).click();
  const splitter = page.getByRole('region', { name: 'Splitter' });
  const share = splitter.getByRole('group', { name: 'Row 1' }).getByRole('spinbutton', { name: 'Share' });
  for (const [typed, wrong] of [
    ['33.3', 'Must be a whole number'],
    ['333', 'Must be at most 100'],
  ] as const) {
    await typeSlowly(share, typed);
    await page.keyboard.press('Tab');
    await expect(share).toHaveValue(typed);
    await expect(share).toHaveAccessibleDescription(wrong);
  }
  await splitter.getByRole('button', { name: 'Save changes' }).click();
  await expect(share).toHaveValue('333');

  await page.goto('/live-offers/1/live?tab=campaigns&campaign=102');
  await page.getByRole('button', { name: 'Actions for Native tests' }).click();
  await page.getByRole('menuitem', { name: 'Request RTB' }).click();
  const dialog = page.getByRole('dialog');
  const budget = dialog.getByRole('spinbutton', { name: /Daily budget/ });
  await typeInto(dialog.getByRole('textbox', { name: /What will you buy/ }), 'Display in Germany');
  await typeSlowly(budget, '12.5');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(budget).toHaveValue('12.5');
  await expect(budget).toHaveAccessibleDescription(/Must be a whole number/);
  expect(written).toEqual([]);
});

test('[F6] [O12] an amount outside its limits that is saved already stays as it is, and saving asks for another one @day11of12', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.route('**/publisher/v1/user-profile', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/"min_payout":[\d.]+/, '"min_payout":2000000.5') });
  });
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') written.push(request.url());
  });
  await page.goto('/profile?tab=billing');
  const amount = page.getByLabel('Minimum payout');
  await expect(amount).toHaveValue('2,000,000.50');
  await amount.focus();
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('2,000,000.50');
  await typeInto(page.getByLabel('VAT ID'), 'DE123456789');
  await typeInto(page.getByLabel('IBAN'), 'DE89370400440532013000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(amount).toHaveAccessibleDescription(/Must be at most 1,000,000/);
  await expect(amount).toHaveValue('2,000,000.50');
  expect(written).toEqual([]);
});
