import type { RouteRule } from '#machines/lib/location.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { icons } from 'lucide-react';

export type FrameName = 'shell' | 'publicShell';

export type Route = {
  /** `{name}` stands for a parameter. */
  path: `/${string}`;
  /** Patterns of parameters; anything else is an unknown path (A4). */
  params?: Readonly<Record<string, string>>;
  access: RouteRule['access'];
  /** null: the system name stands alone (G2). */
  title: MessageDescriptor | null;
  /** Its folder in `src/screens/`, whose texts it needs; null: its texts come with the page. */
  section: string | null;
  /** Its entry in the navigation, the menu and the palette (A5, A6, A11). */
  nav: { order: number; label: MessageDescriptor; icon: keyof typeof icons } | null;
  /** The frame, which stays while screens change. */
  frame: FrameName | null;
  /** Its styles are in the initial stylesheet. */
  hasInitialStyles?: true;
};

/**
 * Every screen of the portal, one row each: everything else about a screen derives from its row (A1, A4, A5). The name
 * finds the component, and `prefetch` where it exports one: `liveOffers` is in
 * `src/screens/offers/live-offers-screen.tsx`.
 */
export const table = {
  login: {
    path: '/login',
    access: 'guest',
    title: null,
    section: null,
    nav: null,
    frame: null,
    hasInitialStyles: true,
  },
  register: {
    path: '/register',
    access: 'guest',
    title: null,
    section: 'auth',
    nav: null,
    frame: 'publicShell',
  },
  registerCompleted: {
    path: '/register-completed',
    access: 'guest',
    title: null,
    section: 'auth',
    nav: null,
    frame: null,
  },
  forgotPassword: {
    path: '/forgot-password',
    access: 'guest',
    title: null,
    section: 'auth',
    nav: null,
    frame: null,
  },
  setNewPassword: {
    path: '/set-new-password',
    access: 'guest',
    title: null,
    section: 'auth',
    nav: null,
    frame: null,
  },
  verify: {
    path: '/verify/{id}',
    access: 'public',
    title: null,
    section: 'auth',
    nav: null,
    frame: null,
  },
  undoChange: {
    path: '/undo-change',
    access: 'public',
    title: null,
    section: 'auth',
    nav: null,
    frame: null,
  },
  confirmEmail: {
    path: '/confirm-email',
    access: 'public',
    title: null,
    section: 'auth',
    nav: null,
    frame: null,
  },
  publicOfferWall: {
    path: '/offers',
    access: 'catalogue',
    title: null,
    section: 'offers',
    nav: null,
    frame: 'publicShell',
  },
  dashboard: {
    path: '/dashboard',
    access: 'publisher',
    title: msg`Dashboard`,
    section: 'dashboard',
    nav: { order: 1, label: msg`Dashboard`, icon: 'LayoutDashboard' },
    frame: 'shell',
    hasInitialStyles: true,
  },
  analytics: {
    path: '/analytics',
    access: 'publisher',
    title: msg`Analytics`,
    section: 'analytics',
    nav: { order: 2, label: msg`Analytics`, icon: 'ChartLine' },
    frame: 'shell',
  },
  offerWall: {
    path: '/offer-wall',
    access: 'publisher',
    title: msg`Offer Wall`,
    section: 'offers',
    nav: { order: 3, label: msg`Offer Wall`, icon: 'LayoutGrid' },
    frame: 'shell',
  },
  liveOffers: {
    path: '/live-offers',
    access: 'publisher',
    title: msg`Live Offers`,
    section: 'offers',
    nav: { order: 4, label: msg`Pending & Live Offers`, icon: 'Radio' },
    frame: 'shell',
  },
  liveOfferDetails: {
    path: '/live-offers/{id}/{type}',
    params: { id: '[0-9]+', type: 'pending|live' },
    access: 'publisher',
    title: null,
    section: 'offers',
    nav: null,
    frame: 'shell',
  },
  postbacks: {
    path: '/postbacks',
    access: 'publisher',
    title: msg`Postbacks`,
    section: 'postbacks',
    nav: { order: 5, label: msg`Postbacks`, icon: 'Webhook' },
    frame: 'shell',
  },
  profile: {
    path: '/profile',
    access: 'publisher',
    title: msg`Profile`,
    section: 'profile',
    nav: null,
    frame: 'shell',
  },
} satisfies Record<string, Route>;
