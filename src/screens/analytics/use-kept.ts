import { useState } from 'react';

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, nth) => Object.is(part, other[nth]));

/**
 * What was complete last, as long as nothing newer is: figures of one view are replaced all at once. It is newer when one
 * of the `parts` that it was made of is another.
 */
export function useKept<T>(complete: T | null, parts: readonly unknown[]): T | null {
  const [kept, setKept] = useState<{ value: T | null; parts: readonly unknown[] }>({
    value: null,
    parts: [],
  });
  if (complete === null || isSame(parts, kept.parts)) return kept.value;
  setKept({ value: complete, parts });
  return complete;
}
