import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChartTexts, Say } from '#audit/charts/chart-texts.ts';
import { root } from '../support/project.ts';

/** The sentences of the charts in each language but English, by the names of their files. */
export const chartTexts: ReadonlyMap<string, ChartTexts> = new Map(
  globSync('locales/charts/*.json', { cwd: root })
    .toSorted()
    // Written by hand; a test compares its keys with the charts.
    .map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(root, file), 'utf8')) as ChartTexts,
    ]),
);

export const says: readonly Say[] = [...chartTexts.values()].map(
  (texts) => (english) => texts[english] ?? english,
);
