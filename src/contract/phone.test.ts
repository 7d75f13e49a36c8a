import { expect, test } from 'vitest';
import { phone } from './phone.ts';

test.each([
  '',
  '12345',
  '110 112',
  '+49 40 5550 1290',
  ' +49 (0)40 / 5550-1290 ',
  '(040) 555.01290',
  '+1 212 555 0183',
  '123456789012345',
])('%j is a phone number, or none', (text) => {
  expect(phone.safeParse(text)).toEqual({ success: true, data: text.trim() });
});

test.each([
  'abc',
  '+',
  '1234',
  '1234567890123456',
  '+49 40 5550 1290+49 40 123456',
  '0049+40123456',
  '++49 40 123456',
  '+49 40 123456 ext 7',
  '٠١٢٣٤٥',
  '12345\u0000',
  `+49 40${' '.repeat(40)}123456`,
])('%j is no phone number', (text) => {
  expect(phone.safeParse(text).success).toBe(false);
});
