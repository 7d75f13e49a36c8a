import { expect, type Page } from '@playwright/test';
import { cutTexts, sidewaysParts, smallTargets, unseenStops } from './misfits.ts';

// Text spacing (WCAG 1.4.12) by a constructed stylesheet, which the page's policy allows.
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

function spaceText(rules: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}

/** On a phone of 320 px, and of 1440 px at 200 % with wider text spacing. */
const looks = [
  { width: 320, height: 568, rules: '', target: 36 },
  { width: 720, height: 450, rules: spacing, target: 24 },
];

/** Fails where the page scrolls sideways, clips texts, has too small targets or an invisible focus. */
export async function expectFits(page: Page, widths: readonly number[] = [320, 720]): Promise<void> {
  for (const { width, height, rules, target } of looks.filter((look) => widths.includes(look.width))) {
    await page.setViewportSize({ width, height });
    await page.evaluate(spaceText, rules);
    const misfits = async () => [
      ...(await page.evaluate(sidewaysParts)),
      ...(await page.evaluate(cutTexts)),
      ...(await page.evaluate(smallTargets, target)),
      ...(await page.evaluate(unseenStops)),
    ];
    // Overlays are positioned a frame after a resize.
    await expect.poll(misfits, `at ${width} px`).toEqual([]);
  }
}
