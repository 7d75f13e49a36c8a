import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Freshness } from '#ui/feedback/freshness.tsx';
import type { ReactNode } from 'react';
import type { Part } from './part.ts';

type LoadedProps<Data> = {
  part: Part<Data>;
  /** As large as the content. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ part, skeleton, children }: LoadedProps<Data>) {
  if (part.data !== null) return children(part.data);
  if (part.isFailed) return <FailedState failure={part.failure} onRetry={part.refresh} busy={part.isBusy} />;
  return skeleton;
}

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
