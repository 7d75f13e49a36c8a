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

async function show(page: Page, shot: Shot) {
  await shot.answers?.(page);
  await page.setViewportSize({ width: shot.width ?? 1440, height: 900 });
  await page.goto(addressOf(routes, shot.screen));
  await expect(page.getByRole('main')).toBeVisible();
  if (!shot.isUnfinished) await page.waitForLoadState('networkidle');
  await shot.arrange?.(page);
}

for (const locale of localeNames) {
  for (const shot of shotList(routes)) {
    test.describe(locale, () => {
      test.use({ language: locale });

      test(`[A9] [A12] nothing stands in anybody's way: ${shot.name}`, async ({
        page,
        signIn,
        network,
        problems,
      }) => {
        problems.allow(/^[45]\d\d |^console error: Failed to load resource/);
        if (shot.visitor === 'shadow') await page.goto(await network.shadowLogin());
        else if (shot.visitor) await signIn(shot.visitor);
        await show(page, shot);
        for (const { theme, width } of looks[locale].filter(
          (look) => (shot.width ?? look.width) === look.width,
        )) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme: theme });
          await expectAccessible(page);
        }
      });
    });
  }
}
