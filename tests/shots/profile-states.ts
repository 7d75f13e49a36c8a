import type { Page } from '@playwright/test';
import { answers, type Answers } from './answers.ts';
import type { Shot } from './shot-list.ts';

const goTo = (section: string) => async (page: Page) => {
  await page.locator(`main nav a[href$="tab=${section}"]`).click();
  await page.locator(`main nav a[href$="tab=${section}"][aria-current=page]`).waitFor();
  await page.locator('main section h2').first().waitFor();
};

const shot = (name: string, arrange: (page: Page) => Promise<void>): Shot => ({
  name: `profile-${name}`,
  screen: 'profile',
  visitor: 'publisher',
  arrange,
});

/** What the start has loaded is asked for again whenever the profile is opened: here it is, from another screen. */
const reopened = (answer: Answers, selector: string) => async (page: Page) => {
  await page.goto('/dashboard');
  const way = page.locator('main a[href^="/profile"]').first();
  await way.waitFor();
  await answer(page);
  await way.click();
  await page.locator(selector).first().waitFor();
};

/** The sections of the profile, and its questions. */
export const profileStates: readonly Shot[] = [
  {
    ...shot('loading', reopened(answers.profileHeld, 'main section[aria-busy=true]')),
    isUnfinished: true,
  },
  shot('failed', reopened(answers.profileFailed, 'main [role=alert]')),
  shot('billing', goTo('billing')),
  shot('api', goTo('api')),
  shot('settings', goTo('settings')),
  {
    ...shot('currency', async (page) => {
      await goTo('billing')(page);
      await page.locator('main section').first().getByRole('button').click();
      await page.getByRole('dialog').waitFor();
    }),
    isOverlay: true,
  },
];
