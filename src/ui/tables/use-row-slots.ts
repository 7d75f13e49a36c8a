import { useState } from 'react';

type Key = string | number;

type Slots = {
  keys: readonly Key[];
  /** Where each row stands, by a number that stays its own as long as it is there. */
  slots: readonly number[];
  /** The next number that nobody has had. */
  free: number;
  /** Counts how often all rows were replaced by others. */
  page: number;
};

const isSame = (one: readonly Key[], other: readonly Key[]) =>
  one.length === other.length && one.every((key, nth) => key === other[nth]);

/** Rows that stay keep their places; a page of wholly other rows takes over the places that are there. */
export function assignSlots({ keys: former, slots, free, page }: Slots, keys: readonly Key[]): Slots {
  const known = new Map(former.map((key, nth) => [key, slots[nth]]));
  const isOther = !keys.some((key) => known.has(key));
  let next = free;
  const taken = keys.map((key, nth) => (isOther ? slots[nth] : known.get(key)) ?? next++);
  return { keys, slots: taken, free: next, page: isOther ? page + 1 : page };
}

/**
 * Keys for the rows of a table: another page changes the rows that are on screen instead of making new ones, a row that
 * only moves keeps its own, and with it the focus.
 */
export function useRowSlots(keys: readonly Key[]): Pick<Slots, 'slots' | 'page'> {
  const [known, setKnown] = useState<Slots>(() =>
    assignSlots({ keys: [], slots: [], free: 0, page: 0 }, keys),
  );
  if (isSame(known.keys, keys)) return known;
  const now = assignSlots(known, keys);
  setKnown(now);
  return now;
}
