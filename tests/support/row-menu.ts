import { expect, type Locator } from '@playwright/test';

/** Chooses an action in the menu of a row, once the pointer is on it. */
export async function chooseOf(row: Locator, action: string | RegExp): Promise<void> {
  await row.getByRole('button', { name: /^Actions for / }).click();
  const item = row.page().getByRole('menuitem', { name: action, exact: true });
  await expect(async () => {
    await item.hover();
    expect(await item.getAttribute('data-highlighted')).toBe('');
  }).toPass();
  await item.click();
}
