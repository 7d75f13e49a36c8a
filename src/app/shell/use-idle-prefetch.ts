import { navigationEntries } from '#routes';
import { whenIdle } from '#ui/platform/idle.ts';
import { fetchScript } from '#ui/platform/import-script.ts';
import { useEffect } from 'react';

declare global {
  /** The scripts of a screen by its route's name, set by `first-page/prefetch.ts`. */
  var scriptsOfScreen: ((name: string) => readonly string[]) | undefined;
  // Not in every browser.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

const untilQuiet = 10_000;

// Spares metered and slow connections.
function maySpend(): boolean {
  const { connection, onLine } = navigator;
  return onLine && connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}

// One after the other, until one fails.
async function fetchScripts(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  const [next, ...others] = addresses;
  await whenIdle();
  if (next === undefined || signal.aborted || !maySpend()) return;
  await fetchScript(next, 'low');
  await fetchScripts(others, signal);
}

// Fetches the scripts of the navigation's screens while the browser is idle, without running them: that would cost memory.
export function useIdlePrefetch(): void {
  useEffect(() => {
    const controller = new AbortController();
    const scripts = () => navigationEntries.flatMap(({ name }) => globalThis.scriptsOfScreen?.(name) ?? []);
    const timer = setTimeout(
      () => void fetchScripts(scripts(), controller.signal).catch(() => undefined),
      untilQuiet,
    );
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);
}
