import { createElement, use, useSyncExternalStore, type ComponentType, type FunctionComponent } from 'react';
import { lazyStyles } from './lazy-styles.ts';
import { lazyTexts } from './lazy-texts.ts';
import { arrivedEvent, loadFailedEvent, loadPart } from './load-part.ts';

const longestWait = 120_000;

const Nothing = () => null;

// A part that takes longer than two minutes has failed.
async function inTime<Loaded>(arriving: Promise<Loaded>): Promise<Loaded> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    window.dispatchEvent(new Event(loadFailedEvent));
    late.reject(new Error('A part of the portal has not arrived in two minutes'));
  }, longestWait);
  try {
    return await Promise.race([arriving, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function withStylesAndTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), lazyStyles(), lazyTexts()]);
  return part;
}

type Options = {
  /** Everything it shows is styled by the first stylesheet already, and its texts are those of its section. */
  hasInitialStyles?: boolean;
};

// The component to render: the part, or its fallback after a failed attempt; null before the first attempt has ended.
function createShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props>,
  { hasInitialStyles = false }: Options,
) {
  const fetchPart = () => (hasInitialStyles ? load() : withStylesAndTexts(load));
  const attempt = () => inTime(fetchPart());
  async function secondAttempt(): Promise<ComponentType<Props>> {
    const part = await fetchPart();
    window.dispatchEvent(new Event(arrivedEvent));
    return part;
  }
  // A connection that breaks once is no failure to speak of.
  const firstAttempt = () => inTime(fetchPart().catch(secondAttempt));
  const views = new Set<() => void>();
  let shown: ComponentType<Props> | null = null;
  let first: Promise<ComponentType<Props>> | null = null;
  let attempts: AbortController | null = null;

  const show = (Part: ComponentType<Props>) => {
    shown = Part;
    for (const notify of views) notify();
    return Part;
  };
  // Retries while it is mounted.
  function keepTrying() {
    attempts = new AbortController();
    loadPart(attempt, { failures: 1, signal: attempts.signal }).then(show, () => undefined);
  }
  return {
    current: () => shown,
    first: () =>
      (first ??= firstAttempt()
        .catch(() => Failed)
        .then(show)),
    load: () => fetchPart().then(show),
    subscribe: (notify: () => void) => {
      views.add(notify);
      if (shown === Failed && views.size === 1) keepTrying();
      return () => {
        views.delete(notify);
        if (views.size === 0) attempts?.abort();
      };
    },
  };
}

export type LazyComponent<Props extends object> = FunctionComponent<Props> & {
  /**
   * Loads it before it is rendered, so that it is there at once: React shows what replaces a fallback 300 ms after the
   * fallback at the earliest. Rejects when it does not arrive; it is loaded again when it is rendered.
   */
  load: () => Promise<unknown>;
};

/**
 * A component whose code loads when it is first rendered. If that fails, `Failed` (or nothing) is shown in its place
 * until a retry succeeds (E12). Example: `const Editor = lazyComponent(async () => (await
 * import('./editor.tsx')).Editor)`.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props> = Nothing,
  options: Options = {},
): LazyComponent<Props> {
  const { current, first, subscribe, ...part } = createShown(load, Failed, options);
  function Lazy(props: Props) {
    const shown = useSyncExternalStore(subscribe, current, current);
    return createElement(shown ?? use(first()), props);
  }
  return Object.assign(Lazy, { load: part.load });
}
