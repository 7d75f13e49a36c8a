import { expect, test } from 'vitest';
import { equalParts, firstHours, stateOf } from './finished.ts';

const days = (from: string, to = from) => ({ from: `2026-${from}`, to: `2026-${to}` });
const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const week = days('11-14', '11-20');
const weekBefore = days('11-07', '11-13');

test.each([
  ['the last 7 days at 06:00', week, weekBefore, '20T06:00', days('11-14', '11-19'), days('11-07', '11-12')],
  ['the first day of a week', week, weekBefore, '15T00:00', days('11-14'), days('11-07')],
  ['a month and one that is shorter', days('03-01', '03-31'), days('02-01', '02-28'), '20T06:00', null, null],
  ['days that are over', weekBefore, days('10-31', '11-06'), '20T06:00', weekBefore, days('10-31', '11-06')],
  ['days to come', days('11-19', '11-30'), days('11-07', '11-18'), '20T06:00', days('11-19'), days('11-07')],
])('[O10] %s: finished days are compared with as many', (...given) => {
  const [, range, compared, time, now, before] = given;
  const parts = equalParts(range, compared, at(time));
  expect(parts).toEqual({
    now: now ?? range,
    before: before ?? compared,
    hours: null,
    isWhole: now === null || now === range,
  });
});

test('[O10.b] the 30 finished days of a month are compared with all 28 of the one before', () => {
  const parts = equalParts(days('03-01', '03-31'), days('02-01', '02-28'), new Date('2026-03-31T06:00:00Z'));
  expect([parts?.now, parts?.before]).toEqual([days('03-01', '03-30'), days('02-01', '02-28')]);
});

test.each([
  ['20T06:59', 6],
  ['20T23:00', 23],
])('[O10] at %s today is compared with the first %i hours of yesterday', (time, hours) => {
  expect(equalParts(days('11-20'), days('11-19'), at(time))).toEqual({
    now: days('11-20'),
    before: days('11-19'),
    hours,
    isWhole: false,
  });
});

test.each(['20T00:59', '19T12:00'])('[O10] at %s nothing of a day is over', (time) => {
  expect(equalParts(days('11-20'), days('11-19'), at(time))).toBe(null);
});

test.each([
  ['hour', '2026-11-20T05:00', 'over'],
  ['hour', '2026-11-20T06:00', 'running'],
  ['hour', '2026-11-20T07:00', 'ahead'],
  ['day', '2026-11-19', 'over'],
  ['day', '2026-11-20', 'running'],
  ['day', '2026-11-21', 'ahead'],
  ['week', '2026-11-09', 'over'],
  ['week', '2026-11-16', 'running'],
  ['month', '2026-11-01', 'running'],
] as const)('[O10.b] at 06:30 the %s of %s is %s', (interval, start, state) => {
  expect(stateOf(start, { interval, range: days('11-01', '11-30'), at: at('20T06:30') })).toBe(state);
});

test('[O10] a month is over with the last day of its range', () => {
  const range = days('10-05', '11-19');
  expect(stateOf('2026-11-01', { interval: 'month', range, at: at('20T06:30') })).toBe('over');
});

test('[O10] the first hours of a day are its own, whatever else the series holds or lacks', () => {
  const points = ['19T22:00', '20T00:00', '20T02:00', '20T05:00', '20T06:00'].map((time) => ({
    date: `2026-11-${time}`,
  }));
  const hoursOf = (hours: number) =>
    firstHours(points, { day: '2026-11-20', hours }).map(({ date }) => date.slice(11));
  expect([6, 1, 0].map(hoursOf)).toEqual([['00:00', '02:00', '05:00'], ['00:00'], []]);
});
