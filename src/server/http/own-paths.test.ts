import { expect, test } from 'vitest';
import { ownPathOf, readOwnPaths } from './own-paths.ts';

const paths = readOwnPaths(
  JSON.stringify({
    'GET /publisher/v1/config/{id}': '/settings/one/{id}',
    'GET /publisher/v1/config': '/v2/settings',
    'GET /publisher/v1/config/entries': '/settings/all',
    'PUT /publisher/v1/partners/{id}/review': '/reviews/of/{id}',
  }),
);

test.each([
  ['GET', '/publisher/v1/config', '/v2/settings'],
  ['PUT', '/publisher/v1/config', '/publisher/v1/config'],
  ['GET', '/publisher/v1/config/entries', '/settings/all'],
  ['GET', '/publisher/v1/config/general.locale', '/settings/one/general.locale'],
  ['PUT', '/publisher/v1/partners/7/review', '/reviews/of/7'],
  ['GET', '/publisher/v1/partners/7/review', '/publisher/v1/partners/7/review'],
  ['GET', '/publisher/v1/configuration', '/publisher/v1/configuration'],
])('[P9.a] %s %s is %s there', (method, path, own) => {
  expect(ownPathOf(paths, method, path)).toBe(own);
});

test.each([
  ['{', 'It has to be JSON'],
  ['[]', 'It has to be JSON'],
  ['{"GET /publisher/v1/config": 1}', 'It has to be JSON'],
  ['{"GET /publisher/v1/offers": "/offers"}', 'is no call with a chosen path; there are '],
  ['{"GET /publisher/v1/config": "settings"}', 'has to be a path with nothing to fill in'],
  ['{"GET /publisher/v1/config/{id}": "/settings"}', 'has to be a path with {id}'],
])('[P9] %s is refused', (text, message) => {
  expect(() => readOwnPaths(text)).toThrow(message);
});

test('[P9] without configuration, paths are those of the contract', () => {
  expect(readOwnPaths(undefined)).toEqual([]);
});
