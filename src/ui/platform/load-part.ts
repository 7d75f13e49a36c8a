/** Dispatched on the window when a script or stylesheet failed to load; the build's own name for it. */
export const loadFailedEvent = 'vite:preloadError';
/** Dispatched on the window when a failed part has loaded. */
export const arrivedEvent = 'portal:part-arrived';

const firstPause = 1000;
const longestPause = 60_000;

// A pause ends when the connection returns, also if that happens during the attempt before it.
function createPauses(signal: AbortSignal | undefined) {
  let hasReturned = false;
  let end: (() => void) | null = null;
  const onReturn = () => {
    hasReturned = true;
    end?.();
  };
  const page = window;
  page.addEventListener('online', onReturn);
  return {
    pause: async (failures: number): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const go = () => resolve();
      const length = hasReturned ? 0 : Math.min(firstPause * 2 ** (failures - 1), longestPause);
      const timer = setTimeout(go, length);
      end = go;
      signal?.addEventListener('abort', go);
      await promise;
      clearTimeout(timer);
      signal?.removeEventListener('abort', go);
      hasReturned = false;
      signal?.throwIfAborted();
    },
    done: () => page.removeEventListener('online', onReturn),
  };
}

const announceArrival = (failures: number) => failures > 0 && window.dispatchEvent(new Event(arrivedEvent));

type Options = {
  /** Called for each failed attempt. */
  onFailure?: () => void;
  /** Failed attempts so far. */
  failures?: number;
  /** Stops retrying; only then does it reject. */
  signal?: AbortSignal;
};

/**
 * Loads a part of the portal until it succeeds: retries when the connection returns, and after growing pauses (E12).
 */
export async function loadPart<Part>(load: () => Promise<Part>, options: Options = {}): Promise<Part> {
  const { pause, done } = createPauses(options.signal);
  try {
    for (let failures = options.failures ?? 0; ;) {
      try {
        // Attempts are sequential.
        // oxlint-disable-next-line no-await-in-loop
        const part = await load();
        announceArrival(failures);
        return part;
      } catch {
        failures += 1;
        options.onFailure?.();
      }
      // oxlint-disable-next-line no-await-in-loop
      await pause(failures);
    }
  } finally {
    done();
  }
}
