import { expect, test } from 'vitest';
import type { PivotRow } from '#contract/reports.ts';
import { pivotLines, rowsAsLines } from './pivot-lines.ts';
import { visibleRows } from './pivot-rows.ts';
import { buildPivot, type PivotNode } from './pivot-tree.ts';

const row = (offer: number, date: string, clicks: number): PivotRow => ({
  keys: { offer_id: offer, date },
  labels: { offer_id: `Offer ${offer}`, date },
  values: { clicks },
});
const dimensions = ['offer_id', 'date'] as const;
const figures = ['clicks'] as const;
const rows = [row(1, '2026-11-01', 3), row(1, '2026-11-02', 4), row(2, '2026-11-01', 1)];
const { nodes } = buildPivot({
  dimensions,
  figures,
  rows,
  whole: {
    total: { clicks: 10 },
    groups: [
      [
        { keys: { offer_id: 1 }, labels: {}, values: { clicks: 8 } },
        { keys: { offer_id: 2 }, labels: {}, values: { clicks: 1 } },
      ],
    ],
  },
});
const nameOf = ({ isOther, label }: PivotNode) => (isOther ? 'Other' : label);

test('[O10] the file has a line for each innermost row and for what is cut off, so that it adds up', () => {
  const lines = pivotLines({
    nodes,
    dimensions,
    figures,
    head: (name) => name,
    idOf: (name) => `${name} number`,
    nameOf,
  });
  expect(lines).toEqual([
    ['offer_id number', 'offer_id', 'date', 'clicks'],
    [1, 'Offer 1', '2026-11-01', 3],
    [1, 'Offer 1', '2026-11-02', 4],
    [1, 'Offer 1', 'Other', 1],
    [2, 'Offer 2', '2026-11-01', 1],
    [null, 'Other', null, 1],
  ]);
});

test('what is copied are the rows in sight, set in by their depth', () => {
  const all = visibleRows(nodes, { all: false, turned: new Set(nodes.slice(0, 1).map(({ id }) => id)) });
  expect(
    rowsAsLines(['Offer', 'Clicks'], all, ({ node }) => [nameOf(node), String(node.values.clicks)]),
  ).toBe(
    [
      'Offer\tClicks',
      'Offer 1\t8',
      '  2026-11-01\t3',
      '  2026-11-02\t4',
      '  Other\t1',
      'Offer 2\t1',
      'Other\t1',
    ].join('\n'),
  );
});
