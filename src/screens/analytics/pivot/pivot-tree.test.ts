import { expect, test } from 'vitest';
import type { KpiValues } from '#contract/analytics.ts';
import type { PivotRow } from '#contract/reports.ts';
import { heatOf, sortPivot, turn, visibleRows, type PivotSort } from './pivot-rows.ts';
import { buildPivot, type PivotNode, type PivotSource } from './pivot-tree.ts';

const row = (offer: number, day: string, values: KpiValues): PivotRow => ({
  keys: { offer_id: offer, date: day },
  labels: { offer_id: `Offer ${offer}`, date: day },
  values,
});
const figures = (clicks: number, payout: number): KpiValues => ({
  clicks,
  payout,
  epc: clicks ? payout / clicks : null,
});

const rows = [
  row(1, '2026-11-02', figures(30, 3)),
  row(2, '2026-11-01', figures(10, 9)),
  row(1, '2026-11-01', figures(20, 1)),
];
const source: PivotSource = {
  dimensions: ['offer_id', 'date'],
  figures: ['epc'],
  rows,
  whole: null,
};
const unfolded = { all: true, turned: new Set<string>() };
const textOf = ({ label }: PivotNode) => label;
const sorted = (nodes: readonly PivotNode[], sort: PivotSort) =>
  visibleRows(sortPivot(nodes, { dimensions: source.dimensions, sort, textOf }, 'en'), unfolded).map(
    ({ node }) => (node.isOther ? 'Other' : node.label),
  );

test('[O10] groups are summed up, and their ratios are the ratios of the sums', () => {
  const { total, nodes } = buildPivot(source);
  expect(total).toEqual({ clicks: 60, payout: 13, epc: 0.2167 });
  expect(nodes.map(({ label, keys, values, children }) => [label, keys, values, children.length])).toEqual([
    ['Offer 1', { offer_id: 1 }, { clicks: 50, payout: 4, epc: 0.08 }, 2],
    ['Offer 2', { offer_id: 2 }, { clicks: 10, payout: 9, epc: 0.9 }, 1],
  ]);
  expect(nodes[0]?.children[1]?.keys).toEqual({ offer_id: 1, date: '2026-11-01' });
});

test('[O10] [L6] what was cut off is told as Other, in its group and at the end', () => {
  const group = (offer: number, values: KpiValues): PivotRow => ({
    keys: { offer_id: offer },
    labels: { offer_id: `Offer ${offer}` },
    values,
  });
  const groups = [[group(1, figures(55, 5)), group(2, figures(10, 9))]];
  const { total, nodes } = buildPivot({ ...source, whole: { total: figures(70, 15), groups } });
  expect(total.clicks).toBe(70);
  expect(sorted(nodes, null)).toEqual([
    'Offer 1',
    '2026-11-01',
    '2026-11-02',
    'Other',
    'Offer 2',
    '2026-11-01',
    'Other',
  ]);
  expect(nodes[0]?.children[2]?.values).toEqual({ clicks: 5, payout: 1, epc: 0.2 });
  expect(nodes[2]).toMatchObject({ keys: {}, isOther: true, values: { clicks: 5, payout: 1, epc: 0.2 } });
});

test('[O10] a group that the network cut off itself is a part of Other', () => {
  const groups = [[{ keys: { offer_id: 1 }, labels: {}, values: figures(50, 4) }]];
  const { nodes } = buildPivot({ ...source, whole: { total: figures(60, 13), groups } });
  expect(nodes.map(({ isOther, values }) => [isOther, values.clicks])).toEqual([
    [false, 50],
    [true, 10],
  ]);
});

test.each<[string, PivotSort, string[]]>([
  [
    'a figure, downwards',
    { by: 'epc', descends: true },
    ['Offer 2', '2026-11-01', 'Offer 1', '2026-11-02', '2026-11-01'],
  ],
  [
    'the name, downwards',
    { by: 'name', descends: true },
    ['Offer 2', '2026-11-01', 'Offer 1', '2026-11-02', '2026-11-01'],
  ],
  ['nothing in particular', null, ['Offer 1', '2026-11-01', '2026-11-02', 'Offer 2', '2026-11-01']],
])('[O10] the tree is sorted by %s, at every level', (_, sort, expected) => {
  expect(sorted(buildPivot(source).nodes, sort)).toEqual(expected);
});

test('what is unknown stands last, whichever way it is sorted', () => {
  const { nodes } = buildPivot({
    ...source,
    rows: [row(3, '2026-11-01', figures(0, 0)), ...rows],
    dimensions: ['offer_id'],
  });
  for (const descends of [true, false]) {
    expect(sorted(nodes, { by: 'epc', descends }).at(-1)).toBe('Offer 3');
  }
});

test('groups are opened and closed one by one or all at once', () => {
  const { nodes } = buildPivot(source);
  const idOf = (nth: number) => nodes[nth]?.id ?? '';
  const closed = turn(unfolded, idOf(0));
  expect(visibleRows(nodes, closed).map(({ node, level, isOpen }) => [node.label, level, isOpen])).toEqual([
    ['Offer 1', 1, false],
    ['Offer 2', 1, true],
    ['2026-11-01', 2, null],
  ]);
  expect(turn(closed, idOf(0))).toEqual(unfolded);
  expect(visibleRows(nodes, { all: false, turned: new Set() })).toHaveLength(2);
  expect(visibleRows(nodes, unfolded).map(({ position, siblings }) => [position, siblings])).toEqual([
    [1, 2],
    [1, 2],
    [2, 2],
    [2, 2],
    [1, 1],
  ]);
});

test('the heat of a cell is its share of the greatest of its column and depth', () => {
  const { nodes } = buildPivot(source);
  const heat = heatOf(nodes, ['clicks', 'epc']);
  const [first, second] = nodes;
  expect([first, second].map((node) => node && heat(node, 'clicks'))).toEqual([8, 2]);
  expect(first?.children.map((node) => [heat(node, 'clicks'), heat(node, 'epc')])).toEqual([
    [8, 1],
    [6, 1],
  ]);
  expect(first && heat({ ...first, isOther: true }, 'clicks')).toBe(0);
});
