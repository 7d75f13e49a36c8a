import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kpi, type Kpi, type KpiValues } from '#contract/analytics.ts';
import { addUp } from '#contract/kpi-sums.ts';
import { dimension, type PivotRow } from '#contract/reports.ts';
import { buildPivot, type PivotNode } from '#screens/analytics/pivot/pivot-tree.ts';
import { holds, patience } from './holds.ts';

const amount = fc.nat({ max: 1e7 }).map((cents) => cents / 100);
const count = fc.nat({ max: 1e6 });
const sums = ['impressions', 'clicks', 'unique_clicks', 'conversions', 'pending', 'rejected'] as const;
const values: fc.Arbitrary<KpiValues> = fc.record({
  ...Object.fromEntries(sums.map((name) => [name, count])),
  payout: amount,
  sale_amount: amount,
});
describe('[O10] a pivot', { timeout: patience }, () => {
  const key = fc.constantFrom('', 'DE', 'US', '__proto__', 'constructor');
  const [first, second, third] = ['country', 'os', 'sub1'] as const;
  const row: fc.Arbitrary<PivotRow> = fc
    .record({ [first]: key, [second]: key, [third]: key })
    .chain((keys) => values.map((figures) => ({ keys, labels: {}, values: figures })));
  const rows = fc.uniqueArray(row, { maxLength: 12, selector: ({ keys }) => JSON.stringify(keys) });
  const names: readonly Kpi[] = kpi.options;
  const dimensions = [first, second, third];
  const leavesOf = (node: PivotNode): readonly PivotNode[] =>
    node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);
  const allOf = (nodes: readonly PivotNode[]): readonly PivotNode[] =>
    nodes.flatMap((node) => [node, ...allOf(node.children)]);
  const totalOf = (nodes: readonly PivotNode[]) =>
    addUp(
      nodes.map((node) => node.values),
      names,
    );

  test('loses no row and gives no two the same id', () =>
    holds(
      fc.property(rows, (given) => {
        const { nodes } = buildPivot({ dimensions, figures: names, rows: given, whole: null });
        const leaves = nodes.flatMap(leavesOf).map(({ keys }) => JSON.stringify(keys));
        expect(leaves.toSorted()).toEqual(given.map(({ keys }) => JSON.stringify(keys)).toSorted());
        const ids = allOf(nodes).map(({ id, depth }) => `${depth} ${id}`);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    ));

  test('each of its groups is what its rows are together, the total is all of them', () =>
    holds(
      fc.property(rows, (given) => {
        const { total, nodes } = buildPivot({ dimensions, figures: names, rows: given, whole: null });
        expect(
          allOf(nodes).filter(
            (node) => JSON.stringify(node.values) !== JSON.stringify(totalOf(leavesOf(node))),
          ),
        ).toEqual([]);
        expect(total).toEqual(totalOf(nodes.flatMap(leavesOf)));
      }),
    ));

  test('whatever the network has cut off, the total is the whole truth', () =>
    holds(
      fc.property(rows, fc.nat({ max: 12 }), (all, limit) => {
        const groupsOf = (depth: number) =>
          allOf(
            buildPivot({
              dimensions: dimensions.slice(0, depth + 1),
              figures: names,
              rows: all,
              whole: null,
            }).nodes,
          )
            .filter((node) => node.depth === depth)
            .map((node) => ({ keys: node.keys, labels: {}, values: node.values }));
        const whole = {
          total: addUp(
            all.map((one) => one.values),
            names,
          ),
          groups: [groupsOf(0), groupsOf(1)],
        };
        const { total, nodes } = buildPivot({
          dimensions,
          figures: names,
          rows: all.slice(0, limit),
          whole,
        });
        expect(total).toEqual(whole.total);
        expect(totalOf(nodes).clicks).toBe(total.clicks);
      }),
    ));

  test('each dimension can be the only one', () =>
    holds(
      fc.property(fc.constantFrom(...dimension.options), key, values, (only, value, figures) => {
        const given = [{ keys: { [only]: value }, labels: {}, values: figures }];
        const { nodes } = buildPivot({ dimensions: [only], figures: names, rows: given, whole: null });
        expect(nodes.map(({ label, keys }) => [label, keys])).toEqual([[value, { [only]: value }]]);
      }),
    ));
});
