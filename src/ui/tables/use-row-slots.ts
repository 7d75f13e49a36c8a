import { useState } from 'react';

type Key = string | number;

type Slots = {
  keys: readonly Key[];
  /** The React key of each row. */
  slots: readonly number[];
  /** The next unused key. */
  free: number;
  /** Counts how often all rows were replaced. */
  page: number;
};

const isSame = (one: readonly Key[], other: readonly Key[]) =>
  one.length === other.length && one.every((key, nth) => key === other[nth]);

// Rows that stay keep their slot; a page of entirely other rows reuses the slots.
export function assignSlots({ keys: former, slots, free, page }: Slots, keys: readonly Key[]): Slots {
  const known = new Map(former.map((key, nth) => [key, slots[nth]]));
  const isOther = !keys.some((key) => known.has(key));
  let next = free;
  const taken = keys.map((key, nth) => (isOther ? slots[nth] : known.get(key)) ?? next++);
  return { keys, slots: taken, free: next, page: isOther ? page + 1 : page };
}

// React keys of table rows: another page updates the mounted rows instead of replacing them; a row that moves keeps
// its key, and with it the focus.
export function useRowSlots(keys: readonly Key[]): Pick<Slots, 'slots' | 'page'> {
  const [known, setKnown] = useState<Slots>(() =>
    assignSlots({ keys: [], slots: [], free: 0, page: 0 }, keys),
  );
  if (isSame(known.keys, keys)) return known;
  const now = assignSlots(known, keys);
  setKnown(now);
  return now;
}
