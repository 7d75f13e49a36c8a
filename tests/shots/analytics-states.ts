import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';

const splits = '/analytics?tab=pivot&range=last-30-days';

/** The figures split by offer and country, with subtotals. */
export const analyticsStates: readonly Shot[] = [
  {
    name: 'analytics-pivot',
    screen: 'analytics',
    visitor: 'publisher',
    arrange: async (page: Page) => {
      await page.goto(splits);
      await page.locator('[role=treegrid] [data-group]').first().waitFor();
    },
  },
  {
    name: 'analytics-range',
    screen: 'analytics',
    visitor: 'publisher',
    isOverlay: true,
    arrange: async (page: Page) => {
      await page.locator('main [aria-haspopup=dialog]').first().click();
      await page.locator('[role=dialog] th').first().waitFor();
    },
  },
];
