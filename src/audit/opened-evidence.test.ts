import { expect, test } from 'vitest';
import type { Evidence } from '#contract/evidence.ts';
import { packed, unpacked, type Opened, type Packed } from './opened-evidence.ts';

const chartOf = (name: string, approved: string): Evidence['charts'][number] => ({
  name,
  hash: `hash of ${name} ${approved.length}`,
  definition: { config: { id: name }, functions: {}, files: {} },
  spec: {},
  approved,
});
const long = 'x'.repeat(100_000);
const openedOf = (file: string, terms: string): Opened => ({
  format: 1,
  commit: file,
  hasLocalChanges: false,
  at: '2026-11-24T04:00:00Z',
  charts: [chartOf('session', long), chartOf('terms', terms)],
  wiring: { hash: 'w', definition: { wires: [], conditions: [], functions: {}, files: {} } },
  explorations: [{ name: 'all', states: 1, edges: 2, laws: [] }],
  report: {
    tests: [{ file: 'a.test.ts', suite: '', title: '[S1] a', rows: ['S1'], runs: 1, result: 'failed' }],
    runs: { unit: { at: '2026-11-24T03:00:00Z', passed: 2, failed: 1, skipped: 0 }, browser: null },
    mutation: null,
    clauses: [],
  },
  file,
  digest: `digest of ${file}`,
  signer: 'nobody',
});

test('[M3] evidence of several releases is kept with what they have in common once, and without results of single tests', () => {
  const all = [
    openedOf('former.json', 'one'),
    openedOf('older.json', 'other'),
    openedOf('oldest.json', 'one'),
  ];
  const text = JSON.stringify(packed(all));
  expect(text.length).toBeLessThan(2 * long.length);
  expect(unpacked(JSON.parse(text) as Packed)).toEqual(
    all.map((one) => ({ ...one, explorations: [], report: { ...one.report, tests: [] } })),
  );
  expect(unpacked(packed([]))).toEqual([]);
});
