import type { Page } from '@playwright/test';
import { localeNames, type LocaleName } from '#i18n/locales.ts';
import { addressOf, shotList, type Shot } from '../shots/shot-list.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { production } from '../support/route-table.ts';

const { routes } = production;
type Look = { theme: 'light' | 'dark'; width: number };
const wide: Look = { theme: 'light', width: 1440 };
const dark: Look = { theme: 'dark', width: 1440 };
const phone: Look = { theme: 'light', width: 390 };
/** Colours are those of a theme in every language: another language is looked at in one theme and two widths. */
const looks: Record<LocaleName, readonly Look[]> = { en: [wide, dark, phone], de: [dark, phone] };

/** The language kept on the visitor's device from now on. */
const keep = (page: Page, locale: LocaleName) =>
  page.addInitScript((name) => {
    if (location.host !== '') localStorage.setItem('locale', name);
  }, locale);

async function show(page: Page, shot: Shot) {
  await page.setViewportSize({ width: shot.width ?? 1440, height: 900 });
  await page.goto(addressOf(routes, shot.screen));
  await expect(page.getByRole('main')).toBeVisible();
  if (!shot.isUnfinished) await page.waitForLoadState('networkidle');
  await shot.arrange?.(page);
}

for (const shot of shotList(routes)) {
  test(`[A9] [A12] nothing stands in anybody's way: ${shot.name}`, async ({
    page,
    signIn,
    network,
    problems,
  }) => {
    problems.allow(/^[45]\d\d |^console error: Failed to load resource/);
    await shot.answers?.(page);
    for (const locale of localeNames) {
      await test.step(locale, async () => {
        // Whatever the page before still asks for must not meet the network after its reset.
        await page.goto('about:blank');
        await network.resetIfTouched();
        await keep(page, locale);
        if (shot.visitor === 'shadow') await page.goto(await network.shadowLogin());
        else if (shot.visitor) await signIn(shot.visitor);
        await show(page, shot);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        for (const { theme, width } of looks[locale].filter(
          (look) => (shot.width ?? look.width) === look.width,
        )) {
          await test.step(`${theme}, ${width} px`, async () => {
            await page.setViewportSize({ width, height: 900 });
            await page.emulateMedia({ colorScheme: theme });
            await expectAccessible(page);
          });
        }
      });
    }
  });
}
