import { charts } from '#machines/charts.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import { wiring } from '#portal/watched/chart-hash.ts';
import { definitions, running } from '../evidence/running.ts';
import { specOf } from '../evidence/spec.ts';
import type { Release } from './release.ts';

const approved = import.meta.glob<string>('../../../machines/*/approved.txt', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The release that this page belongs to. */
export const here: Release = {
  charts: new Map(
    Object.entries(definitions).map(([name, definition]) => [
      name,
      {
        hash: running.charts[name] ?? '',
        definition,
        // The keys of the table.
        spec: specOf(charts[name as keyof typeof charts].machine),
        approved: approved[`../../../machines/${folderOf(name)}/approved.txt`] ?? '',
      },
    ]),
  ),
  wiring: { hash: running.wiring, definition: wiring },
};
