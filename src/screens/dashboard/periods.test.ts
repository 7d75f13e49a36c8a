import { expect, test } from 'vitest';
import { periodsOf } from './periods.ts';

const at = (day: string) => periodsOf(new Date(`${day}T23:30:00Z`));

test('[O10] the finished days of the month are compared with the same days of last month', () => {
  expect(at('2026-11-20')).toEqual({
    today: '2026-11-20',
    yesterday: '2026-11-19',
    month: { from: '2026-11-01', to: '2026-11-20' },
    parts: {
      now: { from: '2026-11-01', to: '2026-11-19' },
      before: { from: '2026-10-01', to: '2026-10-19' },
      hours: null,
      isWhole: false,
    },
    before: { from: '2026-10-01', to: '2026-10-19' },
    dayParts: {
      now: { from: '2026-11-20', to: '2026-11-20' },
      before: { from: '2026-11-19', to: '2026-11-19' },
      hours: 23,
      isWhole: false,
    },
    wholeMonth: { from: '2026-11-01', to: '2026-11-30' },
    wholeBefore: { from: '2026-10-01', to: '2026-10-31' },
    requested: { from: '2026-09-24', to: '2026-11-20' },
  });
});

test.each([
  ['2027-03-31', { from: '2027-03-01', to: '2027-03-30' }, { from: '2027-02-01', to: '2027-02-28' }],
  ['2028-03-31', { from: '2028-03-01', to: '2028-03-30' }, { from: '2028-02-01', to: '2028-02-29' }],
  ['2027-01-02', { from: '2027-01-01', to: '2027-01-01' }, { from: '2026-12-01', to: '2026-12-01' }],
  ['2027-01-01', null, { from: '2026-12-01', to: '2026-12-01' }],
])('[O10] shorter months, leap years, first days: %s', (today, finished, before) => {
  const periods = at(today);
  expect([periods.parts?.now ?? null, periods.before]).toEqual([finished, before]);
});

test('[O10] whatever the day, all that is shown has been requested for', () => {
  const days = Array.from({ length: 800 }, (_, nth) =>
    new Date(Date.UTC(2026, 0, 1 + nth)).toISOString().slice(0, 10),
  );
  const uncovered = days.filter((day) => {
    const { requested, before, month } = at(day);
    return requested.from > before.from || requested.to !== month.to || before.to >= month.from;
  });
  expect(uncovered).toEqual([]);
});
