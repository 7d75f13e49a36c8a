import { eventLogChannel, type LogMessage } from '#machines/lib/log-entry.ts';
import { useEffect, useReducer } from 'react';
import { viewed } from './live.ts';

/** Watches a portal in another tab of this browser as long as `isWatching`; the log stays when it ends (M3). */
export function useLive(isWatching: boolean) {
  const [viewing, send] = useReducer(viewed, { state: 'waiting' });
  useEffect(() => {
    if (!isWatching) return undefined;
    const channel = new BroadcastChannel(eventLogChannel);
    const say = (message: LogMessage) => channel.postMessage(message);
    // Only portals of the same origin speak on this channel.
    channel.addEventListener('message', ({ data }: MessageEvent<LogMessage>) => {
      if (data.type === 'log.opened') say({ type: 'log.request' });
      else send(data);
    });
    say({ type: 'log.request' });
    return () => {
      say({ type: 'log.leave' });
      channel.close();
    };
  }, [isWatching]);
  return { viewing, send };
}
export type Live = ReturnType<typeof useLive>;
