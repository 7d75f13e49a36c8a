import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

/** The days that cannot be seen or pressed where they stand. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const days = [...document.querySelectorAll<HTMLElement>('[role=dialog] [role=gridcell] [role=button]')];
    const isInReach = (day: HTMLElement) => {
      const { left, top, width, height } = day.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && day.contains(there);
    };
    const shown = days.filter((day) => day.checkVisibility({ visibilityProperty: true }));
    return {
      days: shown.length,
      outOfReach: shown.filter((day) => !isInReach(day)).map((day) => day.textContent),
    };
  });

for (const [name, width, height, language] of [
  ['a phone', 390, 844, 'en'],
  ['a phone, in German', 390, 844, 'de'],
  ['a small phone', 360, 640, 'en'],
  ['a window at 200 % zoom', 720, 450, 'en'],
] as const) {
  test.describe(name, () => {
    test.use({ locale: language, viewport: { width, height } });

    test(`[A9] [E15] [O10] in ${name} every day of a month can be pressed as the date range opens @day5of12`, async ({
      page,
      signIn,
    }) => {
      await signIn();
      await page.goto('/analytics?from=2026-10-05&to=2026-10-20');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Custom|Eigener)/ })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('grid').first()).toBeVisible();
      await expect.poll(() => outOfReach(page)).toEqual({ days: 31, outOfReach: [] });
      const show = dialog.getByRole('button', { name: /^(Show these days|Diese Tage)/ });
      await expect(show).toBeInViewport({ ratio: 1 });
      const [sheet, body] = await Promise.all([dialog.boundingBox(), page.locator('body').boundingBox()]);
      expect(sheet?.width).toBeLessThanOrEqual(body?.width ?? 0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/analytics?from=2026-10-05&to=2026-10-20');
    });
  });
}
