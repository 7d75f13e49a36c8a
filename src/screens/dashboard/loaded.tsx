import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Freshness } from '#ui/feedback/freshness.tsx';
import type { ReactNode } from 'react';
import type { Part } from './part.ts';

type LoadedProps<Data> = {
  part: Part<Data>;
  /** As large as what is coming. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a card shows: its data, its skeleton, or why there is nothing, with Refresh (L2). */
export function Loaded<Data>({ part, skeleton, children }: LoadedProps<Data>) {
  if (part.data !== null) return children(part.data);
  if (part.isFailed) return <FailedState failure={part.failure} onRetry={part.refresh} busy={part.isBusy} />;
  return skeleton;
}

/** How old the figures of a part are, where the page does not say it for all of them. */
export const ageOf = (part: Part<unknown>) =>
  part.isOlder || part.isStale ? (
    <Freshness
      loadedAt={part.loadedAt}
      isStale={part.isStale}
      isOffline={part.isOffline}
      isBusy={part.isBusy}
      onRefresh={part.refresh}
    />
  ) : null;
