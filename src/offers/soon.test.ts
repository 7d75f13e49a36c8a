import { expect, test } from 'vitest';
import { createFormats } from '#i18n/formats.tsx';
import { lastDayBefore } from './soon.ts';

const patterns = { shortDate: 'dd MMM', date: 'yyyy/MM/dd', time: 'HH:mm', dateTime: 'yyyy/MM/dd HH:mm:ss' };

test.each([
  ['2026-12-11T00:00:00Z', '2026/12/10'],
  ['2026-12-11T00:00:01Z', '2026/12/10'],
  ['2026-12-11T23:59:59Z', '2026/12/10'],
  ['2027-01-01T00:00:00Z', '2026/12/31'],
  ['2028-03-01T00:00:00Z', '2028/02/29'],
  ['1969-07-21T02:56:00Z', '1969/07/20'],
])('of an offer that ends at %s the last whole day is %s, wherever the reader is', (end, last) => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'UTC']) {
    expect(createFormats('en', patterns, { zone }).utcDate(lastDayBefore(end))).toBe(last);
  }
});
