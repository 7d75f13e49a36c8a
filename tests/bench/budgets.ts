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
  login: { scripts: 102.95, files: 3, usable: { selector: 'form input[type=password]' } },
  register: { scripts: 212.6, files: 21, usable: form },
  registerCompleted: { scripts: 165.1, files: 10, usable: heading },
  forgotPassword: { scripts: 208.3, files: 20, usable: form },
  setNewPassword: { scripts: 208.6, files: 20, usable: heading },
  undoChange: { scripts: 175.4, files: 18, usable: heading },
  confirmEmail: { scripts: 175.4, files: 18, usable: heading },
  verify: { scripts: 169.9, files: 16, usable: heading },
  publicOfferWall: { scripts: 199.2, files: 29, usable: offers },
  dashboard: {
    scripts: 199,
    files: 25,
    usable: { selector: 'main figure svg path', absent: 'main [aria-busy=true]' },
  },
  analytics: { scripts: 207.4, files: 29, usable: { selector: 'main figure svg path' } },
  offerWall: { scripts: 208.7, files: 36, usable: offers },
  liveOffers: { scripts: 211.6, files: 37, usable: rows },
  liveOfferDetails: { scripts: 296.2, files: 51, usable: { selector: 'main nav a', count: 3 } },
  postbacks: { scripts: 201.5, files: 31, usable: rows },
  profile: { scripts: 241.1, files: 38, usable: form },
} satisfies Record<RouteName, Budget>;

/**
 * The two screens that visits begin with, in a browser: a new visitor's, and a deep link. KB of brotli; `shift` is
 * the layout shift.
 */
export const loadBudgets = {
  login: {
    path: '/login',
    usable: 'form input[type=password]',
    roundTrips: 1,
    page: 9.9,
    scripts: budgets.login.scripts,
    styles: 13,
    fonts: 20.9,
    files: 8,
    calls: 3,
    shift: 0.004,
  },
  dashboard: {
    path: '/dashboard',
    usable: 'main figure svg:has(path)',
    roundTrips: 2,
    page: 9.9,
    scripts: budgets.dashboard.scripts,
    styles: 13,
    fonts: 20.9,
    files: 29,
    calls: 18,
    shift: 0.004,
  },
};
