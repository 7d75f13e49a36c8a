import { loadScreenTexts } from '#i18n/i18n.ts';
import { matchRoute } from '#machines/lib/location.ts';
import { frames, isRouteName, routeRules, routes, type Frame, type RouteName } from '#routes';
import { lazyStyles } from '#ui/platform/lazy-styles.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

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

/** Loads a screen with its frame, texts and styles, once (E12). */
export async function loadScreen(name: RouteName): Promise<void> {
  if (loaded.has(name)) return;
  const { section, hasInitialStyles, load } = routes[name];
  const texts = section && loadScreenTexts(section);
  const styles = hasInitialStyles ? null : lazyStyles();
  const frame = loadFrame(name);
  const screen = load().catch(async (error: unknown) => {
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
  const { prefetch } = await routes[name].load();
  const requested = prefetch?.(cache, new URL(location, 'http://portal.invalid').searchParams, now) ?? [];
  // The screen itself reports a failure.
  await Promise.allSettled(requested);
}

export const loadedScreen = (name: string): Loaded | undefined => loaded.get(name as RouteName);

// Also where the screen itself failed to load.
export const loadedFrame = (name: string): { Frame: Frame | null } => ({
  Frame: loadedFrames.get(name as RouteName) ?? null,
});
