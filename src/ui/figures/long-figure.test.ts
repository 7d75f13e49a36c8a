import { createElement } from 'react';
import { expect, test } from 'vitest';
import { CountedFigure } from './counted-figure.tsx';
import { longFigure } from './long-figure.ts';

const long = '€1,234,567.890';

test('a figure is long by its text, whichever element it stands in', () => {
  expect(longFigure('€1,234,567.89')).toBeUndefined();
  expect(longFigure(long)).toBe('');
  expect(longFigure(createElement('b', null, long))).toBe('');
  expect(longFigure(createElement(CountedFigure, { id: 'one', value: 1, write: () => long }))).toBe('');
  expect(longFigure(createElement(CountedFigure, { id: 'one', value: 1, write: () => '1' }))).toBeUndefined();
});
