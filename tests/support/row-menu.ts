import type { Locator } from '@playwright/test';

/** Chooses an action in the menu of a row. */
export async function chooseOf(row: Locator, action: string | RegExp): Promise<void> {
  await row.getByRole('button', { name: /^Actions for / }).click();
  await row.page().getByRole('menuitem', { name: action, exact: true }).click();
}
