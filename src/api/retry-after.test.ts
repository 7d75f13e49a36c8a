import { expect, test } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const noon = 'Fri, 20 Nov 2026 12:00:00 GMT';

test.each([
  [{}, null],
  [{ 'retry-after': '7' }, 7000],
  [{ 'retry-after': ' 0 ' }, 0],
  [{ 'retry-after': 'soon' }, null],
  [{ 'retry-after': '-3', date: noon }, 0],
  [{ 'retry-after': 'Fri, 20 Nov 2026 12:00:20 GMT', date: noon }, 20_000],
  [{ 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT', date: noon }, 0],
])('[E7] %j asks for %s ms of peace, by the clock of the network', (headers, expected) => {
  expect(retryAfterOf(new Headers(headers))).toBe(expected);
});
