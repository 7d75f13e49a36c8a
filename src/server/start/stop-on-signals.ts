import { endWith, type Expected } from '../failure-words.ts';
import type { Running } from './run-server.ts';

// Ten seconds are for requests under way: what is not closed then never will be.
const closeLimit = 15_000;
// A terminal and npm each pass on the same Ctrl+C.
const sameSignal = 500;

/** Stops in order at the first signal, at once at a second one; returns what the first does. */
export function stopOnSignals(
  { close }: Pick<Running, 'close'>,
  { drainDelay, expected }: { drainDelay: number; expected: Expected },
) {
  let stoppedAt: number | null = null;
  const stop = () => {
    const now = performance.now();
    if (stoppedAt !== null) {
      if (now - stoppedAt > sameSignal) process.exit(1);
      return;
    }
    stoppedAt = now;
    setTimeout(() => process.exit(1), closeLimit + drainDelay).unref();
    close().then(() => process.exit(0), endWith(expected));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return stop;
}
