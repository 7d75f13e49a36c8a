import type { Browser } from '@playwright/test';
import { onMeasuredPage, openUsable, type Profile } from './measured-page.ts';
import type { Site, SiteName } from './sites.ts';
import { takeStep, type Step } from './steps.ts';
import { typeKeys } from './type-keys.ts';

// Names of controls on each site.
type Walk = {
  steps: readonly Step[];
  filter: string;
  /** Where the select of countries is, and how it opens. */
  countries: { path: string; step: Step };
};
const cells = 'main tbody th';
const toList = (target: string): Step => ({
  name: 'route change, prefetched',
  target,
  shown: { selector: 'main tbody tr', count: 10, absent: 'main svg[role=img], main figure' },
});
const nextPage = (target: string): Step => ({
  name: 'next page',
  target,
  shown: { selector: cells, count: 10, changes: true },
});
// Painted: all rows have their place, and those in the window are filled.
const hundred = {
  name: '100 rows',
  shown: { selector: 'main tbody tr', count: 100, out: 'main tbody [data-place]' },
  whole: { selector: 'main tbody th', count: 100 },
};
const opened = { name: 'select of 250', shown: { selector: '[role=option]', count: 5 } };

export const walks: Record<Exclude<SiteName, 'plain'>, Walk> = {
  portal: {
    steps: [
      toList('header a[href="/live-offers"]'),
      nextPage('main a[aria-label="Next page"]'),
      { ...hundred, target: 'main select[aria-label="Rows per page"]', choice: '100' },
    ],
    filter: 'main input[type=search]',
    countries: {
      path: '/profile?tab=billing',
      step: { ...opened, target: '[data-scope=combobox][data-part=trigger]:visible >> nth=0' },
    },
  },
  stack: {
    steps: [
      toList('nav a[href="/list"]'),
      nextPage('button[aria-label="Next page"]'),
      { ...hundred, target: 'button:text("100 rows")' },
    ],
    filter: 'input[type=search]',
    countries: { path: '/list', step: { ...opened, target: '[data-scope=select][data-part=trigger]' } },
  },
};

type Use = { site: Site; walk: Walk; profile?: Profile };

/** On a slow CPU: ms from input to painted result, by action. */
export const measureUse = (
  browser: Browser,
  { site, walk, profile = 'cpu4' }: Use,
): Promise<Record<string, number>> =>
  onMeasuredPage(
    browser,
    {
      profile,
      usable: site.screens.dashboard?.usable ?? { selector: 'main' },
      prepare: site.enter,
    },
    async (measured) => {
      const { page, network } = measured;
      const figures: Record<string, number> = {};
      const measure = async (step: Step) => {
        const { start, end, whole } = await takeStep(measured, step);
        figures[step.name] = end - start;
        if (step.whole) figures[`${step.name}, all filled`] = whole - start;
      };
      await openUsable(page, `${site.url}/dashboard`);
      for (const step of walk.steps) await measure(step);
      await network.quiet(200);
      figures['key to paint, worst'] = Math.max(...(await typeKeys(page, walk.filter)));
      await page.goto(`${site.url}${walk.countries.path}`, { waitUntil: 'commit' });
      await page.locator(walk.countries.step.target).first().waitFor();
      await measure(walk.countries.step);
      return figures;
    },
  );
