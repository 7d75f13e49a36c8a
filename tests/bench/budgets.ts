import type { RouteName } from '#routes';

const shell = 'src/app/shell/shell.tsx';
const publicShell = 'src/app/shell/public-shell.tsx';

type Budget = {
  /** The module of the screen, and of what stands around it. */
  screen: string;
  frame: typeof shell | typeof publicShell | null;
  /** KB (1000 bytes, brotli) of scripts without which it cannot be shown, and how many there may be. */
  scripts: number;
  files: number;
};

/**
 * What the scripts of every screen may weigh, with those of the first page. Whoever makes a screen heavier on purpose
 * writes the new figure here; whoever makes it lighter, too.
 */
export const budgets = {
  login: { screen: 'src/screens/auth/login-screen.tsx', frame: null, scripts: 101.3, files: 3 },
  register: { screen: 'src/screens/auth/register-screen.tsx', frame: publicShell, scripts: 206.9, files: 21 },
  registerCompleted: {
    screen: 'src/screens/auth/register-completed-screen.tsx',
    frame: null,
    scripts: 161.6,
    files: 9,
  },
  forgotPassword: {
    screen: 'src/screens/auth/forgot-password-screen.tsx',
    frame: null,
    scripts: 200.8,
    files: 17,
  },
  setNewPassword: {
    screen: 'src/screens/auth/set-new-password-screen.tsx',
    frame: null,
    scripts: 201.1,
    files: 20,
  },
  verify: { screen: 'src/screens/auth/verify-screen.tsx', frame: null, scripts: 166, files: 13 },
  publicOfferWall: {
    screen: 'src/screens/offers/public-offer-wall-screen.tsx',
    frame: publicShell,
    scripts: 195.7,
    files: 28,
  },
  dashboard: {
    screen: 'src/screens/dashboard/dashboard-screen.tsx',
    frame: shell,
    scripts: 195.6,
    files: 25,
  },
  analytics: {
    screen: 'src/screens/analytics/analytics-screen.tsx',
    frame: shell,
    scripts: 205.6,
    files: 29,
  },
  offerWall: { screen: 'src/screens/offers/offer-wall-screen.tsx', frame: shell, scripts: 204.9, files: 34 },
  liveOffers: {
    screen: 'src/screens/offers/live-offers-screen.tsx',
    frame: shell,
    scripts: 207,
    files: 33,
  },
  liveOfferDetails: {
    screen: 'src/screens/offers/live-offer-details-screen.tsx',
    frame: shell,
    scripts: 287.4,
    files: 48,
  },
  postbacks: {
    screen: 'src/screens/postbacks/postbacks-screen.tsx',
    frame: shell,
    scripts: 194.3,
    files: 28,
  },
  profile: { screen: 'src/screens/profile/profile-screen.tsx', frame: shell, scripts: 225.5, files: 31 },
} satisfies Record<RouteName, Budget>;

/**
 * The two screens that visits begin with, as a browser loads them: a new visitor's, and a deep link. KB are those of brotli;
 * `shift` is how far anything shown has moved by itself.
 */
export const loadBudgets = {
  login: {
    path: '/login',
    usable: 'form input[type=password]',
    roundTrips: 1,
    page: 9.4,
    scripts: budgets.login.scripts,
    styles: 12.8,
    fonts: 20.9,
    files: 8,
    calls: 3,
    shift: 0.004,
  },
  dashboard: {
    path: '/dashboard',
    usable: 'main figure svg:has(path)',
    roundTrips: 2,
    page: 9.4,
    scripts: budgets.dashboard.scripts,
    styles: 12.8,
    fonts: 20.9,
    files: 28,
    calls: 18,
    shift: 0.004,
  },
};
