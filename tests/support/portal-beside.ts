import type { Page } from '@playwright/test';
import { accounts, password } from './network.ts';
import { expect } from './portal.ts';
import { typeInto } from './type-into.ts';

/** The login of a portal in another tab, which auditors' pages show. */
export async function openBeside(page: Page): Promise<Page> {
  const portal = await page.context().newPage();
  await portal.goto('/login');
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  return portal;
}

/** As a publisher does, key by key. */
export async function signInByKeys(portal: Page) {
  await typeInto(portal.getByLabel('Email'), accounts.publisher);
  await typeInto(portal.getByRole('textbox', { name: 'Password' }), password);
  await portal.getByRole('button', { name: 'Sign in' }).click();
  await expect(portal).toHaveURL('/dashboard');
}

/** A portal in another tab in which somebody has signed in. */
export async function signInBeside(page: Page): Promise<Page> {
  const portal = await openBeside(page);
  await signInByKeys(portal);
  return portal;
}
