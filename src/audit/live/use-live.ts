import { eventLogChannel, watchedKey, type EventLog, type LogMessage } from '#machines/lib/log-entry.ts';
import { logViewerMachine } from '#machines/log-viewer/log-viewer.machine.ts';
import { useChart } from '#statecharts/use-chart.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { EventFrom } from 'xstate';
import { createClosedLogs } from './closed-logs.ts';
import { viewingOf, type Viewing } from './live.ts';
import { keptInTab, useKeptInTab } from '../tab-memory.ts';

/** A key of the tab's storage: the portal that it shows, which a reload returns to. */
const shownKey = 'shown-portal';

/** The same for a log that no open portal writes: of a file, or of a portal that was closed. */
const openedKey = 'opened-log';

/** A log of its own outlives a reload of the tab; where there is no room for it, the browser asks first. */
function useOpenedLog({ state, log }: Viewing, send: (event: EventFrom<typeof logViewerMachine>) => void) {
  const opened = state === 'reading' || state === 'ended' ? log : null;
  const [kept] = useState(() => keptInTab<EventLog>(openedKey));
  useEffect(() => {
    if (kept) send({ type: 'log.open', log: kept });
  }, [kept, send]);
  useKeptInTab(openedKey, opened);
}

/** Watches the portals in other tabs of this browser as long as `isWatching`; the log stays when it ends (M3). `follow`: whether the chart that moves is shown, which takes away what somebody reads: off until it is wanted. */
export function useLive(isWatching: boolean) {
  const { actor, snapshot } = useChart(() => logViewerMachine, {
    input: { awaited: sessionStorage.getItem(shownKey) },
  });
  const { chosen } = snapshot.context;
  const send = useCallback((event: EventFrom<typeof logViewerMachine>) => actor.send(event), [actor]);
  const [closedLogs] = useState(createClosedLogs);
  const closed = useSyncExternalStore(closedLogs.onChange, closedLogs.all);
  const viewing = viewingOf(snapshot, closed);
  useOpenedLog(viewing, send);
  const [isOn, set] = useState(false);
  useEffect(() => sessionStorage.setItem(shownKey, chosen), [chosen]);
  useEffect(() => {
    if (!isWatching) return undefined;
    const channel = new BroadcastChannel(eventLogChannel);
    const post = (message: LogMessage) => channel.postMessage(message);
    const arrive = () => {
      localStorage.setItem(watchedKey, '');
      post({ type: 'log.request' });
    };
    const leave = () => {
      localStorage.removeItem(watchedKey);
      post({ type: 'log.leave' });
    };
    // Only pages of the same origin speak on this channel.
    channel.addEventListener('message', ({ data }: MessageEvent<LogMessage>) => {
      // A portal that opens takes the note away, and so does another viewer that leaves.
      if (data.type === 'log.opened' || data.type === 'log.leave') arrive();
      // Other viewers speak on it, too.
      else if (data.type !== 'log.request') {
        closedLogs.handle(data, actor.getSnapshot().context.open);
        send(data);
      }
    });
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && arrive();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', onShow);
    arrive();
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onShow);
      leave();
      channel.close();
    };
  }, [isWatching, send, actor, closedLogs]);
  return { viewing, send, follow: { isOn, set } };
}
export type Live = ReturnType<typeof useLive>;
