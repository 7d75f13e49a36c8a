import { expect, test } from 'vitest';
import { resultsOfRow, takenBy, walkedOf, walkedRows } from './browser-walks.ts';
import type { JudgedReport, JudgedTest } from '../evidence/evidence-results.ts';

const testOf = (file: string, title: string, result: JudgedTest['result'] = 'passed'): JudgedTest => ({
  file: `tests/e2e/${file}`,
  suite: '',
  title,
  rows: [],
  runs: 1,
  result,
});
const walked = (chart: string) => `[P1] [M2] the ${chart} chart, walked in the portal @day2of3`;
const own = (chart: string, result: JudgedTest['result']) =>
  testOf('charts.model.e2e.ts', walked(chart), result);
const shared = (nth: number, day: number) =>
  testOf('session.model.e2e.ts', `[S8] stranger ${nth}: token.seen @day${day}of3`);
const compares = testOf('session.model.e2e.ts', '[M2] the pages take every transition of session');
const reportOf = (tests: readonly JudgedTest[], another: readonly string[] = []): JudgedReport => ({
  tests,
  another,
  runs: { unit: null, browser: null },
  mutation: null,
  clauses: [],
});
const rowOf = (chart: string) => {
  const row = walkedRows.find((one) => one.chart === chart);
  if (!row) throw new Error(`The chart ${chart} is not walked`);
  return row;
};

test('[M3] a chart counts as walked in a browser when all its walks ran, in part when some did', () => {
  const walkedIn = (report: JudgedReport) =>
    ['polling', 'toasts', 'session'].map((chart) => walkedOf(report, rowOf(chart)));
  const ofDay = [own('polling', 'passed'), own('toasts', null), compares, shared(1, 2), shared(4, 2)];
  expect(walkedIn(reportOf(ofDay))).toEqual(['whole', 'not run', 'in part']);
  expect(walkedIn(reportOf([...ofDay, shared(2, 1), shared(3, 3)]))).toEqual(['whole', 'not run', 'whole']);
  expect(walkedIn(reportOf([own('polling', 'failed'), own('toasts', 'skipped'), compares]))).toEqual([
    'whole',
    'not run',
    'not run',
  ]);
  const another = reportOf([own('polling', 'another'), own('toasts', 'passed'), shared(1, 2)], ['session']);
  expect(walkedIn(another)).toEqual(['not run', 'whole', 'not run']);
  expect(resultsOfRow(another, rowOf('session'))).toEqual(['another']);
});

test('[M3] transitions that walks take are split by whether those walks ran', () => {
  const report = reportOf([own('polling', 'passed'), shared(1, 2)]);
  const rows = ['polling', 'toasts', 'session'].map(rowOf);
  const [polling, toasts, session] = rows.map(({ taken }) => taken.length);
  expect(takenBy(report, rows)).toEqual({ whole: polling, 'in part': session, 'not run': toasts });
});
