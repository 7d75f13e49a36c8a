import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  changeSelection,
  endSelection,
  requestFor,
  rowsOf,
  scopeOf,
  selectionIn,
  storedSelection,
  subscribeToSelections,
  toggled,
  toggledAll,
  toggledRange,
  without,
  withRows,
  type Selected,
} from './selection.ts';

type Row = { id: number; status: string };
const row = (id: number, status = 'live'): Row => ({ id, status });
const rowKey = ({ id }: Row) => id;
const none: Selected<Row> = new Map();
const [first, second] = [
  [row(1), row(2)],
  [row(3), row(4)],
];
const idsOf = (selected: Selected<Row>) => [...selected.keys()];

test('[L7.d] what is selected on one page stays on the next one and on the way back', () => {
  const selected = toggled(toggled(none, row(1), rowKey), row(4), rowKey);
  expect(rowsOf(selected, second, rowKey)).toEqual([row(1), row(4)]);
  expect(rowsOf(selected, first, rowKey)).toEqual([row(1), row(4)]);
  expect(rowsOf(toggled(selected, row(1), rowKey), first, rowKey)).toEqual([row(4)]);
});

test('[L7.d] all rows of a page are selected or not, those of other pages stay', () => {
  const selected = toggledAll(toggled(none, row(1), rowKey), second, rowKey);
  expect(rowsOf(selected, second, rowKey)).toEqual([row(1), row(3), row(4)]);
  expect(rowsOf(toggledAll(selected, second, rowKey), first, rowKey)).toEqual([row(1)]);
});

test('[L7] a selected row that is in sight is as the network has it now', () => {
  const selected = toggled(none, row(1), rowKey);
  expect(rowsOf(selected, [row(1, 'paused')], rowKey)).toEqual([row(1, 'paused')]);
});

test('[L7] a row that is gone stays selected until it is dropped', () => {
  const selected = withRows(none, [...first, ...second], rowKey);
  expect(rowsOf(selected, [row(3)], rowKey)).toEqual([row(1), row(2), row(3), row(4)]);
  expect(idsOf(without(selected, ({ id }) => id > 2))).toEqual([1, 2]);
});

describe('[L7] a range', () => {
  const page = [1, 2, 3, 4, 5].map((id) => row(id));
  const from4 = (selected: Selected<Row>, to: number, from: number | null = 4) =>
    idsOf(toggledRange(selected, { page, from, to: row(to) }, rowKey));

  test('becomes what its first row is, in both directions', () => {
    const four = toggled(none, row(4), rowKey);
    expect([from4(four, 2), from4(four, 5), from4(four, 4)]).toEqual([[4, 2, 3], [4, 5], [4]]);
    const without4 = withRows(none, [row(1), row(2), row(3), row(5)], rowKey);
    expect(from4(without4, 2)).toEqual([1, 5]);
  });

  test('without its first row on the page is the other row alone', () => {
    expect([from4(none, 2, null), from4(none, 2, 9)]).toEqual([[2], [2]]);
  });
});

const requestOf = (query: object, params?: object) => ({
  queryKey: ['links', 'list', { ...(params && { params }), query }] as const,
});

test('[L7] a selection is of the rows of filters, on any page and in any order', () => {
  const scope = scopeOf(requestOf({ limit: 10, offset: 0, sort: 'name', status: ['active'] }));
  expect(scope).toEqual({ subject: 'null', filters: '[["status",["active"]]]' });
  expect(scopeOf(requestOf({ limit: 50, offset: 50, sort: '-name', status: ['active'] }))).toEqual(scope);
  expect(scopeOf(requestOf({ status: ['active'] }, { offerId: 2 }))).toEqual({
    ...scope,
    subject: '{"offerId":2}',
  });
  expect(scopeOf(undefined)).toEqual({ subject: 'null', filters: '[]' });
});

test('[L7] other rows of a list are asked for with its filters and in its order', () => {
  const request = requestOf({ limit: 10, offset: 0, sort: 'name', status: ['active'] }, { offerId: 2 });
  expect(requestFor(request, { limit: 100, offset: 200 }).queryKey).toEqual([
    'links',
    'list',
    { params: { offerId: 2 }, query: { limit: 100, offset: 200, sort: 'name', status: ['active'] } },
  ]);
});

describe('[L7] the stored selection', () => {
  const cache = new QueryClient();
  const list = 'links';
  afterEach(() => cache.clear());
  const at = (filters: string, subject = 'null') => ({ subject, filters });
  const select = (filters: string, ...rows: Row[]) =>
    changeSelection<Row>(cache, { list, scope: at(filters) }, (selected) => withRows(selected, rows, rowKey));
  const end = (filters: string, subject?: string) =>
    endSelection<Row>(cache, { list, scope: at(filters, subject) });
  const stored = (filters: string, subject?: string) => {
    const { selected, ended } = selectionIn(storedSelection<Row>(cache, list), at(filters, subject));
    return [idsOf(selected), idsOf(ended)];
  };

  test('grows with each row, and says how many there are', () => {
    expect([select('a', row(1)), select('a', row(2), row(3)), stored('a')]).toEqual([1, 3, [[1, 2, 3], []]]);
  });

  test('is that of its filters alone, and begins anew with others, which forgets what has ended', () => {
    select('a', row(1));
    expect(stored('b')).toEqual([[], [1]]);
    expect([select('b', row(2)), stored('b'), stored('a')]).toEqual([1, [[2], []], [[], [2]]]);
  });

  test('that other filters have ended can be selected again, however often they change', () => {
    select('a', row(1), row(2));
    expect([end('a'), end('b'), end('b'), end('c'), stored('c')]).toEqual([0, 2, 0, 0, [[], [1, 2]]]);
    changeSelection<Row>(cache, { list, scope: at('c') }, (_, ended) => ended);
    expect(stored('c')).toEqual([[1, 2], []]);
  });

  test('is of no use for another subject', () => {
    select('a', row(1));
    expect([stored('a', '2'), end('a', '2'), stored('a', '2'), stored('a')]).toEqual([
      [[], []],
      0,
      [[], []],
      [[], []],
    ]);
  });

  test('tells a change at once, until nobody listens', () => {
    const heard: unknown[] = [];
    const stop = subscribeToSelections(() => heard.push(stored('a')));
    select('a', row(1));
    end('b');
    stop();
    select('a', row(2));
    expect(heard).toEqual([
      [[1], []],
      [[], [1]],
    ]);
  });

  test('is kept while no list shows it', () => {
    vi.useFakeTimers();
    select('a', row(1));
    vi.advanceTimersByTime(3_600_000);
    vi.useRealTimers();
    expect(stored('a')).toEqual([[1], []]);
  });

  test('ends with the session, whose data are cleared', () => {
    select('a', row(1));
    cache.clear();
    expect(stored('a')).toEqual([[], []]);
  });
});
