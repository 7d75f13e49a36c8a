import type { RouteName } from '#routes';

type Page = {
  heading: string;
  /** Where its links and those of its frame lead. */
  links: readonly RouteName[];
  /** Its script can be held back; one screen for publishers and one for visitors stand for all. */
  isHeld: boolean;
};

/** What a visitor finds on each screen of the portal. */
export const pages = {
  login: { heading: 'Sign in', links: ['publicOfferWall'], isHeld: false },
  publicOfferWall: { heading: 'Public offers', links: ['publicOfferWall', 'login'], isHeld: true },
  dashboard: { heading: 'Dashboard', links: ['dashboard', 'offerWall'], isHeld: false },
  offerWall: { heading: 'Offer Wall', links: ['dashboard', 'offerWall'], isHeld: true },
} as const satisfies Record<RouteName, Page>;
