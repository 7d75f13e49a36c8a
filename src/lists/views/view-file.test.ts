import { expect, test } from 'vitest';
import { freeName, readViews, viewsAsText } from './view-file.ts';

const target = {
  kind: 'live-offers',
  parameters: ['search', 'country', 'size'],
  here: new URL('https://portal.test/live-offers?page=3'),
};
const view = { name: 'DACH', query: 'country=DE%2CAT', pinned: true };

test('an export can be imported without loss', () => {
  expect(readViews(viewsAsText('live-offers', [view]), target)).toEqual({ views: [view] });
});

test('an import keeps only parameters of this list', () => {
  const text = viewsAsText('live-offers', [
    { ...view, query: 'size=20&country=DE&page=7&redirect=//evil.test' },
  ]);
  expect(readViews(text, target)).toEqual({ views: [{ ...view, query: 'country=DE&size=20' }] });
});

test.each([
  ['https://portal.test/live-offers?size=20&country=DE&page=2', { query: 'country=DE&size=20' }],
  [' /live-offers?search=a+b ', { query: 'search=a+b' }],
  ['/live-offers', { query: '' }],
  ['https://portal.test/live-offers?tab=pending&country=DE', { problem: 'otherAddress' }],
  ['https://portal.test/offer-wall?country=DE', { problem: 'otherAddress' }],
  ['https://other.test/live-offers?country=DE', { problem: 'otherAddress' }],
  ['//other.test/live-offers?country=DE', { problem: 'otherAddress' }],
  ['javascript:alert(1)', { problem: 'unreadable' }],
  ['', { problem: 'unreadable' }],
  ['{"kind":', { problem: 'unreadable' }],
  ['{"kind":"live-offers","views":[]}', { problem: 'unreadable' }],
  ['{"kind":"live-offers","views":[{"name":" ","query":""}]}', { problem: 'unreadable' }],
  ['{"kind":"campaigns","views":[{"name":"A","query":""}]}', { problem: 'otherList' }],
])('%j is read as %j', (text, read) => {
  expect(readViews(text, target)).toEqual(read);
});

test('a duplicate name gets the next free number, within its length', () => {
  expect(freeName('DACH', [])).toBe('DACH');
  expect(freeName('DACH', ['DACH'])).toBe('DACH (2)');
  expect(freeName('DACH', ['DACH', 'DACH (2)'])).toBe('DACH (3)');
  expect(freeName('x'.repeat(100), ['x'.repeat(100)])).toBe(`${'x'.repeat(94)} (2)`);
});
