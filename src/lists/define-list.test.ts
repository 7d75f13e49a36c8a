import { expect, test } from 'vitest';
import { postbacks } from '#contract/postbacks.ts';
import { defineList } from './define-list.ts';
import { plainList, readListSearch } from './list-search.ts';

const list = defineList(postbacks.list, {
  ...plainList,
  sorts: ['name', 'updated_at'],
  sort: 'name',
  filters: ['offer_id', 'status'],
});
const at = (address: string) => readListSearch(new URLSearchParams(address), list);

test('requests what its endpoint takes, and ignores anything else in the address', () => {
  expect(list.toQuery(at('offer_id=7,x,8&status=active,gone&sort=-updated_at&page=3'))).toEqual({
    limit: 10,
    offset: 20,
    offer_id: [7, 8],
    status: ['active'],
    sort: '-updated_at',
  });
  expect(list.narrowed(at('search=a&status=%2C&sort=created_at&page=2'))).toEqual({
    search: 'a',
    offer_id: [],
    status: [],
  });
});

test('its menu follows the order of its filters', () => {
  const entry = { label: 'A', options: null };
  const names = list.menu({ status: entry, offer_id: entry }).map(({ name }) => name);
  expect(names).toEqual(['offer_id', 'status']);
});
