import type { RouteName } from '#routes';

export type Families = Readonly<Record<string, readonly RouteName[]>>;

const offers = ['publicOfferWall', 'offerWall', 'liveOffers', 'liveOfferDetails'] as const;
const lists = [...offers, 'postbacks'] as const;

export const signedIn: readonly RouteName[] = [
  'dashboard',
  'analytics',
  'offerWall',
  'liveOffers',
  'liveOfferDetails',
  'postbacks',
  'profile',
];

/**
 * Files that screens share, and the screens that load them. A module is in the first whose screens include all that
 * need it, so a family stands before larger ones.
 */
export const families: Families = {
  wall: ['publicOfferWall', 'offerWall'],
  charts: ['dashboard', 'analytics', 'liveOfferDetails'],
  bulk: ['liveOffers', 'liveOfferDetails', 'postbacks'],
  list: lists,
  mailed: ['registerCompleted', 'forgotPassword', 'setNewPassword', 'verify', 'undoChange', 'confirmEmail'],
  filters: [...lists, 'analytics'],
  tables: [...lists, 'analytics', 'dashboard'],
};

/** What frame and dashboard load later as well stands apart: a dialog would bring a whole family along. */
export const lentFamilies: Families = {
  offer: [...offers, 'dashboard'],
};

/** Screens of a user that share what the dashboard can be shown without: it is the first that most come to. */
export const others: readonly RouteName[] = [
  ...signedIn.filter((name) => name !== 'dashboard'),
  'publicOfferWall',
];

/** Split by the bundler: the login's checks need a part of what these share, and each popup another. */
export const forms: readonly RouteName[] = [
  'register',
  'forgotPassword',
  'setNewPassword',
  'liveOfferDetails',
  'profile',
];
