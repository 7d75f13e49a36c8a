import { describe, expect, test } from 'vitest';
import { deviceTimezone, isTimezone, nameOfTimezone } from '#contract/time-zones.ts';
import { createFormats } from './formats.tsx';

const patterns = {
  shortDate: 'dd MMM',
  date: 'yyyy/MM/dd',
  time: 'HH:mm',
  dateTime: 'EEE yyyy/MM/dd HH:mm:ss',
};
const formatsIn = (zone?: string) => createFormats('en', patterns, { zone });

describe('[C1] [O12] a time is written in the zone that was chosen, wherever the reader is', () => {
  test.each([
    ['UTC', '2026-11-20T23:30:08Z', 'Fri 2026/11/20 23:30:08'],
    ['Europe/Berlin', '2026-11-20T23:30:08Z', 'Sat 2026/11/21 00:30:08'],
    ['America/New_York', '2026-11-20T03:30:08Z', 'Thu 2026/11/19 22:30:08'],
    ['Asia/Kathmandu', '2026-12-31T18:14:59Z', 'Thu 2026/12/31 23:59:59'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', 'Fri 2027/01/01 00:00:00'],
    // An hour that clocks in Berlin leave out, and one that they show twice.
    ['UTC', '2026-03-29T02:30:00Z', 'Sun 2026/03/29 02:30:00'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', 'Sun 2026/10/25 02:30:00'],
    ['Europe/Berlin', '2026-10-25T01:30:00Z', 'Sun 2026/10/25 02:30:00'],
  ])('%s, %s', (zone, instant, written) => {
    expect(formatsIn(zone).dateTime(new Date(instant))).toBe(written);
  });

  test('the day, the clock and the name of the zone go with it', () => {
    const { clock, date, zonedDateTime } = formatsIn('America/New_York');
    const at = new Date('2026-11-20T03:30:08Z');
    expect([date(at), clock(at), zonedDateTime(at)]).toEqual([
      '2026/11/19',
      '22:30:08',
      'Thu 2026/11/19 22:30:08 America/New York',
    ]);
    // Of a year that no calendar of ours has.
    const strange = new Date('-000099-01-01T00:00:00Z');
    expect([date(new Date('')), date(strange), formatsIn('UTC').clock(strange)]).toEqual(['–', '–', '–']);
  });

  test('a reset at midnight in UTC stands in the own zone beside it', () => {
    const { utcDate, utcTime, date, time } = formatsIn('America/New_York');
    const at = new Date('2026-11-21T00:00:00Z');
    expect([utcDate(at), utcTime(at), date(at), time(at)]).toEqual([
      '2026/11/21',
      '00:00',
      '2026/11/20',
      '19:00',
    ]);
  });

  test.each([undefined, 'Mars/Olympus'])('%s leaves the zone of the device', (zone) => {
    const name = nameOfTimezone(deviceTimezone());
    expect(formatsIn(zone).zonedDateTime(new Date(2026, 10, 20, 9, 5, 3))).toBe(
      `Fri 2026/11/20 09:05:03 ${name}`,
    );
  });

  test('a zone is one of the IANA database', () => {
    expect(['UTC', 'Europe/Berlin', 'Mars/Olympus', ''].map(isTimezone)).toEqual([true, true, false, false]);
  });
});
