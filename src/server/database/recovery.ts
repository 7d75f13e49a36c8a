import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../observing/log.ts';

/** Whether the network can save anything at the moment. */
export type Health = { isWritable: boolean };

const firstPause = 250;
const longestPause = 10_000;
// What fails again sooner has not recovered: the pauses go on growing.
const steadyAfter = 60_000;

/** Runs `attempt` after a failure until it succeeds. Says what happens in one line per change. */
export function createRecovery(attempt: () => Promise<void>) {
  const health: Health = { isWritable: true };
  const stopped = new AbortController();
  let running = Promise.resolve();
  let pause = firstPause;
  let recoveredAt = 0;

  const succeeds = () =>
    attempt().then(
      () => true,
      () => false,
    );
  async function recover() {
    if (Date.now() - recoveredAt > steadyAfter) pause = firstPause;
    while (!stopped.signal.aborted && !(await succeeds())) {
      await wait(pause, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
      pause = Math.min(pause * 2, longestPause);
    }
    if (stopped.signal.aborted) return;
    recoveredAt = Date.now();
    health.isWritable = true;
    log.info('database: saving works again');
  }
  return {
    health: health as Readonly<Health>,
    fail: (error: unknown) => {
      if (!health.isWritable || stopped.signal.aborted) return;
      health.isWritable = false;
      const reason = error instanceof Error ? error.message : String(error);
      log.error(`database: nothing can be saved until the disk takes it again (${reason})`);
      running = recover();
    },
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}
