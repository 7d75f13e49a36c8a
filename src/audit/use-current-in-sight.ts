import { useEffect, useRef } from 'react';
import { positionOf, type Viewing } from './live.ts';

/** The ref of the current row of a list: it comes into sight when another step is looked at; the newest one follows by itself. */
export function useCurrentInSight(viewing: Viewing) {
  const row = useRef<HTMLTableRowElement>(null);
  const looked = viewing.state === 'following' ? null : positionOf(viewing);
  useEffect(() => {
    if (looked !== null) row.current?.scrollIntoView({ block: 'nearest' });
  }, [looked]);
  return row;
}
