import type { Browser } from '@playwright/test';
import { contentsOf, readModules, type Content } from './contents.ts';
import { measureVisit, type Visit } from './load.ts';
import type { Sent } from './measured-page.ts';
import { addSample, type Samples } from './samples.ts';
import { benchedScreens } from './screens.ts';
import type { Site } from './sites.ts';

/** With empty caches on a slow CPU. */
export type ScreenReport = Visit & { name: string; contents: Content[] };

export const kbOf = (requests: readonly Pick<Sent, 'bytes'>[]) =>
  requests.reduce((total, { bytes }) => total + bytes, 0) / 1000;

export async function measureScreens(
  browser: Browser,
  site: Site,
  samples: Samples,
): Promise<ScreenReport[]> {
  const modules = readModules();
  const reports: ScreenReport[] = [];
  for (const { name, path, isSignedIn, usable } of benchedScreens) {
    const prepare = isSignedIn ? { prepare: site.enter } : {};
    const visit = await measureVisit(browser, site.url + path, { profile: 'cpu4', usable, ...prepare });
    const scripts = visit.sent.filter(({ kind }) => kind === 'script');
    reports.push({ ...visit, name, contents: contentsOf(scripts, modules) });
    addSample(samples, `screen ${name}`, {
      'KB scripts': kbOf(scripts),
      KB: kbOf(visit.sent),
      requests: visit.sent.length,
      shift: visit.shift,
      longestTask: visit.longestTask,
    });
  }
  const worst = (figure: (report: ScreenReport) => number) => Math.max(...reports.map(figure));
  addSample(samples, 'screens', {
    shift: worst(({ shift }) => shift),
    longestTask: worst(({ longestTask }) => longestTask),
    'revisit KB': worst(({ revisit }) => revisit / 1000),
  });
  return reports;
}
