import type { Page } from '@playwright/test';
import { chunk, partition } from 'es-toolkit';
import { localeNames, type LocaleName } from '#contract/locales.ts';
import { shotList, type Shot } from '../shots/shot-list.ts';
import { sampleAddress } from '../support/sample-address.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expectRoom } from '../support/expect-room.ts';
import type { Network } from '../support/network.ts';
import { expect, expectAccessible, test } from '../support/portal.ts';
import { expectTranslated, watchData } from '../support/pseudo-texts.ts';
import { production } from '../support/route-table.ts';
import { inTurn, isWholeProduct } from '../support/whole-product.ts';

const { routes } = production;
type Look = { theme: 'light' | 'dark'; width: number };
/** One width of each range of A9, and the smallest. */
const widths = [1440, 1100, 900, 700, 390, 360];
const allLooks = widths.flatMap((width): Look[] => [
  { theme: 'light', width },
  { theme: 'dark', width },
]);
type LookIn = Look & { locale: LocaleName };
/** In the whole product a state is looked at in all of them, otherwise in one: the states take turns. */
const turns: readonly LookIn[] = [
  { locale: 'en', theme: 'light', width: 1440 },
  { locale: 'de', theme: 'dark', width: 390 },
  { locale: 'en', theme: 'dark', width: 1440 },
  { locale: 'de', theme: 'light', width: 390 },
  { locale: 'en', theme: 'dark', width: 390 },
  { locale: 'de', theme: 'light', width: 1440 },
  { locale: 'en', theme: 'light', width: 390 },
  { locale: 'de', theme: 'dark', width: 1440 },
];

/** What lies over a wide window only, or over a narrow one, is not looked at in the other. */
const isShownAt = ({ width }: Shot, look: number) => width === undefined || width >= 1024 === look >= 1024;

/** What is left of a window at 400 % and at 200 % zoom (WCAG 1.4.10), as far as the state is shown there. */
const narrow = (shot: Shot) => [320, 720].filter((width) => isShownAt(shot, width));

/** Where a state stands, and what the network told its page. */
type Scene = { page: Page; shot: Shot; data: () => Promise<string[]> };

/** Nothing stands there that is in no catalogue, and texts that are a third longer have room. */
async function expectTranslatable({ page, shot: { width = 1440 }, data }: Scene) {
  await page.setViewportSize({ width, height: 900 });
  await expectTranslated(page, data);
  await expectRoom(page);
  if (!isWholeProduct || width < 1024) return;
  await page.setViewportSize({ width: 360, height: 900 });
  await expectRoom(page);
}

async function expectPhoneRoom({ page }: Scene) {
  await page.setViewportSize({ width: 360, height: 900 });
  await expectRoom(page);
}

type Check = { name: string; locale: LocaleName; expect: (scene: Scene) => Promise<void> };
/** What a state is asked after its looks. German texts are the longer ones; colours play no part in it. */
const accents: Check = { name: 'accents on every letter', locale: 'en', expect: expectTranslatable };
const phoneChecks: readonly Check[] = [
  { name: '360 px', locale: 'de', expect: expectPhoneRoom },
  { name: 'narrow', locale: 'de', expect: ({ page, shot }) => expectFits(page, narrow(shot)) },
];

/** What a state is asked in a language. */
type Round = { locale: LocaleName; looks: readonly Look[]; checks: readonly Check[] };

function roundsOf(shot: Shot, nth: number): readonly Round[] {
  const checksIn = (locale: LocaleName) =>
    [accents, ...(isShownAt(shot, 360) ? phoneChecks : [])].filter((check) => check.locale === locale);
  if (isWholeProduct) {
    const looks = allLooks.filter(({ width }) => isShownAt(shot, width));
    return localeNames.map((locale) => ({ locale, looks, checks: checksIn(locale) }));
  }
  const possible = turns.filter(({ width }) => isShownAt(shot, width));
  return possible
    .filter((_, turn) => turn === nth % possible.length)
    .map(({ locale, ...look }) => {
      const checks = checksIn(locale);
      const chosen = Math.floor(nth / localeNames.length) % checks.length;
      return { locale, looks: [look], checks: checks.slice(chosen, chosen + 1) };
    });
}

/** The language kept on the visitor's device from now on. */
const keep = (page: Page, locale: LocaleName) =>
  page.addInitScript((name) => {
    if (location.host !== '') localStorage.setItem('locale', name);
  }, locale);

/** Only with the token stored may the page go on to another address. */
async function enterAsOperator(page: Page, network: Network) {
  await page.goto(await network.shadowLogin());
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('token');
}

async function show(page: Page, shot: Shot) {
  await page.setViewportSize({ width: shot.width ?? 1440, height: 900 });
  await page.goto(sampleAddress(routes, shot.screen));
  // What lies over the page may already hide it from the roles.
  await expect(page.locator('main').filter({ visible: true })).toBeVisible();
  if (!shot.isUnfinished) await page.waitForLoadState('networkidle');
  await shot.arrange?.(page);
}

const isAsAddressed = ({ arrange, answers }: Shot) => !arrange && !answers;
const [asAddressed, further] = partition([...shotList(routes).entries()], ([, shot]) => isAsAddressed(shot));
/** A page that has been open in a context brings the next one sooner: several states share a test, each on a page of its own. */
const sharesOf = (states: typeof further) => chunk(states, isWholeProduct ? 1 : 4);
const shares = [
  ...sharesOf(asAddressed).map((share, nth) => ({ share, turn: inTurn(nth, 12) })),
  ...sharesOf(further).map((share, nth) => ({ share, turn: inTurn(nth + 6, 12) })),
];

for (const { share, turn } of shares) {
  const names = share.map(([, { name }]) => name).join(', ');
  test(`[A9] [A12] accessible: ${names} ${turn}`, async ({ context, signIn, network, problems }) => {
    if (isWholeProduct) test.setTimeout(180_000);
    problems.allow(/^[45]\d\d |^console error: Failed to load resource/);
    const enter = async (page: Page, { visitor }: Shot) => {
      if (visitor === 'shadow') await enterAsOperator(page, network);
      else if (visitor) await signIn(visitor);
    };
    const lookAt = async (page: Page, shot: Shot, nth: number) => {
      const data = watchData(page);
      await shot.answers?.(page);
      for (const { locale, looks, checks } of roundsOf(shot, nth)) {
        await test.step(locale, async () => {
          // Requests of the page before must not reach the network after its reset.
          await context.setOffline(false);
          await page.goto('about:blank');
          await network.resetIfTouched();
          await keep(page, locale);
          await context.clearCookies();
          await enter(page, shot);
          await show(page, shot);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          for (const { theme, width } of looks) {
            await test.step(`${theme}, ${width} px`, async () => {
              await page.setViewportSize({ width, height: 900 });
              await page.emulateMedia({ colorScheme: theme });
              await expectAccessible(page);
              if (isWholeProduct) await expectRoom(page);
            });
          }
          for (const check of checks) {
            await test.step(check.name, () => check.expect({ page, shot, data }));
          }
        });
      }
    };
    for (const [nth, shot] of share) {
      await test.step(shot.name, async () => {
        const page = await context.newPage();
        await lookAt(page, shot, nth);
        await page.evaluate(() => localStorage.clear());
        await page.close();
      });
    }
  });
}
