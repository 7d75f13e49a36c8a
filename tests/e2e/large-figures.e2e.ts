import type { Page } from '@playwright/test';
import { meetLargeAnswers } from '../support/large-answers.ts';
import { cutTexts, hiddenFigures, sidewaysParts } from '../support/misfits.ts';
import { brokenFigures, disorderedNames, overlappingTexts } from '../support/misplaced-texts.ts';
import { expect, test } from '../support/portal.ts';

const guests = ['/login', '/register', '/forgot-password', '/offers'];
const screens = [
  '/dashboard',
  '/analytics',
  '/analytics?tab=pivot',
  '/offer-wall',
  '/offer-wall?view=table',
  '/offer-wall?offer=48213',
  '/live-offers',
  '/live-offers?tab=pending',
  '/live-offers?tab=campaigns',
  '/live-offers?tab=tracking-links',
  '/live-offers/1/live',
  '/live-offers/1/live?tab=tracking-links',
  '/live-offers/1/live?tab=campaigns',
  '/live-offers/1/live?tab=banners',
  '/live-offers/1/live?tab=payouts',
  '/live-offers/1/live?tab=caps',
  '/postbacks',
  '/postbacks?edit=1',
  '/profile',
  '/profile?tab=billing',
  '/profile?tab=payments',
  '/profile?tab=settings',
  '/profile?tab=api',
];

async function expectInPlace(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const found = [
      ...(await page.evaluate(sidewaysParts)),
      ...(await page.evaluate(cutTexts)),
      ...(await page.evaluate(overlappingTexts)),
      ...(await page.evaluate(brokenFigures)),
      ...(await page.evaluate(disorderedNames)),
    ];
    expect.soft(found, address).toEqual([]);
  }
}

test('[A9.b] at 360 px figures of 16 digits and names from right to left stand in their place @day7of12', async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 780 });
  await meetLargeAnswers(page);
  await expectInPlace(page, guests);
  await signIn();
  await expectInPlace(page, screens);
});

test('[A9.b] [O10] at 1440 px a pivot shows figures of 16 digits whole @day9of12', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await meetLargeAnswers(page);
  await signIn();
  await page.goto('/analytics?tab=pivot');
  const pivot = page.getByRole('treegrid', { name: 'Pivot' });
  await expect(
    pivot
      .getByRole('gridcell')
      .filter({ hasText: /^€[\d,]{20,}/ })
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(hiddenFigures)).toEqual([]);
});
