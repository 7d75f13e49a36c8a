import type { Page } from '@playwright/test';
import { accounts, password } from '../support/network.ts';
import { expect } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

export const offer = 'Solarhaus – heat pump enquiry';

export const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export async function signInAs(page: Page, username: string, secret = password) {
  await typeInto(textbox(page, 'Email'), username);
  await typeInto(textbox(page, 'Password'), secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The operators' pages with an operator in them. */
export async function enter(page: Page) {
  await page.goto('/operators/');
  await signInAs(page, accounts.operator);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrations');
}

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

export const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Operators' }).getByRole('link', { name });

/** In the open dialog. */
export async function decide(page: Page, decision: string, words?: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: decision, exact: true }).check();
  if (words !== undefined) await typeInto(dialog.getByRole('textbox', { name: 'Reason' }), words);
  await dialog.getByRole('button', { name: 'Save decision' }).click();
}
