import { expect, test } from 'vitest';
import { writeDuration } from './duration.ts';

test.each([
  [0, '0 sec'],
  [59, '59 sec'],
  [60, '1 min'],
  [3725, '1 hr 2 min'],
  [7200, '2 hr'],
  [86_399, '23 hr 59 min'],
  [86_400 * 3 + 3599, '3 days'],
  [86_400 * 3 + 3600, '3 days 1 hr'],
  [Number.NaN, '–'],
])('%d seconds are %j', (seconds, text) => {
  expect(writeDuration(seconds, 'en')).toBe(text);
});

test('in German', () => {
  expect(writeDuration(3725, 'de')).toBe('1 Std. 2 Min.');
});
