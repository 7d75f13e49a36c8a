import type { Page } from '@playwright/test';
import { answers } from './answers.ts';
import type { Shot } from './shot-list.ts';

const goTo = (section: string) => async (page: Page) => {
  await page.locator(`main nav a[href$="tab=${section}"]`).first().click();
  // The pager of a list has the same address.
  await page.locator(`main nav a[href$="tab=${section}"][aria-current=page]`).first().waitFor();
  await page.locator('main section h2').first().waitFor();
};

const shot = (name: string, arrange: (page: Page) => Promise<void>): Shot => ({
  name: `profile-${name}`,
  screen: 'profile',
  visitor: 'publisher',
  arrange,
});

// Opening the profile from another screen requests again what the start has loaded.
const reopened = async (page: Page) => {
  await answers.profileAsGiven(page);
  await page.goto('/dashboard');
  const way = page.locator('main a[href^="/profile?tab=billing"]').first();
  await way.waitFor();
  await answers.profileHeld(page);
  await way.click();
  await page.locator('main section[aria-busy=true]').first().waitFor();
};

/** The sections of the profile, and its questions. */
export const profileStates: readonly Shot[] = [
  {
    ...shot('loading', reopened),
    isUnfinished: true,
  },
  shot('security', goTo('security')),
  shot('billing', goTo('billing')),
  shot('api', goTo('api')),
  shot('settings', goTo('settings')),
  shot('payments', async (page) => {
    await goTo('payments')(page);
    await page.locator('main tbody th a').first().waitFor();
  }),
  {
    ...shot('payment', async (page) => {
      await goTo('payments')(page);
      await page.locator('main tbody th a').nth(1).click();
      await page.getByRole('dialog').waitFor();
      await page.getByRole('dialog').locator('dl').waitFor();
    }),
    isOverlay: true,
  },
  shot('activity', async (page) => {
    await page.locator('main nav a[href$="tab=activity"]').click();
    await page.locator('main nav a[href$="by=publisher"]').waitFor();
  }),
  {
    ...shot('currency', async (page) => {
      await goTo('billing')(page);
      await page.locator('main section').first().getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    }),
    isOverlay: true,
  },
];
