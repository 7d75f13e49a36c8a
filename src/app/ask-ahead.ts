import { matchRoute } from '#machines/lib/location.ts';
import { isRouteName, routeRules, type RouteName } from '#routes';
import type { QueryClient } from '@tanstack/react-query';

type Asker = (cache: QueryClient, address: URLSearchParams, now: Date) => readonly Promise<unknown>[];

/** Screens that know by their address alone what they will show; their code asks for it before it is rendered. */
const askers: { [Name in RouteName]?: () => Promise<Asker> } = {
  dashboard: async () => (await import('#screens/dashboard/dashboard-screen.tsx')).askForDashboard,
  offerWall: async () => (await import('#screens/offers/offer-wall-screen.tsx')).askForOffers,
  liveOffers: async () => (await import('#screens/offers/live-offers-screen.tsx')).askForLiveOffers,
  postbacks: async () => (await import('#screens/postbacks/postbacks-screen.tsx')).askForPostbacks,
};

/** Asks for the data of the screen at a location; what is there and still good is not asked for again. */
export async function askAhead(location: string, cache: QueryClient, now: Date): Promise<void> {
  const name = matchRoute(routeRules, location)?.name ?? '';
  const asker = isRouteName(name) ? await askers[name]?.() : undefined;
  const asked = asker?.(cache, new URL(location, 'http://portal.invalid').searchParams, now) ?? [];
  // The screen that shows it tells of a failure.
  await Promise.allSettled(asked);
}
