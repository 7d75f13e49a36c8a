import type { RouteName, routes as table } from '#routes';

// For paths with variable parts.
const samples: Partial<Record<RouteName, string>> = {
  verify: '/verify/7',
  liveOfferDetails: '/live-offers/1/live',
};

/** The address of a screen for pictures and measurements. */
export const sampleAddress = (routes: typeof table, screen: RouteName): string =>
  samples[screen] ?? routes[screen].path;
