import { auditedCharts, type AuditedChart } from '../charts/audited-charts.ts';
import type { JudgedReport, JudgedTest, Result } from '../evidence/evidence-results.ts';
import type { BrowserWalks } from './walks.ts';

// Vite reads these at build time; `npm run tools -- charts` writes them, and a test fails when they are stale.
const files = Object.values(
  import.meta.glob<BrowserWalks>('../../../machines/*/browser-walks.json', {
    eager: true,
    import: 'default',
  }),
);

export type WalkedRow = BrowserWalks & { audited: AuditedChart };

export const walkedRows: readonly WalkedRow[] = auditedCharts.flatMap((audited) => {
  const walks = files.find(({ chart }) => chart === audited.name);
  return walks ? [{ ...walks, audited }] : [];
});

/** Charts that share a walk have a file of their own. */
const hasOwnTest = ({ file }: BrowserWalks) => file.endsWith('/charts.model.e2e.ts');

const isOf = (row: BrowserWalks, test: JudgedTest) =>
  test.file === row.file &&
  (!hasOwnTest(row) || test.title.includes(`the ${row.chart} chart, walked in the portal`));

/** How the walks of a chart went last. */
export const resultsOfRow = ({ tests, another }: JudgedReport, row: BrowserWalks): Result[] =>
  tests
    .filter((test) => isOf(row, test))
    .map(({ result }) => (result !== null && another.includes(row.chart) ? 'another' : result));

const turn = /@day(\d+)of(\d+)$/;

/** Whether all walks of a chart ran, some, or none: several walks of one chart take turns over days. */
export type Walked = 'whole' | 'in part' | 'not run';

export function walkedOf({ tests, another }: JudgedReport, row: BrowserWalks): Walked {
  const turns = tests
    .filter((test) => isOf(row, test) && (test.result === 'passed' || test.result === 'failed'))
    .flatMap(({ title }) => {
      const [, day, days] = turn.exec(title) ?? [];
      return day === undefined ? [] : [{ day, days: Number(days) }];
    });
  const [first] = turns;
  if (!first || another.includes(row.chart)) return 'not run';
  if (hasOwnTest(row)) return 'whole';
  return new Set(turns.map(({ day }) => day)).size === first.days ? 'whole' : 'in part';
}

export const exemptOf = ({ exempt }: BrowserWalks): number =>
  exempt.flatMap(({ transitions }) => transitions).length;

/** The transitions that the walks take, by whether those walks ran. */
export function takenBy(report: JudgedReport, rows: readonly WalkedRow[]): Record<Walked, number> {
  const among = (wanted: Walked) =>
    rows.filter((row) => walkedOf(report, row) === wanted).reduce((sum, { taken }) => sum + taken.length, 0);
  return { whole: among('whole'), 'in part': among('in part'), 'not run': among('not run') };
}
