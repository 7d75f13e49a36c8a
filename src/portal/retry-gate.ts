import type { QueryOutcome, RetryGate } from '#api/retries.ts';
import type { ChartRefs } from '#machines/wiring.ts';

type Chart = Pick<ChartRefs['connection'], 'send' | 'getSnapshot'>;
type Answered = (isGranted: boolean) => void;

/** Asks the connection chart about every retry, and tells it how calls end; until its code is there retries are made. */
export function createRetryGate() {
  const waiting = new Set<Answered>();
  let chart: Chart | null = null;
  let latest: QueryOutcome = 'answered';

  function tell(outcome: QueryOutcome) {
    const event = { type: `query.${outcome}` } as const;
    // Most outcomes change nothing and would only fill the event log.
    if (chart?.getSnapshot().can(event)) chart.send(event);
  }
  const gate: RetryGate = {
    ask: () => {
      if (!chart) return Promise.resolve(true);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.add(resolve);
      chart.send({ type: 'retry.request' });
      return promise;
    },
    ended: (outcome) => {
      latest = outcome;
      tell(outcome);
    },
  };
  return {
    gate,
    /** To the retries that wait. */
    answer: (isGranted: boolean) => {
      for (const resolve of waiting) resolve(isGranted);
      waiting.clear();
    },
    /** The chart may have missed that calls fail. */
    follow: (arrived: Chart) => {
      chart = arrived;
      tell(latest);
    },
  };
}
