import type { Configuration } from '#api/configuration.ts';
import type { User } from '#api/user.ts';
import type { Profile } from '#contract/account.ts';
import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { ownVersion } from './portal-version.ts';
import { storedMark } from './token-watch.ts';

// What the dashboard and its frame show.
const kept: ReadonlySet<unknown> = new Set([
  'account',
  'analytics',
  'approvals',
  'dictionaries',
  'offers',
  'payments',
  'postbacks',
  'reports',
  'trackingLinks',
]);
const place = '/answers';
const longest = 7 * 86_400_000;

type Answers = {
  queryClient: () => QueryClient;
  user: () => User | undefined;
  configuration: () => Configuration;
};
type Store = { open: () => Promise<Cache>; forget: () => Promise<boolean> | undefined };
type Queries = NonNullable<DehydratedState['queries']>;
type Shown = { at: number; configuration: Configuration };
type Kept = Shown & { token: string; version: string | null; queries: Queries };

// Bank details are no figures.
const withoutBilling = ({ billing: _, ...profile }: Profile) => profile;

function answersIn(cache: QueryClient): Queries {
  const { queries } = dehydrate(cache, {
    shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && kept.has(queryKey[0]),
  });
  // Whichever view asks again names the call.
  return queries.map(({ meta: _, ...query }) =>
    query.queryKey[0] === 'account' && query.queryKey[1] === 'profile'
      ? { ...query, state: { ...query.state, data: withoutBilling(query.state.data as Profile) } }
      : query,
  );
}

async function keep({ queryClient, user, configuration }: Answers, { open, forget }: Store) {
  const token = storedMark();
  // Without a worker no page starts offline.
  const hasWorker = Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
  // What an operator sees as somebody else is not theirs to keep.
  const shown = user();
  if (token === null || !hasWorker || !shown || shown.shadow) return;
  const queries = answersIn(queryClient());
  const at = Math.max(...queries.map(({ state }) => state.dataUpdatedAt));
  const answers: Kept = { token, version: ownVersion(), at, configuration: configuration(), queries };
  await (await open()).put(place, Response.json(answers));
  // Signed out meanwhile.
  if (storedMark() !== token) await forget();
}

/** Keeps the last answers of this session for a start without a connection, now and when the tab is left. */
export function keepAnswers(answers: Answers, store: Store): void {
  const keepNow = () => void keep(answers, store).catch(() => undefined);
  // The last that every browser says of a page that is left.
  document.addEventListener('visibilitychange', keepNow);
  keepNow();
}

/**
 * Brings them back if they are of this session and release, and of the last seven days; `at` is when they came, in ms.
 */
export async function restoreAnswers(cache: QueryClient, store: Cache): Promise<Shown | null> {
  const found = await store.match(place);
  // Written above.
  const answers = (await found?.json()) as Kept | undefined;
  if (answers?.token !== storedMark() || answers.version !== ownVersion()) return null;
  if (Math.abs(Date.now() - answers.at) > longest) return null;
  hydrate(cache, { queries: answers.queries, mutations: [] });
  return answers;
}
