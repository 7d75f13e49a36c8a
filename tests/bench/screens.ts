import type { Page } from '@playwright/test';

/** KB (1000 bytes) of JavaScript, compressed with brotli, that the login screen may start with. */
export const loginBudgetKb = 110;

/** The screens that are measured, and when each is usable. */
export const measuredScreens = {
  login: {
    path: '/login',
    isSignedIn: false,
    usable: async (page: Page) => {
      await page.locator('form input[type=password]:enabled').waitFor();
      await page.locator('form button[type=submit]:enabled').waitFor();
    },
  },
  dashboard: {
    path: '/dashboard',
    isSignedIn: true,
    usable: (page: Page) => page.locator('main h1').waitFor(),
  },
};
export type MeasuredScreen = (typeof measuredScreens)[keyof typeof measuredScreens];
