import type { RouteName } from '#routes';
import type { Condition } from './probe.ts';

type BenchedScreen = { path: string; isSignedIn: boolean; usable: Condition };

const form = 'form button[type=submit]';
const rows: Condition = { selector: 'main tbody tr', count: 4 };

/** Every screen as it is measured: a sample address, who looks at it, and when it is usable. */
export const benchedScreens = {
  login: { path: '/login', isSignedIn: false, usable: { selector: 'form input[type=password]' } },
  register: { path: '/register', isSignedIn: false, usable: { selector: form } },
  registerCompleted: {
    path: '/register-completed',
    isSignedIn: false,
    usable: { selector: 'main h1' },
  },
  forgotPassword: { path: '/forgot-password', isSignedIn: false, usable: { selector: form } },
  setNewPassword: { path: '/set-new-password', isSignedIn: false, usable: { selector: 'main h1' } },
  verify: { path: '/verify/7', isSignedIn: false, usable: { selector: 'main h1' } },
  publicOfferWall: { path: '/offers', isSignedIn: false, usable: { selector: 'main article', count: 5 } },
  dashboard: {
    path: '/dashboard',
    isSignedIn: true,
    usable: { selector: 'main figure svg path', absent: 'main [aria-busy=true]' },
  },
  analytics: { path: '/analytics', isSignedIn: true, usable: { selector: 'main figure svg path' } },
  offerWall: { path: '/offer-wall', isSignedIn: true, usable: { selector: 'main article', count: 5 } },
  liveOffers: { path: '/live-offers', isSignedIn: true, usable: rows },
  liveOfferDetails: {
    path: '/live-offers/1/live',
    isSignedIn: true,
    usable: { selector: 'main nav a', count: 3 },
  },
  postbacks: { path: '/postbacks', isSignedIn: true, usable: rows },
  profile: { path: '/profile', isSignedIn: true, usable: { selector: form } },
} satisfies Record<RouteName, BenchedScreen>;
