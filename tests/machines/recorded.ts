import { vi } from 'vitest';
import type { LogEntry, LogMessage } from '#machines/lib/log-entry.ts';
import type { ChartModel } from '#machines/models/chart-model.ts';
import { createEventLog } from '#portal/event-log.ts';
import { replay } from './replay.ts';
import { modelTours } from './walks.ts';

/** The portal's own event log, watched: what it posts. */
async function watchedLog() {
  const posted: LogMessage[] = [];
  const channel = new (class extends EventTarget {
    postMessage(message: LogMessage) {
      posted.push(message);
    }
  })();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('BroadcastChannel', function open() {
    return channel;
  });
  const { inspect } = createEventLog();
  channel.dispatchEvent(new MessageEvent('message', { data: { type: 'log.request' } }));
  await vi.waitUntil(() => posted.some(({ type }) => type === 'log.snapshot'), { timeout: 20_000 });
  vi.unstubAllGlobals();
  vi.stubGlobal('document', { title: 'Dashboard' });
  const take = (): LogEntry[] =>
    posted.splice(0).flatMap((message) => (message.type === 'log.entry' ? [message.entry] : []));
  return { inspect, take };
}

// No entry has the time of a simulated clock: each comes so late that every timer is over.
const day = 86_400_000;

/** What the event log says of a chart on each of its walks. */
export async function recordedWalks(model: ChartModel): Promise<LogEntry[][]> {
  const logs: LogEntry[][] = [];
  const { inspect, take } = await watchedLog();
  for (const { value, tour } of modelTours(model)) {
    take();
    await replay(model, value, { ...tour, inspect });
    const entries = take().filter(({ chart }) => chart === model.machine.id);
    logs.push(entries.map((entry) => ({ ...entry, at: entry.seq * day, wallClock: entry.seq * day })));
  }
  return logs;
}
