import { expect, test } from 'vitest';
import { plainList, type ListShape } from '../list-search.ts';
import { queryOfView, viewParameters, withView } from './view-address.ts';

const shape: ListShape = {
  ...plainList,
  name: 'offers',
  sorts: ['epc'],
  filters: ['country', 'model'],
  columns: ['epc', 'cr'],
  also: ['view'],
};
const parameters = viewParameters(shape);
const address = (text: string) => new URLSearchParams(text);

test('[L7] a view holds all list parameters of the address but the page', () => {
  expect(parameters).toEqual(['view', 'search', 'country', 'model', 'sort', 'columns', 'size', 'density']);
  expect(viewParameters(plainList)).toEqual(['search', 'size', 'density']);
});

test.each([
  ['', ''],
  ['page=4&tab=live', ''],
  ['size=20&country=DE,AT&page=4&tab=live&search=a b', 'search=a+b&country=DE%2CAT&size=20'],
  ['country=DE%2CAT&size=20&search=a+b', 'search=a+b&country=DE%2CAT&size=20'],
  ['country=&view=table', 'view=table'],
])('[L7] of the address %j a view keeps %j', (text, query) => {
  expect(queryOfView(address(text), parameters)).toBe(query);
});

test.each([
  ['tab=live&page=4&country=DE', 'sort=epc', 'tab=live&sort=epc'],
  ['', 'country=DE&page=3&token=secret&redirect=%2Fx', 'country=DE'],
  ['country=DE&page=2', '', ''],
  ['country=DE&views=offers.manage', 'sort=epc', 'sort=epc'],
])('[L7] on %j the view %j leads to %j', (text, query, after) => {
  expect(String(withView(address(text), query, parameters))).toBe(after);
});
