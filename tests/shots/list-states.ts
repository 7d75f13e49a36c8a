import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';

const visits = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.locator('main tbody th').first().waitFor();
};

async function peekAtFirst(page: Page) {
  await visits('/live-offers')(page);
  await page.locator('tbody > tr').first().focus();
  await page.keyboard.press('Space');
  await page.locator('aside[data-peek] code').waitFor();
}

// Three offers are paused, of which one is refused.
async function pauseThree(page: Page) {
  await visits('/live-offers')(page);
  await page.route('**/offers/*/pause', (route) =>
    route.request().url().includes('/47010/')
      ? route.fulfill({ status: 409, json: { code: 'OFFER_NOT_ACTIVE', errors: [] } })
      : route.fulfill({ json: { data: { success: true }, meta: { api_version: '1.0.0' } } }),
  );
  for (const nth of [0, 1, 2]) await page.locator('tbody input[type=checkbox]').nth(nth).check();
  await page.locator('main button', { hasText: '(3)' }).click();
  await page.locator('[role=dialog] [data-tone=error]').waitFor();
  await page.locator('[role=dialog] button').nth(2).waitFor();
}

/** Lists beside the first one: applications, and rows that are paused together. */
export const listStates: readonly Shot[] = [
  {
    name: 'liveOffers-pending',
    screen: 'liveOffers',
    visitor: 'publisher',
    arrange: visits('/live-offers?tab=pending'),
  },
  {
    name: 'liveOffers-peek',
    screen: 'liveOffers',
    visitor: 'publisher',
    arrange: peekAtFirst,
  },
  {
    name: 'liveOffers-bulk',
    screen: 'liveOffers',
    visitor: 'publisher',
    arrange: pauseThree,
    isOverlay: true,
  },
];
