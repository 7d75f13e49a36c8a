import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { callAddress } from '#api/call-address.ts';
import { query as queryOf } from '#api/queries.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { offers } from '#contract/offers.ts';
import { postbacks } from '#contract/postbacks.ts';
import { publicCalls } from '#contract/public.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import { freeText, freeTexts, integer } from '#contract/wire.ts';
import { defineList } from '#lists/define-list.ts';
import {
  densities,
  pageSizes,
  plainList,
  nextSort,
  readListSearch,
  sortOf,
  withListSearch,
  type ListShape,
} from '#lists/list-search.ts';
import { queryOfView, viewParameters, withView } from '#lists/views/view-address.ts';
import { freeName, readViews, viewsAsText } from '#lists/views/view-file.ts';
import { approvalsOf, liveOffers, pendingOffers } from '#screens/offers/live/approval-query.ts';
import { sharedFilters } from '#screens/offers/wall/wall-query.ts';
import { holds, patience } from './holds.ts';
import { anyAddress, anyText, isUnderstood, someOf } from './samples.ts';

const shape = {
  name: 'samples',
  sorts: ['name', 'epc', 'clicks'],
  sort: '-epc',
  filters: ['status', 'country'],
  columns: ['name', 'epc', 'clicks', 'cap'],
  shown: ['name', 'epc'],
  also: ['tab'],
} satisfies ListShape;

const choice = anyText.map(freeText.write);
const listSearch = fc.record({
  page: fc.integer({ min: 1, max: 1e9 }),
  size: fc.constantFrom(...pageSizes),
  search: anyText,
  sort: fc.constantFrom(...shape.sorts.flatMap((name) => [name, `-${name}`])),
  filters: fc.record({
    status: fc.uniqueArray(choice, { maxLength: 4 }),
    country: fc.uniqueArray(choice, { maxLength: 4 }),
  }),
  columns: someOf(shape.columns, 1),
  density: fc.constantFrom(...densities),
});
const parameters = viewParameters(shape);
const anyListAddress = anyAddress([...parameters, 'page', 'other']);
/** As a browser keeps it: in one text. */
const reparsed = (address: URLSearchParams) => new URLSearchParams(String(address));

describe('the address of a list', { timeout: patience }, () => {
  test('[L7] is read as it was written', () =>
    holds(
      fc.property(anyListAddress, listSearch, (address, target) => {
        expect(readListSearch(reparsed(withListSearch(address, target, shape)), shape)).toEqual(target);
      }),
    ));

  test('[L4] [L7] makes sense whatever it says', () =>
    holds(
      fc.property(anyListAddress, (address) => {
        const { page, size, sort, columns, density } = readListSearch(address, shape);
        expect([Number.isSafeInteger(page) && page > 0, pageSizes.includes(size)]).toEqual([true, true]);
        expect(shape.sorts).toContain(sortOf(sort)?.column);
        expect(columns.length > 0 && columns.every((name) => shape.columns.includes(name))).toBe(true);
        expect(densities).toContain(density);
      }),
    ));

  test('[L7] says nothing of what is the default, and keeps what is not of the list', () =>
    holds(
      fc.property(anyListAddress, (address) => {
        const defaults = readListSearch(new URLSearchParams(), shape);
        const rest = withListSearch(address, defaults, shape);
        const others = [...address].filter(
          ([name]) => !['page', ...parameters].includes(name) || name === 'tab',
        );
        expect([...rest]).toEqual(others);
      }),
    ));

  test('[L7] other rows start at the first page, other looks stay on theirs', () =>
    holds(
      fc.property(listSearch, anyText, someOf(shape.columns, 1), (before, search, columns) => {
        const address = withListSearch(new URLSearchParams(), before, shape);
        expect(readListSearch(withListSearch(address, { search }, shape), shape).page).toBe(1);
        expect(readListSearch(withListSearch(address, { columns }, shape), shape).page).toBe(before.page);
      }),
    ));

  test('[L7] a head that is pressed sorts by its column, pressed again the other way', () =>
    holds(
      fc.property(fc.constantFrom(...shape.sorts), anyText, (column, before) => {
        fc.pre(before !== `-${column}`);
        const once = nextSort(before, column);
        expect([sortOf(once), sortOf(nextSort(once, column))]).toEqual([
          { column, direction: 'descending' },
          { column, direction: 'ascending' },
        ]);
      }),
    ));
});

