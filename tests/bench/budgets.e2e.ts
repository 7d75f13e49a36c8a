import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';
import { loadBudgets } from './budgets.ts';
import { loadInRounds } from './first-load.ts';

const shows = (selector: string) => (page: Page) => page.locator(selector).first().isVisible();

for (const [name, { path, usable, ...budget }] of Object.entries(loadBudgets)) {
  test(`the first visit of the ${name} stays within its round trips, requests and bytes`, async ({
    page,
    signIn,
  }) => {
    if (name !== 'login') await signIn();
    const { roundTrips, sent } = await loadInRounds(page, path, shows(usable));
    const kb = (kind: string) =>
      sent.filter((one) => one.kind === kind).reduce((total, { bytes }) => total + bytes / 1000, 0);
    const count = (kind: string) => sent.filter((one) => one.kind === kind).length;
    const cost = {
      roundTrips,
      page: kb('document'),
      scripts: kb('script'),
      styles: kb('style'),
      fonts: kb('font'),
      files: sent.length - count('data') - count('image'),
      calls: count('data'),
    };
    for (const figure of Object.keys(cost) as (keyof typeof cost)[]) {
      expect.soft(cost[figure], figure).toBeLessThanOrEqual(budget[figure]);
    }
    expect(cost.scripts).toBeGreaterThan(0);
  });
}
