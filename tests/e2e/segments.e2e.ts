import type { Locator } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

/** How the line around the selected part stands out from the track. */
function contrastOfSelected(group: Element) {
  const luminanceOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+(\.\d+)?/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const selected = group.querySelector('label:has(:checked)');
  const line = selected ? getComputedStyle(selected).boxShadow : '';
  const pair = [luminanceOf(line), luminanceOf(getComputedStyle(group).backgroundColor)];
  const [darker = 0, lighter = 0] = pair.toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What its place is too narrow for. */
const beyondIn = (groups: Locator) =>
  groups.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((one) => one.textContent),
  );

test.describe('in German', () => {
  test.use({ language: 'de' });
  test('[A9] the selected part of a segmented control stands out at 3:1 in both themes, and none reaches beyond its place @day11of12', async ({
    page,
    signIn,
  }) => {
    await page.goto('/gallery/');
    const groups = page.locator('[role=radiogroup]:has(label > input)');
    const theme = page.getByRole('radiogroup', { name: 'Farbschema' });
    await expect(theme).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await theme.evaluate(contrastOfSelected), colorScheme).toBeGreaterThanOrEqual(3);
    }
    const widths = [360, 390, 768, 1440];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect(await beyondIn(groups), `${width} px`).toEqual([]);
    }
    await signIn();
    await page.goto('/profile?tab=settings');
    await expect(theme).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect(await beyondIn(page.getByRole('main').locator(groups)), `settings, ${width} px`).toEqual([]);
    }
  });
});
