import { charts } from '#machines/charts.ts';
import { localeNames } from '#contract/locales.ts';
import { expect, test } from '../support/portal.ts';
import { inTurn } from '../support/whole-product.ts';

/** Texts of a drawing that leave the innermost frame they begin in, as the browser sets them. */
function overflowing(drawing: Element): string[] {
  const boxOf = (element: Element) => {
    const { x, y, width, height } = (element as SVGGraphicsElement).getBBox();
    return { left: x, top: y, right: x + width, bottom: y + height, area: width * height };
  };
  const frames = [...drawing.querySelectorAll('rect:not([fill="none"])')].map(boxOf);
  return [...drawing.querySelectorAll('text')].flatMap((text) => {
    const { left, top, right, bottom } = boxOf(text);
    const [x, y] = [left + 1, (top + bottom) / 2];
    const around = frames
      .filter((frame) => frame.left <= x && x <= frame.right && frame.top <= y && y <= frame.bottom)
      .toSorted((one, other) => one.area - other.area)[0];
    // Half a pixel is the rounding of a layout; below the letters a line has room of its own.
    const isInside =
      around && right <= around.right + 0.5 && bottom <= around.bottom + 1 && top >= around.top - 1;
    return isInside ? [] : [text.textContent];
  });
}

const places: Readonly<Record<string, string>> = {
  outline: '#/system?mode=outline',
  system: '#/system?mode=drawing',
  ...Object.fromEntries(Object.keys(charts).map((name) => [name, `#/chart/${name}?mode=drawing`])),
};

for (const [turn, locale] of localeNames.entries()) {
  test.describe(locale, () => {
    test.use({ language: locale });

    test(`[M3] [A12] no text of a drawing leaves its frame as the browser sets it ${inTurn(turn + 1, 6)}`, async ({
      page,
    }) => {
      const found: Record<string, string[]> = {};
      let count = 0;
      for (const [name, place] of Object.entries(places)) {
        await page.goto(`/statecharts/${place}`);
        const drawing = page.locator('[role="group"] > svg[role="group"]');
        await expect(drawing.locator('text').first()).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        count += await drawing.locator('text').count();
        const texts = await drawing.evaluate(overflowing);
        if (texts.length > 0) found[name] = texts;
      }
      expect(found).toEqual({});
      expect(count).toBeGreaterThan(3000);
    });
  });
}
