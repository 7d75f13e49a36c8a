import { Callout } from '#ui/feedback/callout.tsx';
import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const mostShown = 5;

/** The first of what is odd in one way, a line each. */
export function Listed<One>({ title, all, tone = 'warning', children }: ListedProps<One>) {
  const more = all.length - mostShown;
  if (all.length === 0) return null;
  return (
    <Callout tone={tone} live title={title}>
      {all.slice(0, mostShown).map((one, nth) => (
        // None of them moves.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={nth} style={{ display: 'block' }}>
          {children(one)}
        </span>
      ))}
      {more > 0 ? <Plural value={more} one="and # more" other="and # more" /> : null}
    </Callout>
  );
}
type ListedProps<One> = {
  title: ReactNode;
  all: readonly One[];
  tone?: 'warning' | 'error';
  children: (one: One) => ReactNode;
};
