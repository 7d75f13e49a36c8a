import { eventLogChannel, type LogMessage } from '#machines/lib/log-entry.ts';
import { logViewerMachine } from '#machines/log-viewer/log-viewer.machine.ts';
import { useChart } from '#statecharts/use-chart.ts';
import { useCallback, useEffect, useState } from 'react';
import type { EventFrom } from 'xstate';
import { viewingOf } from './live.ts';

/** Watches the portals in other tabs of this browser as long as `isWatching`; the log stays when it ends (M3). `follow`: whether the chart that moves is shown. */
export function useLive(isWatching: boolean) {
  const { actor, snapshot } = useChart(() => logViewerMachine);
  const send = useCallback((event: EventFrom<typeof logViewerMachine>) => actor.send(event), [actor]);
  const [isOn, set] = useState(true);
  useEffect(() => {
    if (!isWatching) return undefined;
    const channel = new BroadcastChannel(eventLogChannel);
    const post = (message: LogMessage) => channel.postMessage(message);
    // Only pages of the same origin speak on this channel.
    channel.addEventListener('message', ({ data }: MessageEvent<LogMessage>) => {
      if (data.type === 'log.opened') post({ type: 'log.request' });
      // Other viewers speak on it, too.
      else if (data.type !== 'log.request' && data.type !== 'log.leave') send(data);
    });
    post({ type: 'log.request' });
    return () => {
      post({ type: 'log.leave' });
      channel.close();
    };
  }, [isWatching, send]);
  return { viewing: viewingOf(snapshot), send, follow: { isOn, set } };
}
export type Live = ReturnType<typeof useLive>;
