import type { Page } from '@playwright/test';
import { charts } from '#machines/charts.ts';
import { expect, test } from '../support/portal.ts';
import { accounts, password } from '../support/network.ts';
import { typeInto } from '../support/type-into.ts';

const names = Object.keys(charts);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[M3] the system is one picture, lit by a portal in another tab, and leads into a chart and back @day2of2', async ({
  page,
  context,
}) => {
  await page.goto('/statecharts/');
  const picture = page.getByRole('group', { name: 'All statecharts and what joins them' });
  const box = (name: string) => picture.locator(`[data-link="${name}"]`);
  // The root, and all charts but the auditors' own.
  await expect(picture.locator('[data-link]')).toHaveCount(names.length);
  await page.evaluate(() => document.fonts.ready);
  const least = await picture.evaluate((drawing) => {
    const heights = [...drawing.querySelectorAll('text')].map((text) => text.getBoundingClientRect().height);
    return Math.min(...heights);
  });
  expect(least).toBeGreaterThan(9);
  const sheet = page.getByRole('group', { name: /^Drawing of the system/ });
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const portal = await context.newPage();
  await portal.goto('/login');
  await expect(portal.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(picture).toContainText('signedOut');
  await typeInto(portal.getByLabel('Email'), accounts.publisher);
  await typeInto(portal.getByRole('textbox', { name: 'Password' }), password);
  await portal.getByRole('button', { name: 'Sign in' }).click();
  await expect(portal).toHaveURL(/dashboard/);
  await expect(picture).toContainText('counting');
  await box('navigation').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('navigation');
  await expect(page.getByRole('checkbox', { name: 'Show the chart that moves' })).not.toBeChecked();
  await page.goBack();
  await expect(heading(page)).toHaveText('The system');
  await box('terms').click();
  await expect(heading(page)).toHaveText('terms');
});
