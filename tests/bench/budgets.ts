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
 * or lighter.
 */
export const budgets = {
  login: { scripts: 108.4, files: 3, usable: { selector: 'form input[type=password]' } },
  register: { scripts: 229.1, files: 21, usable: form },
  registerCompleted: { scripts: 179.3, files: 11, usable: heading },
  forgotPassword: { scripts: 221.5, files: 17, usable: form },
  setNewPassword: { scripts: 222.2, files: 17, usable: heading },
  undoChange: { scripts: 181.5, files: 12, usable: heading },
  confirmEmail: { scripts: 181.4, files: 12, usable: heading },
  verify: { scripts: 180.9, files: 11, usable: heading },
  publicOfferWall: { scripts: 220.5, files: 35, usable: offers },
  dashboard: {
    scripts: 217.5,
    files: 27,
    usable: { selector: 'main figure svg path', absent: 'main [aria-busy=true]' },
  },
  analytics: { scripts: 225.0, files: 31, usable: { selector: 'main figure svg path' } },
  offerWall: { scripts: 233.7, files: 45, usable: offers },
  liveOffers: { scripts: 237.8, files: 46, usable: rows },
  liveOfferDetails: { scripts: 328.2, files: 66, usable: { selector: 'main nav a', count: 3 } },
  postbacks: { scripts: 227.3, files: 38, usable: rows },
  profile: { scripts: 260.6, files: 37, usable: form },
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
    page: 10.7,
    scripts: budgets.login.scripts + slackOfHashes,
    styles: 14.9,
    fonts: 20.9,
    files: 8,
    calls: 3,
    shift: 0.004,
  },
  dashboard: {
    path: '/dashboard',
    usable: 'main figure svg:has(path)',
    roundTrips: 2,
    // It names files by their hash, so that it weighs up to 100 bytes more or less with each build.
    page: 10.7,
    // Once the figures are there, the balance brings three small files, the forecast two and a call, the notices three,
    // what is announced of offers two, and inquiries that wait two and a call.
    scripts: budgets.dashboard.scripts + slackOfHashes + 10.8,
    styles: 14.9,
    fonts: 20.9,
    files: 43,
    calls: 20,
    shift: 0.004,
  },
};
