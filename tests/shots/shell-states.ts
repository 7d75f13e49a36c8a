import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';
import { typeInto } from '../support/type-into.ts';

const search = async (page: Page, typed: string) => {
  await page.keyboard.press('Control+k');
  const input = page.locator('[role=dialog] input[role=combobox]');
  await typeInto(input, typed);
  await page.locator('[role=dialog] [role=option][data-highlighted]').waitFor();
};

const state = (name: string, arrange: (page: Page) => Promise<void>): Shot => ({
  name,
  screen: 'dashboard',
  visitor: 'publisher',
  arrange,
  isOverlay: true,
});

/** What lies over every screen: the palette and the notification centre. */
export const shellStates: readonly Shot[] = [
  state('palette', (page) => search(page, '')),
  state('palette-found', (page) => search(page, 'so')),
  state('offline', async (page) => {
    await page.context().setOffline(true);
    await page.locator('[data-banner]').waitFor();
  }),
  state('notification-centre', async (page) => {
    await page.locator('header span > [aria-haspopup=dialog]').click();
    await page.locator('[role=log]').waitFor();
  }),
];
