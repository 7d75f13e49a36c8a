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

/** Fetches a screen and what stands around it; what is there already is there at once (E12). */
export async function loadScreen(name: RouteName): Promise<void> {
  if (loaded.has(name)) return;
  const { section, hasInitialStyles, load } = routes[name];
  const texts = section && loadScreenTexts(section);
  const styles = hasInitialStyles ? null : lazyStyles();
  const frame = loadFrame(name);
  const screen = load().catch(async (error: unknown) => {
    // A screen that is lost says so inside its frame.
    await Promise.allSettled([frame]);
    throw error;
  });
  const [{ default: Screen }, Frame] = await Promise.all([screen, frame, texts, styles]);
  loaded.set(name, { Screen, Frame });
}

/** Requests what the screen at a location shows first; what is there and still good is not requested again. */
export async function prefetchData(location: string, cache: QueryClient, now: Date): Promise<void> {
  const name = matchRoute(routeRules, location)?.name ?? '';
  if (!isRouteName(name)) return;
  const { prefetch } = await routes[name].load();
  const requested = prefetch?.(cache, new URL(location, 'http://portal.invalid').searchParams, now) ?? [];
  // The screen that shows it tells of a failure.
  await Promise.allSettled(requested);
}

/** A screen that the navigation chart has let through, and so has loaded. */
export const loadedScreen = (name: string): Loaded | undefined => loaded.get(name as RouteName);

/** What stands around a screen, also where the screen itself is lost; null where nothing does. */
export const loadedFrame = (name: string): { Frame: Frame | null } => ({
  Frame: loadedFrames.get(name as RouteName) ?? null,
});
