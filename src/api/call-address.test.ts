import { data, endpoint, resource, type Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { list } from '#contract/wire.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { callAddress } from './call-address.ts';

const sample = resource('sample', {
  plain: endpoint('GET /plain', { answer: data(z.unknown()) }),
  one: endpoint('GET /of/{owner}/{id}', { answer: data(z.unknown()) }),
  rows: endpoint('GET /rows', {
    query: z.object({
      limit: z._default(z.int(), 10),
      tags: z.optional(list(z.string())),
      search: z.optional(z.string()),
    }),
    answer: data(z.unknown()),
  }),
});

test('[P4] the parts of a path are encoded', () => {
  expect(callAddress(sample.one, { params: { owner: 'a/b', id: 'c?d' } })).toBe('/of/a%2Fb/c%3Fd');
});

test('[P6.a] a query says what was given and what the contract takes for granted, and nothing that is empty', () => {
  expect([
    callAddress(sample.plain, {}),
    callAddress(sample.plain, { query: { limit: 3 } }),
    callAddress(sample.rows, {}),
    callAddress(sample.rows, { query: { limit: -1, tags: [], search: undefined } }),
    callAddress(sample.rows, { query: { tags: ['a', 'b'], search: 'x y', unheard: 1 } }),
    callAddress(sample.rows, { query: { search: '' } }),
  ]).toEqual([
    '/plain',
    '/plain',
    '/rows?limit=10',
    '/rows?limit=-1',
    '/rows?limit=10&tags=a%2Cb&search=x+y',
    '/rows?limit=10&search=',
  ]);
});

test('[P6.a] a dictionary is requested without a limit', () => {
  expect(callAddress(contract.dictionaries.categories, {})).toContain('limit=-1');
});

test('[P7.c] the report is grouped by offer_id, whatever else is asked for', () => {
  expect(callAddress(contract.reports.report, { query: { sort: '-clicks' } })).toContain('group_by=offer_id');
});

test('[P7.b] downloads leave out sort, limit and offset', () => {
  const calls = Object.values(contract).flatMap((named) => Object.values<Endpoint>(named));
  const downloads = calls.filter(({ answer, query }) => answer.kind === 'file' && query);
  const query = { sort: 'id', limit: 10, offset: 20 };
  const params = { id: 7, date_from: '2026-11-01', date_to: '2026-11-20' };
  const addresses = downloads.map((download) =>
    callAddress(download, { params, query: { ...params, ...query } }),
  );
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((address) => /[?&](sort|limit|offset)=/.test(address))).toEqual([]);
});
