import type { Page } from '@playwright/test';
import { accounts, password } from '../support/network.ts';
import { typeInto } from '../support/type-into.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function goTo(page: Page, name: string) {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await heading(page, name);
}

async function signIn(page: Page) {
  await typeInto(page.locator('input[type=email]'), accounts.publisher);
  await typeInto(page.locator('input[type=password]'), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await heading(page, 'Dashboard');
}

async function wall(page: Page) {
  await goTo(page, 'Offer Wall');
  await page.getByRole('main').getByRole('article').nth(3).waitFor();
  await page.getByRole('link', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  await typeInto(page.getByRole('main').getByRole('searchbox').first(), 'solar');
  await page.waitForURL(/solar/);
}

async function analytics(page: Page) {
  await goTo(page, 'Analytics');
  await page.locator('main figure svg:has(path)').first().waitFor();
  const tables = page.getByRole('navigation', { name: 'Tables' });
  for (const name of ['Pivot', 'Over time', 'Report']) await tables.getByRole('link', { name }).click();
  await page.locator('main tbody th').first().waitFor();
}

async function details(page: Page) {
  await goTo(page, 'Pending & Live Offers');
  await page.locator('main tbody th a').first().click();
  const parts = page.getByRole('navigation', { name: 'Parts of the offer' });
  for (const name of [/^Banners/, /^Payouts/, /^Overview/]) await parts.getByRole('link', { name }).click();
  await page.locator('main figure').first().waitFor();
}

async function forms(page: Page) {
  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const messenger = page.getByRole('textbox', { name: 'Messenger' });
  const saved = await messenger.inputValue();
  await messenger.pressSequentially(' typed');
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  if ((await messenger.inputValue()) !== saved) throw new Error('Cancel did not bring back what was saved');
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: accounts.publisher }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.locator('input[type=password]').waitFor();
}

// An hour of a publisher in one page without reloads; begins and ends at the login.
export async function goOnce(page: Page): Promise<void> {
  for (const part of [signIn, wall, analytics, details, forms, signOut]) await part(page);
}
