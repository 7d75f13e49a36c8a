import type { Browser, BrowserContext } from '@playwright/test';
import { measureTwice } from '../load.ts';
import { onMeasuredPage, openUsable, type Profile } from '../measured-page.ts';
import { shareOf } from '../samples.ts';
import { takeStep } from '../steps.ts';
import { typeKeys } from '../type-keys.ts';
import { typeInto } from '../../support/type-into.ts';
import { stepsOf, type Walk } from './walks.ts';

export type Compared = {
  url: string;
  walk: Walk;
  enter: (context: BrowserContext) => Promise<void>;
  /** Its second visits are served by it. */
  hasServiceWorker?: boolean;
};
export type Figures = Record<string, number>;

/** Opens a screen with empty caches and once more: ms until it is usable, bytes and requests of the first time. */
export async function measureScreen(
  browser: Browser,
  { url, walk, enter, hasServiceWorker }: Compared,
  { screen, profile }: { screen: 'login' | 'dashboard' | 'list'; profile: Profile },
): Promise<Figures> {
  const { path, usable } = walk[screen];
  const opening = {
    profile,
    usable,
    ...(screen !== 'login' && { prepare: enter }),
    ...(hasServiceWorker && { hasServiceWorker }),
  };
  const { first, second } = await measureTwice(browser, url + path, opening);
  return { cold: first.usable, warm: second.usable, 'KB until usable': first.KB, requests: first.requests };
}

/** From the dashboard on, on a slow CPU: ms from input to painted result. */
export const measureWalk = (browser: Browser, { url, walk, enter }: Compared): Promise<Figures> =>
  onMeasuredPage(
    browser,
    { profile: 'cpu4', usable: walk.dashboard.usable, prepare: enter },
    async (measured) => {
      const { page, network } = measured;
      const figures: Figures = {};
      await openUsable(page, url + walk.dashboard.path);
      for (const step of stepsOf(walk)) {
        const { start, end } = await takeStep(measured, step);
        figures[step.name] = end - start;
        if (step.target !== walk.select?.target) continue;
        await page.keyboard.press('Escape');
        await page.locator(walk.select.option).first().waitFor({ state: 'hidden' });
      }
      if (!walk.filter) return figures;
      await network.quiet(200);
      const keys = await typeKeys(page, walk.filter);
      return {
        ...figures,
        'key to paint, median': shareOf(keys, 0.5),
        'key to paint, worst': shareOf(keys, 1),
      };
    },
  );

/** From the click on the button to the painted dashboard, Fast 4G. */
export const measureEntry = (browser: Browser, { url, walk }: Compared): Promise<Figures> =>
  onMeasuredPage(
    browser,
    { profile: 'fast4g', usable: walk.login.usable },
    async (measured): Promise<Figures> => {
      const { page } = measured;
      if (!walk.signIn) return {};
      await openUsable(page, url + walk.login.path);
      for (const [field, text] of walk.signIn) await typeInto(page.locator(field), text);
      const target = 'form button[type=submit]';
      const { start, end } = await takeStep(measured, {
        name: 'sign-in',
        target,
        shown: walk.dashboard.usable,
      });
      return { 'sign-in': end - start };
    },
  );
