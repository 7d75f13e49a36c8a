import { loadScreenTexts } from '#i18n/i18n.ts';
import { matchRoute } from '#machines/lib/location.ts';
import { isRouteName, routeRules, routes, type FrameName, type RouteName } from '#routes';
import { lazyStyles } from '#ui/platform/lazy-styles.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

/** Starts the requests of a screen that knows by its address alone what it will show. */
type Prefetch = (cache: QueryClient, address: URLSearchParams, now: Date) => readonly Promise<unknown>[];
type ScreenModule = { default: ComponentType; prefetch?: Prefetch };
type Frame = ComponentType<{ children: ReactNode }>;

const screens = Object.entries(import.meta.glob<ScreenModule>('#screens/*/*-screen.tsx'));
const frames: Record<FrameName, () => Promise<{ default: Frame }>> = {
  shell: () => import('./shell/shell.tsx'),
  publicShell: () => import('./shell/public-shell.tsx'),
};

type Loaded = { Screen: ComponentType; Frame: Frame | null };
const loaded = new Map<RouteName, Loaded>();
const loadedFrames = new Map<RouteName, Frame>();

async function loadFrame(name: RouteName): Promise<Frame | null> {
  const { frame } = routes[name];
  if (frame === null) return null;
  const { default: Frame } = await frames[frame]();
  loadedFrames.set(name, Frame);
  return Frame;
}

async function loadModule(name: RouteName): Promise<ScreenModule> {
  const file = `/${name.replaceAll(/[A-Z]/g, '-$&').toLowerCase()}-screen.tsx`;
  const [, load] = screens.find(([path]) => path.endsWith(file)) ?? [];
  if (!load) throw new Error(`There is no ${file}`);
  return load();
}

/** Loads a screen with its frame, texts and styles, once (E12). */
export async function loadScreen(name: RouteName): Promise<void> {
  if (loaded.has(name)) return;
  const { section, hasInitialStyles } = routes[name];
  const texts = section && loadScreenTexts(section);
  const styles = hasInitialStyles ? null : lazyStyles();
  const frame = loadFrame(name);
  const screen = loadModule(name).catch(async (error: unknown) => {
    // A screen that fails to load says so inside its frame.
    await Promise.allSettled([frame]);
    throw error;
  });
  const [{ default: Screen }, Frame] = await Promise.all([screen, frame, texts, styles]);
  loaded.set(name, { Screen, Frame });
}

/** Starts the first requests of the screen at a location, unless their answers are cached and fresh. */
export async function prefetchData(location: string, cache: QueryClient, now: Date): Promise<void> {
  const name = matchRoute(routeRules, location)?.name ?? '';
  if (!isRouteName(name)) return;
  const { prefetch } = await loadModule(name);
  const requested = prefetch?.(cache, new URL(location, 'http://portal.invalid').searchParams, now) ?? [];
  // The screen itself reports a failure.
  await Promise.allSettled(requested);
}

export const loadedScreen = (name: string): Loaded | undefined => loaded.get(name as RouteName);

// Also where the screen itself failed to load.
export const loadedFrame = (name: string): { Frame: Frame | null } => ({
  Frame: loadedFrames.get(name as RouteName) ?? null,
});
