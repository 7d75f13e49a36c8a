import type { RouteName } from '#routes';
import type { Condition } from './probe.ts';

type Budget = {
  /** KB (1000 bytes, brotli) of the scripts that it needs, and their number. */
  scripts: number;
  files: number;
  usable: Condition;
};

const form = { selector: 'form button[type=submit]' };
const heading = { selector: 'main h1' };
const rows = { selector: 'main tbody tr', count: 4 };
const offers = { selector: 'main article', count: 5 };

/**
 * The scripts of every screen, with those of the first page. Change a figure when a screen gets heavier on purpose,
 * or lighter. Rows of tables of 20 elements instead of 54 cost screens with tables 0.4 to 1.0 KB, and styles 0.7: another page of
 * a list takes 8 layouts and 17 style passes instead of 14 and 40. How they are printed and look in forced colours are 0.3 of styles;
 * links of the network in the menu and what the question before leaving says are 0.3 of every screen behind the login. A name
 * behind `:has` (`styles.test.ts`) is 0.02 of styles.
 * Where a reload and Back come back to, Alt on links and Back on a phone are 0.7 of every screen, as each is needed as soon
 * as there is one; what tooltips and links that are pressed have learned since is 0.2 of all but the login. Lists of
 * choices that Back closes, fields that keep what was typed while they are away, whole addresses and the like are 0.2 to 0.5;
 * keys that do not break, pairs of days and amounts, equal buttons and the lower edge of a pivot 0.16 of styles.
 * What filters and selects say without their options, a save that takes long and keys that are pressed before the page has come
 * are 0.3 to 1.2; where texts break is 0.03 of styles.
 * A file of the profile more is 4.3 KB less: recipes are a fifth of what they were, so groups of them that stood apart by
 * their size would be merged, two of them into a circle.
 */
export const budgets = {
  login: { scripts: 108.6, files: 3, usable: { selector: 'form input[type=password]' } },
  register: { scripts: 222.2, files: 16, usable: form },
  registerCompleted: { scripts: 178.8, files: 8, usable: heading },
  forgotPassword: { scripts: 220.1, files: 14, usable: form },
  setNewPassword: { scripts: 220.6, files: 14, usable: heading },
  undoChange: { scripts: 178.8, files: 8, usable: heading },
  confirmEmail: { scripts: 178.8, files: 8, usable: heading },
  verify: { scripts: 179.8, files: 8, usable: heading },
  publicOfferWall: { scripts: 219.4, files: 15, usable: offers },
  dashboard: {
    // With the notices, 4 KB: asked for once the screen ran, they were a round trip more until it was usable.
    scripts: 208.9,
    files: 10,
    usable: { selector: 'main figure svg path', absent: 'main [aria-busy=true]' },
  },
  analytics: { scripts: 220.7, files: 12, usable: { selector: 'main figure svg path' } },
  offerWall: { scripts: 221.0, files: 13, usable: offers },
  liveOffers: { scripts: 226.7, files: 14, usable: rows },
  // Its tabs load in the shape of what comes: 0.8 KB in two files, as its first screen and its parts share them.
  liveOfferDetails: { scripts: 317.2, files: 30, usable: { selector: 'main nav a', count: 3 } },
  postbacks: { scripts: 222.5, files: 13, usable: rows },
  profile: { scripts: 254.6, files: 24, usable: form },
} satisfies Record<RouteName, Budget>;

/**
 * KB. Scripts name each other by the hash of what they hold, and hashes do not compress: any change, of a word in
 * German as well, moves a sum by some bytes either way.
 */
export const slackOfHashes = 0.2;

/**
 * The two screens that visits begin with, in a browser: a new visitor's, and a deep link. KB of brotli; `shift` is
 * the layout shift.
 */
export const loadBudgets = {
  login: {
    path: '/login',
    usable: 'form input[type=password]',
    roundTrips: 1,
    // It names files by their hash, so that it weighs up to 100 bytes more or less with each build.
    page: 10.5,
    scripts: budgets.login.scripts + slackOfHashes,
    styles: 15.9,
    fonts: 20.6,
    files: 6,
    calls: 3,
    shift: 0.004,
  },
  dashboard: {
    path: '/dashboard',
    usable: 'main figure svg:has(path)',
    roundTrips: 2,
    // It names files by their hash, so that it weighs up to 100 bytes more or less with each build.
    page: 10.5,
    // Beside the figures come the balance and the forecast, after them what is announced of offers and inquiries that
    // wait: small files of their own.
    scripts: budgets.dashboard.scripts + slackOfHashes + 5.6,
    styles: 15.9,
    fonts: 20.6,
    files: 20,
    calls: 20,
    shift: 0.004,
  },
};
