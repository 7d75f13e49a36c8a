import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';

const shot = (name: string, address: string, selector: string): Shot => ({
  name: `offerWall-${name}`,
  screen: 'offerWall',
  visitor: 'publisher',
  arrange: async (page: Page) => {
    await page.goto(address);
    await page.locator(selector).first().waitFor();
  },
});

/** The wall as a table, an application, and the filters of a phone. */
export const offerStates: readonly Shot[] = [
  shot('table', '/offer-wall?view=table&country=DE,AT&category_id=2', 'main tbody th'),
  {
    ...shot('apply', '/offer-wall', 'main article'),
    arrange: async (page) => {
      await page.goto('/offer-wall?offer=48639');
      await page.locator('[role=dialog] p + p + div button').click();
      await page.locator('[role=dialog] form').waitFor();
    },
    isOverlay: true,
  },
  {
    ...shot('filters', '/offer-wall', 'main article'),
    arrange: async (page) => {
      await page.goto('/offer-wall?country=DE,AT');
      await page.locator('main [aria-haspopup=dialog]:visible').first().click();
      await page.locator('[role=dialog] details').first().waitFor();
    },
    width: 390,
    isOverlay: true,
  },
];