const any = { ...plainList, sorts: ['name'], sort: 'name' } as const;
const wall = defineList(offers.list, { ...any, filters: [...sharedFilters, 'group_id', 'approval_status'] });
const publicWall = defineList(publicCalls.offers, { ...any, filters: sharedFilters });
const links = defineList(trackingLinks.list, { ...any, filters: ['offer_id', 'status'] });
const ofPostbacks = defineList(postbacks.list, { ...any, filters: ['offer_id', 'event_id', 'status'] });
/** A list with what it asks a network for, by its address. */
const lists = {
  'live offers': (address) => approvalsOf(readListSearch(address, liveOffers), 'live'),
  'pending offers': (address) => approvalsOf(readListSearch(address, pendingOffers), 'pending'),
  'the offer wall': (address) => queryOf(offers.list, { query: wall.toQuery(readListSearch(address, wall)) }),
  'the public offer wall': (address) =>
    queryOf(publicCalls.offers, { query: publicWall.toQuery(readListSearch(address, publicWall)) }),
  'tracking links': (address) =>
    queryOf(trackingLinks.list, { query: links.toQuery(readListSearch(address, links)) }),
  postbacks: (address) =>
    queryOf(postbacks.list, { query: ofPostbacks.toQuery(readListSearch(address, ofPostbacks)) }),
} satisfies Record<
  string,
  (address: URLSearchParams) => Pick<ReturnType<typeof queryOf>, 'meta' | 'queryKey'>
>;
const everyFilter = [...wall.filters, ...links.filters, ...ofPostbacks.filters];

describe.each(Object.entries(lists))('%s', { timeout: patience }, (_, queryAt) => {
  const anyOfLists = anyAddress([...everyFilter, 'sort', 'page', 'size', 'search']);

  test('[L4] [L7] request rows that a network can return, whatever the address says', () =>
    holds(
      fc.property(anyOfLists, (address) => {
        const { meta, queryKey } = queryAt(address);
        const endpoint = meta?.endpoint as Endpoint;
        // `queryOf()` put the call's own input there.
        const given = callAddress(endpoint, queryKey[2] as object);
        expect(isUnderstood(endpoint, given)).toBe(true);
      }),
    ));
});

describe('views', { timeout: patience }, () => {
  test('[L7] a view that is chosen is what the address says then', () =>
    holds(
      fc.property(anyListAddress, anyListAddress, (address, view) => {
        const query = queryOfView(view, parameters);
        const chosen = withView(address, query, parameters);
        expect([queryOfView(reparsed(chosen), parameters), chosen.has('page')]).toEqual([query, false]);
      }),
    ));

  const named = fc.record({
    name: fc.string({ minLength: 1, maxLength: 100 }).map((name) => name.trim() || 'Germany'),
    query: anyListAddress
      .map((address) => queryOfView(address, parameters))
      .filter((query) => query.length <= 2000),
    pinned: fc.boolean(),
  });
  const target = { kind: 'samples', parameters, here: new URL('https://portal.test/offer-wall') };

  test('[O11] views that were handed on come back whole', () =>
    holds(
      fc.property(fc.array(named, { minLength: 1, maxLength: 5 }), (views) => {
        expect(readViews(viewsAsText('samples', views), target)).toEqual({ views });
      }),
    ));

  test('[O11] whatever is handed in is read or refused, and never throws', () =>
    holds(
      fc.property(
        fc.oneof(
          anyText,
          fc.json(),
          fc.webUrl(),
          anyText.map((path) => `/${path}`),
        ),
        (given) => {
          const read = readViews(given, target);
          expect(['views', 'query', 'problem'].filter((key) => key in read)).toHaveLength(1);
        },
      ),
    ));

  test('[O11] a name that is free is nobody else’s', () =>
    holds(
      fc.property(
        fc.constantFrom('a', 'b'),
        fc.array(fc.constantFrom('a', 'a (2)', 'a (3)', 'b')),
        (name, taken) => {
          expect(taken).not.toContain(freeName(name, taken));
        },
      ),
    ));
});

describe('the wire', { timeout: patience }, () => {
  test('[P6] texts of somebody else’s choosing arrive as they are', () =>
    holds(
      fc.property(fc.array(anyText, { minLength: 1 }), (texts) => {
        expect(z.decode(freeTexts, z.encode(freeTexts, texts))).toEqual(texts);
      }),
    ));

  test('[P6] whole numbers arrive as they are', () =>
    holds(
      fc.property(fc.integer(), (number) => {
        expect(z.decode(integer, z.encode(integer, number))).toBe(number);
      }),
    ));
});
