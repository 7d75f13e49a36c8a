import type { RouteName } from '#routes';

const walkedRoutes = [
  'login',
  'publicOfferWall',
  'dashboard',
  'offerWall',
] as const satisfies readonly RouteName[];
/** The screens that are walked: those between which session and navigation lead by themselves. */
export type WalkedRoute = (typeof walkedRoutes)[number];

/** Whether a route is one of those that are walked. */
export const isWalked = (name: string): name is WalkedRoute => walkedRoutes.some((walked) => walked === name);

type Page = {
  heading: string;
  /** Where its links and those of its frame lead. */
  links: readonly WalkedRoute[];
  /** Its script can be held back; one screen for publishers and one for visitors stand for all. */
  isHeld: boolean;
};

/** What a visitor finds on each screen that is walked. */
export const pages: Record<WalkedRoute, Page> = {
  login: { heading: 'Sign in', links: ['publicOfferWall'], isHeld: false },
  publicOfferWall: { heading: 'Public offers', links: ['publicOfferWall', 'login'], isHeld: true },
  dashboard: { heading: 'Dashboard', links: ['dashboard', 'offerWall'], isHeld: false },
  offerWall: { heading: 'Offer Wall', links: ['dashboard', 'offerWall'], isHeld: true },
};
