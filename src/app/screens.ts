import { loadScreenTexts, type Section } from '#i18n/i18n.ts';
import { routes, type RouteName } from '#routes';
import { laterStyles } from '#ui/later-styles.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

type Screen = ComponentType;
type Frame = ComponentType<{ children: ReactNode }>;

/** The code of every screen, each fetched when it is first wanted (A4). */
const screens: Record<RouteName, () => Promise<Screen>> = {
  login: async () => (await import('#screens/auth/login-screen.tsx')).LoginScreen,
  register: async () => (await import('#screens/auth/register-screen.tsx')).RegisterScreen,
  registerCompleted: async () =>
    (await import('#screens/auth/register-completed-screen.tsx')).RegisterCompletedScreen,
  forgotPassword: async () => (await import('#screens/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
  setNewPassword: async () =>
    (await import('#screens/auth/set-new-password-screen.tsx')).SetNewPasswordScreen,
  verify: async () => (await import('#screens/auth/verify-screen.tsx')).VerifyScreen,
  publicOfferWall: async () =>
    (await import('#screens/offers/public-offer-wall-screen.tsx')).PublicOfferWallScreen,
  dashboard: async () => (await import('#screens/dashboard/dashboard-screen.tsx')).DashboardScreen,
  analytics: async () => (await import('#screens/analytics/analytics-screen.tsx')).AnalyticsScreen,
  offerWall: async () => (await import('#screens/offers/offer-wall-screen.tsx')).OfferWallScreen,
  liveOffers: async () => (await import('#screens/offers/live-offers-screen.tsx')).LiveOffersScreen,
  liveOfferDetails: async () =>
    (await import('#screens/offers/live-offer-details-screen.tsx')).LiveOfferDetailsScreen,
  postbacks: async () => (await import('#screens/postbacks/postbacks-screen.tsx')).PostbacksScreen,
  profile: async () => (await import('#screens/profile/profile-screen.tsx')).ProfileScreen,
};

/** Whose texts a screen needs: those of its folder. The first screen has its own. */
const sections: Record<RouteName, Section | null> = {
  login: null,
  register: 'auth',
  registerCompleted: 'auth',
  forgotPassword: 'auth',
  setNewPassword: 'auth',
  verify: 'auth',
  publicOfferWall: 'offers',
  dashboard: 'dashboard',
  analytics: 'analytics',
  offerWall: 'offers',
  liveOffers: 'offers',
  liveOfferDetails: 'offers',
  postbacks: 'postbacks',
  profile: 'profile',
};

const publicShell = async () => (await import('./shell/public-shell.tsx')).PublicShell;

/** What stays around the screens of one kind of access while they change. */
const frames: Record<(typeof routes)[RouteName]['access'], (() => Promise<Frame>) | null> = {
  public: null,
  guest: null,
  catalogue: publicShell,
  publisher: async () => (await import('./shell/shell.tsx')).Shell,
};

/** Screens with a frame other than that of their kind. */
const otherFrames: { [Name in RouteName]?: () => Promise<Frame> } = { register: publicShell };

/** Screens whose styles the page has from the start; the build reads it too (see `src/server/prerender/first-page.ts`). */
export const firstLooks: ReadonlySet<RouteName> = new Set(['login', 'dashboard']);

type Loaded = { Screen: Screen; Frame: Frame | null };
const loaded = new Map<RouteName, Loaded>();
const loadedFrames = new Map<RouteName, Frame>();

async function loadFrame(name: RouteName): Promise<Frame | null> {
  const Frame = await (otherFrames[name] ?? frames[routes[name].access])?.();
  if (Frame) loadedFrames.set(name, Frame);
  return Frame ?? null;
}

/** Fetches a screen and what stands around it; what is there already is there at once (E12). */
export async function loadScreen(name: RouteName): Promise<void> {
  if (loaded.has(name)) return;
  const section = sections[name];
  const texts = section && loadScreenTexts(section);
  const styles = firstLooks.has(name) ? null : laterStyles();
  const frame = loadFrame(name);
  const screen = screens[name]().catch(async (error: unknown) => {
    // A screen that is lost says so inside its frame.
    await Promise.allSettled([frame]);
    throw error;
  });
  const [Screen, Frame] = await Promise.all([screen, frame, texts, styles]);
  loaded.set(name, { Screen, Frame });
}

/** Asks for what the screen at a location shows first, so that it is there or on its way when the screen is. */
export async function askAhead(location: string, cache: QueryClient, now: Date): Promise<void> {
  const asking = await import('./ask-ahead.ts');
  await asking.askAhead(location, cache, now);
}

/** A screen that the navigation chart has let through, and so has loaded. */
export const loadedScreen = (name: string): Loaded | undefined => loaded.get(name as RouteName);

/** What stands around a screen, also where the screen itself is lost; null where nothing does. */
export const loadedFrame = (name: string): { Frame: Frame | null } => ({
  Frame: loadedFrames.get(name as RouteName) ?? null,
});
