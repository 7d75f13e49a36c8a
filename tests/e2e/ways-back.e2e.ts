import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

test.beforeEach(({ signIn }) => signIn());

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const row = (page: Page, nth: number) => page.locator('tbody > tr').nth(nth);

/** Scrolls as a mouse does, above tables that scroll by themselves, and ends once the page has stopped. */
async function scrollDown(page: Page, by: number) {
  await page.mouse.move(700, 90);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrolled(page)).toBe(by);
}

test.describe('by the machine’s clock, as a fixed one says nothing of how the page was opened', () => {
  test.use({ now: null });

  test('[A10] [L7] a reload comes back to where the page was, unless something else is done meanwhile @day6of6', async ({
    page,
  }) => {
    for (const [address, shown, by] of [
      ['/dashboard', 'main figure svg', 600],
      ['/live-offers?size=50', 'tbody > tr:nth-child(20)', 200],
      ['/offer-wall?size=50', 'main article:nth-of-type(20), main li:nth-of-type(20)', 900],
    ] as const) {
      await page.goto(address);
      await expect(page.locator(shown).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await scrollDown(page, by);
      await page.reload();
      await expect(page.locator(shown).first()).toBeAttached();
      await expect.poll(() => scrolled(page), address).toBe(by);
      await page.waitForLoadState('networkidle');
      expect(await scrolled(page), address).toBe(by);
    }

    await test.step('another screen begins at its top', async () => {
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await expect(page.locator('main figure svg').first()).toBeVisible();
      expect(await scrolled(page)).toBe(0);
    });

    await test.step('so does the same one, opened anew', async () => {
      await scrollDown(page, 500);
      await page.goto('/dashboard');
      await expect(page.locator('main figure svg').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await scrolled(page)).toBe(0);
    });

    await test.step('a key pressed before it is there leaves the page alone', async () => {
      await scrollDown(page, 500);
      const held = Promise.withResolvers<void>();
      await page.route(/\/publisher\/v1\/user-profile/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.reload({ waitUntil: 'load' });
      await page.keyboard.press('Shift');
      held.resolve();
      await expect(page.locator('main figure svg').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await scrolled(page)).toBe(0);
    });
  });
});

test('[A10] [L7] Back leads the focus to the row that was opened, and arrows go on from there @day3of6', async ({
  page,
}) => {
  await page.goto('/live-offers');
  await expect(row(page, 9).getByRole('rowheader')).toBeVisible();
  const link = row(page, 4).getByRole('rowheader').getByRole('link');
  const name = await link.innerText();
  const focused = page.locator('tbody > tr:focus, tbody > tr :focus');

  await test.step('by the key of the row', async () => {
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('j');
    await expect(row(page, 4)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(row(page, 4)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(row(page, 5)).toBeFocused();
  });

  await test.step('by its link', async () => {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(link).toBeFocused();
  });

  await test.step('Forward and other ways lead to the start of the screen', async () => {
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('link', { name: 'Live Offers' }).first().click();
    await expect(row(page, 9).getByRole('rowheader')).toBeVisible();
    await expect(focused).toHaveCount(0);
  });
});

test('[A10] [L7] within a screen the focus is where what was pressed leads, and back at what was pressed @day6of6', async ({
  page,
}) => {
  await page.goto('/profile?tab=inquiries');
  const subject = page.getByRole('main').locator('tbody').getByRole('link').first();
  await subject.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/inquiry=\d+/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(subject).toBeFocused();

  await page.goto('/live-offers');
  const next = page.getByRole('link', { name: 'Next page' });
  await next.focus();
  while ((await next.getAttribute('aria-disabled')) === null) {
    const before = page.url();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(before);
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('navigation', { name: 'Pagination' }).locator(':focus')).toHaveCount(1);
});
