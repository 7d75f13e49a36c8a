import type { RouteName, routes as table } from '#routes';

/** Addresses of the screens whose path has variable parts. */
const samples: Partial<Record<RouteName, string>> = {
  verify: '/verify/7',
  liveOfferDetails: '/live-offers/1/live',
};

/** The address under which a screen is looked at: for its picture, and when it is measured. */
export const sampleAddress = (routes: typeof table, screen: RouteName): string =>
  samples[screen] ?? routes[screen].path;
