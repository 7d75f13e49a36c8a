import { useState } from 'react';

/** The value as it was before, as long as it says the same: what is read from the address is made anew each time. */
export function useSame<T>(value: T): T {
  const [kept, keep] = useState(value);
  const isSame = JSON.stringify(value) === JSON.stringify(kept);
  if (!isSame) keep(value);
  return isSame ? kept : value;
}
