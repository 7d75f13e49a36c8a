import type { EventLog, LogMessage } from '#machines/lib/log-entry.ts';
import { keepInTab, keptInTab } from '../tab-memory.ts';

const name = 'closed-logs';
/** Of those that are kept. */
const most = 5;

const without = (logs: readonly EventLog[], portal: string) => logs.filter((log) => log.portal !== portal);

/** As many of them, the latest first to stay, as the tab has room for. */
function keep(logs: readonly EventLog[]) {
  if (logs.length > 0 && !keepInTab(name, logs)) keep(logs.slice(1));
}

/** The logs of portals that were closed while this tab watched them, the latest last; a reload of the tab keeps them. */
export function createClosedLogs() {
  let logs: readonly EventLog[] = keptInTab<readonly EventLog[]>(name) ?? [];
  const listeners = new Set<() => void>();
  function set(next: readonly EventLog[]) {
    logs = next.slice(-most);
    keep(logs);
    for (const listener of listeners) listener();
  }
  return {
    /** Hears what portals say; `open` are the logs of those that were open until then. */
    handle(message: LogMessage, open: readonly EventLog[]) {
      if (message.type === 'log.closed') {
        const log = open.find(({ portal }) => portal === message.portal);
        if (log) set([...without(logs, log.portal), log]);
      }
      // What a portal does as it closes comes after its end is announced.
      if (message.type === 'log.entry' && !open.some(({ portal }) => portal === message.portal)) {
        const log = logs.find(({ portal }) => portal === message.portal);
        if (log) {
          const grown = { ...log, entries: [...log.entries, message.entry] };
          set(logs.map((one) => (one === log ? grown : one)));
        }
      }
      // One that comes back out of the browser's cache.
      if (message.type === 'log.snapshot' && logs.some(({ portal }) => portal === message.portal)) {
        set(without(logs, message.portal));
      }
    },
    all: () => logs,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
