import { routes, type RouteName } from '#routes';
import type { ComponentType, ReactNode } from 'react';

type Screen = ComponentType;
type Frame = ComponentType<{ children: ReactNode }>;

/** The code of every screen, each fetched when it is first wanted (A4). */
const screens: Record<RouteName, () => Promise<Screen>> = {
  login: async () => (await import('#screens/auth/login-screen.tsx')).LoginScreen,
  publicOfferWall: async () =>
    (await import('#screens/offers/public-offer-wall-screen.tsx')).PublicOfferWallScreen,
  dashboard: async () => (await import('#screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
  offerWall: async () => (await import('#screens/offers/offer-wall-screen.tsx')).OfferWallScreen,
};

/** What stays around the screens of one kind of access while they change. */
const frames: Record<(typeof routes)[RouteName]['access'], (() => Promise<Frame>) | null> = {
  public: null,
  guest: null,
  catalogue: async () => (await import('./shell/public-shell.tsx')).PublicShell,
  publisher: async () => (await import('./shell/shell.tsx')).Shell,
};

type Loaded = { Screen: Screen; Frame: Frame | null };
const loaded = new Map<RouteName, Loaded>();

/** Fetches a screen and what stands around it; what is there already is there at once (E12). */
export async function loadScreen(name: RouteName): Promise<void> {
  if (loaded.has(name)) return;
  const frame = frames[routes[name].access];
  const [Screen, Frame] = await Promise.all([screens[name](), frame?.() ?? null]);
  loaded.set(name, { Screen, Frame });
}

/** A screen that the navigation chart has let through, and so has loaded. */
export const loadedScreen = (name: string): Loaded | undefined => loaded.get(name as RouteName);
