import { expect, test } from 'vitest';
import { periodsOf } from './periods.ts';
import { shownDays, withDays } from './shown-days.ts';

const now = new Date('2026-11-20T12:00:00Z');
const periods = periodsOf(now);
const shown = (address: string) => shownDays(new URLSearchParams(address), periods, now);
const month = {
  preset: 'month-to-date',
  range: { from: '2026-11-01', to: '2026-11-20' },
  parts: periods.parts,
  chart: { from: '2026-11-01', to: '2026-11-30' },
  before: { from: '2026-10-01', to: '2026-10-31' },
  requested: null,
  analytics: { preset: 'month-to-date', comparison: 'month' },
};

test.each([
  '',
  'range=month-to-date',
  'range=today',
  'range=nonsense',
  'from=2026-11-01',
  'from=2026-11-10&to=2026-11-01',
  'from=2026-11-01&to=2026-11-21',
  'from=2025-11-19&to=2026-11-20',
])('[O10] the month so far is shown without days that can be: %j', (address) => {
  expect(shown(address)).toEqual(month);
});

test('[O10] the last seven days are compared with the seven before, finished days with finished days', () => {
  expect(shown('range=last-7-days')).toEqual({
    preset: 'last-7-days',
    range: { from: '2026-11-14', to: '2026-11-20' },
    parts: {
      now: { from: '2026-11-14', to: '2026-11-19' },
      before: { from: '2026-11-07', to: '2026-11-12' },
      hours: null,
      isWhole: false,
    },
    chart: { from: '2026-11-14', to: '2026-11-20' },
    before: { from: '2026-11-07', to: '2026-11-13' },
    requested: {
      now: { from: '2026-11-14', to: '2026-11-20' },
      before: { from: '2026-09-19', to: '2026-11-13' },
    },
    analytics: { preset: 'last-7-days', comparison: 'previous' },
  });
});

test.each([
  ['range=last-month', 'last-month', '2026-10-01 2026-10-31', '2026-09-01 2026-09-30', '2026-08-06'],
  ['range=last-90-days', 'last-90-days', '2026-08-23 2026-11-20', '2026-05-25 2026-08-22', '2026-05-25'],
  ['range=last-3-months', 'last-3-months', '2026-08-01 2026-10-31', '2026-05-01 2026-07-31', '2026-05-01'],
  ['from=2026-11-10&to=2026-11-12', null, '2026-11-10 2026-11-12', '2026-11-07 2026-11-09', '2026-09-15'],
  ['from=2025-11-20&to=2026-11-20', null, '2025-11-20 2026-11-20', '2024-11-19 2025-11-19', '2024-11-19'],
])('[O10] %s', (address, ...expected) => {
  const days = shown(address);
  expect([
    days.preset,
    `${days.range.from} ${days.range.to}`,
    `${days.before.from} ${days.before.to}`,
    days.requested?.before.from,
  ]).toEqual(expected);
});

test('a choice replaces the one before and leaves the rest of the address', () => {
  const address = new URLSearchParams('kpi=clicks&range=last-7-days');
  const range = { from: '2026-11-10', to: '2026-11-12' };
  const custom = withDays(address, { range });
  expect(String(custom)).toBe('kpi=clicks&from=2026-11-10&to=2026-11-12');
  expect(String(withDays(custom, { preset: 'last-30-days' }))).toBe('kpi=clicks&range=last-30-days');
  expect(String(withDays(custom, { preset: 'month-to-date' }))).toBe('kpi=clicks');
});
