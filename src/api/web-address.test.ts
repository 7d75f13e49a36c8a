import { expect, test } from 'vitest';
import { webAddressOf } from './web-address.ts';

test.each([
  ['https://network.test/terms?version=8', 'https://network.test/terms?version=8'],
  ['http://network.test/terms', 'http://network.test/terms'],
  ['/storage/terms/current', 'https://portal.test/storage/terms/current'],
  ['javascript:alert(1)', null],
  [' \tJava\nScript:alert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['blob:https://portal.test/1', null],
  ['https://', null],
  ['', null],
  [' \n\u00A0', null],
  ['\u200B\uFEFF', null],
  [null, null],
])('[T1] [C1.d] the link of %j is %j', (text, address) => {
  expect(webAddressOf(text, 'https://portal.test')).toBe(address);
});
