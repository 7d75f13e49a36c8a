import { expect, test } from 'vitest';
import {
  isAtFirst,
  plainList,
  nextSort,
  rangeOf,
  readListSearch,
  sortOf,
  withListSearch,
  type ListShape,
} from './list-search.ts';

const read = (address: string) => readListSearch(new URLSearchParams(address), plainList);

const plain = { sort: '', filters: {}, columns: [], density: 'default' };

test.each([
  ['', { page: 1, size: 10, search: '' }],
  ['page=3&size=20&search=vpn', { page: 3, size: 20, search: 'vpn' }],
  ['size=30', { page: 1, size: 30, search: '' }],
  ['size=40', { page: 1, size: 40, search: '' }],
  ['size=50', { page: 1, size: 50, search: '' }],
  ['size=100', { page: 1, size: 100, search: '' }],
  ['page=0&size=11', { page: 1, size: 10, search: '' }],
  ['page=-2&size=1000', { page: 1, size: 10, search: '' }],
  ['page=1.5&size=abc', { page: 1, size: 10, search: '' }],
  ['page=%00&size=Infinity', { page: 1, size: 10, search: '' }],
  ['page=9007199254740991', { page: 1, size: 10, search: '' }],
  ['page=1e15&size=1e1', { page: 1, size: 10, search: '' }],
  ['page=999999999999', { page: 999_999_999_999, size: 10, search: '' }],
  [`search=${'x'.repeat(101)}`, { page: 1, size: 10, search: 'x'.repeat(100) }],
])('[L4.b L4.c] [L7.a] the address %j is read as %j', (address, expected) => {
  expect(read(address)).toEqual({ ...plain, ...expected });
});

const shape: ListShape = {
  name: 'offers',
  sorts: ['name', 'epc'],
  sort: '-epc',
  filters: ['country', 'model'],
  columns: ['country', 'epc', 'cr'],
  shown: ['country', 'epc'],
};
const defaults = {
  page: 1,
  size: 10,
  search: '',
  sort: '-epc',
  filters: { country: [], model: [] },
  columns: ['country', 'epc'],
  density: 'default',
};

test.each([
  ['', {}],
  ['sort=name', { sort: 'name' }],
  ['sort=-password', {}],
  ['country=DE,AT,DE,,&model=CPA', { filters: { country: ['DE', 'AT'], model: ['CPA'] } }],
  ['columns=cr,country,gone', { columns: ['cr', 'country'] }],
  ['columns=gone', {}],
  ['density=compact', { density: 'compact' }],
  ['density=tight&other=DE', {}],
])('[L7] a list with filters, sorts and columns reads %j as %j', (address, expected) => {
  expect(readListSearch(new URLSearchParams(address), shape)).toEqual({ ...defaults, ...expected });
});

test.each([
  ['', { page: 2 }, 'page=2'],
  ['page=2', { page: 1 }, ''],
  ['page=4&other=kept', { size: 50 }, 'other=kept&size=50'],
  ['page=4&size=50', { size: 10 }, ''],
  ['page=4&size=20', { search: 'coffee & tea' }, 'size=20&search=coffee+%26+tea'],
  ['page=4&search=x', { page: 5 }, 'page=5&search=x'],
  ['page=4&sort=name&country=DE', { page: 5 }, 'page=5&sort=name&country=DE'],
] as const)('[L7] %j changed by %j is %j', (address, change, expected) => {
  expect(String(withListSearch(new URLSearchParams(address), change))).toBe(expected);
});

test.each([
  ['page=4', { filters: { country: ['DE', 'AT'], model: [] } }, 'country=DE%2CAT'],
  ['page=4&country=DE&model=CPA', { filters: { country: [], model: ['CPA'] } }, 'model=CPA'],
  ['page=4&country=DE', { sort: 'name' }, 'country=DE&sort=name'],
  ['page=4&sort=name', { sort: '-epc' }, ''],
  ['page=4', { columns: ['cr', 'epc'] }, 'page=4&columns=cr%2Cepc'],
  ['page=4&columns=cr', { columns: ['country', 'epc'] }, 'page=4'],
  ['page=4', { density: 'compact' }, 'page=4&density=compact'],
] as const)('[L7] a list with filters: %j changed by %j is %j', (address, change, expected) => {
  expect(String(withListSearch(new URLSearchParams(address), change, shape))).toBe(expected);
});

test('[L4] a page is requested by its first row', () => {
  expect(rangeOf({ page: 3, size: 20 })).toEqual({ limit: 20, offset: 40 });
});

test.each([
  ['-epc', { column: 'epc', direction: 'descending' }],
  ['name', { column: 'name', direction: 'ascending' }],
  ['', null],
])('the head shows the sort %j as %j', (sort, expected) => {
  expect(sortOf(sort)).toEqual(expected);
});

test.each([
  ['-epc', 'name', '-name'],
  ['-name', 'name', 'name'],
  ['name', 'name', '-name'],
])('sorted by %j, a press on %j sorts by %j', (sort, name, expected) => {
  expect(nextSort(sort, name)).toBe(expected);
});

test('[A12] a list has the stored density, unless the address has one', () => {
  const dense = { ...plainList, density: 'compact' } as const;
  expect(readListSearch(new URLSearchParams(), dense).density).toBe('compact');
  expect(readListSearch(new URLSearchParams('density=default'), dense).density).toBe('default');
  expect(String(withListSearch(new URLSearchParams(), { density: 'default' }, dense))).toBe(
    'density=default',
  );
  expect(String(withListSearch(new URLSearchParams('density=default'), { page: 2 }, dense))).toBe(
    'density=default&page=2',
  );
  expect(String(withListSearch(new URLSearchParams('density=default'), { density: 'compact' }, dense))).toBe(
    '',
  );
});

const waiting: ListShape = { ...shape, filtersAtFirst: { model: ['CPA', 'CPL'] } };
const filtersOf = (address: string) => readListSearch(new URLSearchParams(address), waiting).filters;

test.each([
  ['', { country: [], model: ['CPA', 'CPL'] }, true],
  ['model=', { country: [], model: ['CPA', 'CPL'] }, true],
  ['model=CPL', { country: [], model: ['CPL'] }, false],
  ['model=all', { country: [], model: [] }, false],
  ['country=all', { country: ['all'], model: ['CPA', 'CPL'] }, false],
  ['search=x', { country: [], model: ['CPA', 'CPL'] }, false],
])('[L7] filters that are set at first are read from %j as %j', (address, filters, isAsAtFirst) => {
  expect(filtersOf(address)).toEqual(filters);
  const listSearch = readListSearch(new URLSearchParams(address), waiting);
  expect(isAtFirst(listSearch, waiting)).toBe(isAsAtFirst);
});

test.each([
  ['page=3', [], 'model=all'],
  ['model=all', ['CPA', 'CPL'], ''],
  ['model=all', ['CPL'], 'model=CPL'],
  ['model=CPL', [], 'model=all'],
])('[L7] at %j the choice of %j is %j', (address, model, expected) => {
  const next = withListSearch(new URLSearchParams(address), { filters: { country: [], model } }, waiting);
  expect(String(next)).toBe(expected);
  expect(filtersOf(expected)['model']).toEqual(model);
});
