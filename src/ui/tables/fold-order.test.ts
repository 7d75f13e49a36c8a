import { expect, test } from 'vitest';
import { foldedOnPhones, foldOrder, type Foldable } from './fold-order.ts';

const live: readonly Foldable[] = [
  { id: 'name', name: true },
  { id: 'status', phone: 'side', aside: {} },
  { id: 'payout', numeric: true },
  { id: 'clicks', numeric: true },
  { id: 'epc', numeric: true, phone: 'more' },
  { id: 'countries', phone: 'more' },
  { id: 'cap', phone: 'more' },
  { id: 'next' },
  { id: 'actions', action: true },
];

test('details give way first, then lesser figures, what has a line below the name, the button beside the menu, texts; main figures stay', () => {
  expect(foldOrder(live, 'payout')).toEqual([
    ['cap'],
    ['countries'],
    ['epc'],
    ['status'],
    ['actions'],
    ['next'],
  ]);
});

test('the sorted column and those that were chosen for the list stay', () => {
  const chosen = live.map((column) => ({ ...column, stays: column.id === 'cap' }));
  expect(foldOrder(chosen, 'countries').flat()).toEqual(['epc', 'status', 'actions', 'next']);
});

test('what has a line under another figure gives way with all of its kind, unless that figure is not shown', () => {
  const time: readonly Foldable[] = [
    { id: 'time', name: true },
    { id: 'clicks', numeric: true },
    { id: 'clicks change', numeric: true, aside: { under: 'clicks' } },
    { id: 'epc', numeric: true, phone: 'more' },
    { id: 'epc change', numeric: true, aside: { under: 'epc' } },
    { id: 'cr change', numeric: true, aside: { under: 'cr' } },
  ];
  expect(foldOrder(time, undefined)).toEqual([['clicks change', 'epc change'], ['epc']]);
  expect(foldedOnPhones(time)).toEqual(['clicks change', 'epc change']);
});
