import type { User } from '#api/user.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Settings } from './configuration.ts';
import type { createNetworkClock } from './network-clock.ts';
import type { createRequestActivity } from './request-activity.ts';
import { readToken } from './token-cookie.ts';

type Followers = {
  networkClock: ReturnType<typeof createNetworkClock>;
  requestActivity: ReturnType<typeof createRequestActivity>;
  settings: Pick<Settings, 'configuration' | 'restore'>;
};
type Answers = { queryClient: () => QueryClient; user: () => User | undefined };

// A cache of its own, not one of the worker's; none where the page is not safe.
const name = 'answers';
const open = () => caches.open(name);
const forget = () => (globalThis as Partial<typeof globalThis>).caches?.delete(name);

/** The last answers of a session, for a start without a connection. */
export function createKeptAnswers({ networkClock, requestActivity, settings }: Followers) {
  // The session ended while no page was open.
  if (readToken() === null) void forget();
  return {
    /** From now on, whenever the tab is left. */
    async keep(answers: Answers): Promise<void> {
      const { keepAnswers } = await import('./last-answers.ts');
      keepAnswers({ ...answers, configuration: settings.configuration }, { open, forget });
    },
    async restore(cache: QueryClient): Promise<void> {
      if (navigator.onLine || readToken() === null) return;
      const { restoreAnswers } = await import('./last-answers.ts');
      const kept = await restoreAnswers(cache, await open());
      if (kept === null) return;
      settings.restore(kept.configuration);
      // The days that were loaded then are asked for.
      networkClock.startFrom(kept.at);
      requestActivity.answeredBefore(kept.at);
    },
    forget: (): void => void forget(),
  };
}
export type KeptAnswers = ReturnType<typeof createKeptAnswers>;
