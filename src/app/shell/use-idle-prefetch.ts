import { navigationEntries } from '#routes';
import { fetchScript } from '#ui/platform/import-script.ts';
import { useEffect } from 'react';

declare global {
  /** The scripts of a screen by the name of its route, as `first-page/prefetch.ts` knows them from the build. */
  var scriptsOfScreen: ((name: string) => readonly string[]) | undefined;
  // Not in every browser.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** By then nobody waits for anything any more. */
const untilQuiet = 10_000;

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** Whoever counts his bytes, or has few of them a second, is spared what he may never look at. */
function maySpend(): boolean {
  const { connection, onLine } = navigator;
  return onLine && connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}

/** One after the other; the first that does not arrive is the last. */
async function fetchScripts(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  const [next, ...others] = addresses;
  await idle();
  if (next === undefined || signal.aborted || !maySpend()) return;
  await fetchScript(next, 'low');
  await fetchScripts(others, signal);
}

/**
 * Fetches the scripts of the screens that the navigation leads to while nothing else is to be done. They are not run: a screen
 * that nobody looks at costs no memory.
 */
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
