import { apiBase } from '#api/api-origin.ts';
import { mostCounted, transitionCounts } from '#contract/transition-counts.ts';
import type { Input } from '#contract/endpoint.ts';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import { loadPart } from '#ui/platform/load-part.ts';
import type { EventLogRecorder } from './event-log.ts';
import type { createNetworkClock } from './network-clock.ts';
import type { hashOf } from './watched/chart-hash.ts';

type Sums = Input<typeof transitionCounts.add>['body'];
type Batch = { key: string; body: Sums };
type HashOf = typeof hashOf;
export type CountedSources = {
  eventLog: EventLogRecorder;
  networkClock: ReturnType<typeof createNetworkClock>;
};

const every = 5 * 60_000;
/** The network lacks the call, or collects nothing any more. */
const absent: ReadonlySet<number> = new Set([404, 405, 501]);
const isPassing = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500;

const { method, path } = transitionCounts.add;

// Past the client: neither its token nor its cookie goes along, and a page that ends still sends it.
async function post({ key, body }: Batch): Promise<number> {
  const answer = await fetch(apiBase() + path, {
    method,
    keepalive: true,
    credentials: 'omit',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': `"${key}"`,
    },
    body: JSON.stringify(body),
  }).catch(() => null);
  return answer?.status ?? 0;
}

/** How often each transition was taken, by the id of its chart. */
function createTally() {
  const tally = new Map<string, Map<string, number>>();
  return {
    add({ chart, took }: LogEntry) {
      if (took.length === 0) return;
      const counts = tally.get(chart) ?? new Map<string, number>();
      tally.set(chart, counts);
      for (const id of took) counts.set(id, Math.min((counts.get(id) ?? 0) + 1, mostCounted.times));
    },
    /** What was counted so far, which is forgotten then. */
    take() {
      const taken = [...tally].map(([chart, counts]) => ({
        chart,
        taken: [...counts].map(([transition, times]) => ({ transition, times })),
      }));
      tally.clear();
      return taken;
    },
  };
}

/**
 * Counts the transitions of the charts by the event log, and sends the sums every few minutes and when the page ends.
 * Nothing of a shadow login: an operator is no publisher.
 */
export function countTransitions({ eventLog, networkClock }: CountedSources) {
  const tally = createTally();
  const waiting = new Set<Batch>();
  let from = networkClock.now();
  let isOver = false;
  let hash: HashOf | null = null;

  eventLog.follow((entry) => {
    tally.add(entry);
    // Who acts is known once the user has loaded: the steps before that go too.
    if (isOver || eventLog.shadow()) tally.take();
  });

  function collect(hashChart: HashOf) {
    const to = networkClock.now();
    const charts = tally.take().flatMap(({ chart, taken }) => {
      const machine = eventLog.ran.get(chart);
      return machine ? [{ chart, hash: hashChart(machine), taken }] : [];
    });
    const body = { from: from.toISOString(), to: to.toISOString(), charts };
    if (charts.length > 0) waiting.add({ key: crypto.randomUUID(), body });
    from = to;
  }

  // What was lost on its way is sent again under its key, so that it counts once.
  async function deliver(batch: Batch) {
    const status = await post(batch);
    isOver ||= absent.has(status);
    if (isOver) waiting.clear();
    else if (!isPassing(status)) waiting.delete(batch);
  }

  function deliverAll() {
    for (const batch of waiting) void deliver(batch);
  }
  function send() {
    if (hash) collect(hash);
    deliverAll();
  }

  window.setInterval(() => (waiting.size === 0 ? send() : deliverAll()), every);
  window.addEventListener('pagehide', () => {
    send();
    // What charts do about the page being hidden, which browsers say last.
    document.addEventListener('visibilitychange', send, { once: true });
  });
  const learn = async () => {
    hash = (await loadPart(() => import('./watched/chart-hash.ts'))).hashOf;
  };
  void learn();
}
