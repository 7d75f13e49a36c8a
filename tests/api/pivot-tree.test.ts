import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { kpi, type Kpi, type KpiValues } from '#contract/analytics.ts';
import { dimension, type Dimension, type PivotRow } from '#contract/reports.ts';
import { buildPivot, type PivotNode } from '#screens/analytics/pivot/pivot-tree.ts';
import { type TestNetwork, read, readList, onNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

const days = 'date_from=2026-11-14&date_to=2026-11-16';

async function pivot(dimensions: readonly Dimension[]) {
  const query = `${days}&kpi=${kpi.options.join(',')}&dimensions=${dimensions.join(',')}`;
  const { body } = await network.request(`/publisher/v2/analytics/pivot?${query}`, { token });
  // The contract test has checked its shape.
  return readList(body, 'data.data') as PivotRow[];
}

// Single clicks have no impressions: compare such figures only where both answers have them.
const ofImpressions = new Set<Kpi>(['impressions', 'ctr', 'ecpm']);
const withoutImpressions = (values: KpiValues) =>
  Object.fromEntries(kpi.options.flatMap((name) => (ofImpressions.has(name) ? [] : [[name, values[name]]])));

const pathOf = (keys: PivotRow['keys'], dimensions: readonly Dimension[]) =>
  dimensions.map((name) => keys[name]).join(' | ');

function levelOf(nodes: readonly PivotNode[], depth: number): PivotNode[] {
  return depth === 0 ? [...nodes] : levelOf(nodes, depth - 1).flatMap(({ children }) => children);
}

type Row = { keys: PivotRow['keys']; values: KpiValues };
// Rows with nothing but impressions are missing from single clicks.
const hasSomething = ({ values }: Row) => Object.values(withoutImpressions(values)).some(Boolean);
const byPath = (rows: readonly Row[], path: readonly Dimension[]) =>
  new Map(
    rows.filter(hasSomething).map(({ keys, values }) => [pathOf(keys, path), withoutImpressions(values)]),
  );

test('[O10] subtotals, ratios included, are what the network answers for fewer dimensions', async () => {
  const splits = fc.uniqueArray(fc.constantFrom(...dimension.options), { minLength: 2, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(splits, async (dimensions) => {
      const rows = await pivot(dimensions);
      const { total, nodes } = buildPivot({ dimensions, figures: kpi.options, rows, whole: null });
      for (const depth of dimensions.keys()) {
        const path = dimensions.slice(0, depth + 1);
        const level = levelOf(nodes, depth);
        expect(byPath(level, path)).toEqual(byPath(await pivot(path), path));
      }
      const overview = `/publisher/v2/analytics/overview?${days}&kpi=${kpi.options.join(',')}`;
      const { body } = await network.request(overview, { token });
      expect(withoutImpressions(total)).toEqual(withoutImpressions(read(body, 'data.current') as KpiValues));
    }),
    { numRuns: 6 },
  );
}, 60_000);
