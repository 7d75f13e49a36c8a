import type { RouteRule } from '#machines/lib/location.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { icons } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

/** Starts the requests of a screen that knows by its address alone what it will show. */
type Prefetch = (cache: QueryClient, address: URLSearchParams, now: Date) => readonly Promise<unknown>[];
export type Frame = ComponentType<{ children: ReactNode }>;
type FrameName = 'shell' | 'publicShell';

export type Route = {
  /** `{name}` stands for what `params` says of it. */
  path: `/${string}`;
  /** What may stand in the place of each `{name}`, as a pattern; anything else is an unknown path (A4). */
  params?: Readonly<Record<string, string>>;
  access: RouteRule['access'];
  /** null: the system name stands alone (G2). */
  title: MessageDescriptor | null;
  /** Its folder in `src/screens/`, whose texts it needs; null: its texts come with the page. */
  section: string | null;
  /** Its place, label and icon in the navigation, the menu and the palette (A5, A6, A11). */
  nav: { order: number; label: MessageDescriptor; icon: keyof typeof icons } | null;
  /** What stays around it while screens change. */
  frame: FrameName | null;
  /** The page has its styles from the start. */
  hasInitialStyles?: true;
  /** Its component, fetched when it is first wanted (A4), and `prefetch` where it has requests to start first. */
  load: () => Promise<{ default: ComponentType; prefetch?: Prefetch }>;
};

/** The frames by their names, each in `src/app/shell/` in the file of its name. */
export const frames: Record<FrameName, () => Promise<{ default: Frame }>> = {
  shell: () => import('#app/shell/shell.tsx'),
  publicShell: () => import('#app/shell/public-shell.tsx'),
};

/**
 * Every screen of the portal, one row each: all else that knows of a screen reads its row (A1, A4, A5). Its component is in
 * `src/screens/` in the file of its name: `liveOffers` in `live-offers-screen.tsx`.
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
    load: () => import('#screens/auth/login-screen.tsx'),
  },
  register: {
    path: '/register',
    access: 'guest',
    title: null,
    section: 'auth',
    nav: null,
    frame: 'publicShell',
    load: () => import('#screens/auth/register-screen.tsx'),
  },
  registerCompleted: {
    path: '/register-completed',
    access: 'guest',
    title: null,
    section: 'auth',
    nav: null,
    frame: null,
    load: () => import('#screens/auth/register-completed-screen.tsx'),
  },
  forgotPassword: {
    path: '/forgot-password',
    access: 'guest',
    title: null,
    section: 'auth',
    nav: null,
    frame: null,
    load: () => import('#screens/auth/forgot-password-screen.tsx'),
  },
  setNewPassword: {
    path: '/set-new-password',
    access: 'guest',
    title: null,
    section: 'auth',
    nav: null,
    frame: null,
    load: () => import('#screens/auth/set-new-password-screen.tsx'),
  },
  verify: {
    path: '/verify/{id}',
    access: 'public',
    title: null,
    section: 'auth',
    nav: null,
    frame: null,
    load: () => import('#screens/auth/verify-screen.tsx'),
  },
  publicOfferWall: {
    path: '/offers',
    access: 'catalogue',
    title: null,
    section: 'offers',
    nav: null,
    frame: 'publicShell',
    load: () => import('#screens/offers/public-offer-wall-screen.tsx'),
  },
  dashboard: {
    path: '/dashboard',
    access: 'publisher',
    title: msg`Dashboard`,
    section: 'dashboard',
    nav: { order: 1, label: msg`Dashboard`, icon: 'LayoutDashboard' },
    frame: 'shell',
    hasInitialStyles: true,
    load: () => import('#screens/dashboard/dashboard-screen.tsx'),
  },
  analytics: {
    path: '/analytics',
    access: 'publisher',
    title: msg`Analytics`,
    section: 'analytics',
    nav: { order: 2, label: msg`Analytics`, icon: 'ChartLine' },
    frame: 'shell',
    load: () => import('#screens/analytics/analytics-screen.tsx'),
  },
  offerWall: {
    path: '/offer-wall',
    access: 'publisher',
    title: msg`Offer Wall`,
    section: 'offers',
    nav: { order: 3, label: msg`Offer Wall`, icon: 'LayoutGrid' },
    frame: 'shell',
    load: () => import('#screens/offers/offer-wall-screen.tsx'),
  },
  liveOffers: {
    path: '/live-offers',
    access: 'publisher',
    title: msg`Live Offers`,
    section: 'offers',
    nav: { order: 4, label: msg`Pending & Live Offers`, icon: 'Radio' },
    frame: 'shell',
    load: () => import('#screens/offers/live-offers-screen.tsx'),
  },
  liveOfferDetails: {
    path: '/live-offers/{id}/{type}',
    params: { id: '[0-9]+', type: 'pending|live' },
    access: 'publisher',
    title: null,
    section: 'offers',
    nav: null,
    frame: 'shell',
    load: () => import('#screens/offers/live-offer-details-screen.tsx'),
  },
  postbacks: {
    path: '/postbacks',
    access: 'publisher',
    title: msg`Postbacks`,
    section: 'postbacks',
    nav: { order: 5, label: msg`Postbacks`, icon: 'Webhook' },
    frame: 'shell',
    load: () => import('#screens/postbacks/postbacks-screen.tsx'),
  },
  profile: {
    path: '/profile',
    access: 'publisher',
    title: msg`Profile`,
    section: 'profile',
    nav: null,
    frame: 'shell',
    load: () => import('#screens/profile/profile-screen.tsx'),
  },
} satisfies Record<string, Route>;
