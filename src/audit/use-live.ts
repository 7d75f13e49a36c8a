import { trailChannel, type TrailMessage } from '#machines/lib/trail-frame.ts';
import { useEffect, useReducer } from 'react';
import { viewed } from './live.ts';

/** Watches a portal in another tab of this browser as long as `isWatching`; the trail stays when it ends (M3). */
export function useLive(isWatching: boolean) {
  const [viewing, tell] = useReducer(viewed, { state: 'waiting' });
  useEffect(() => {
    if (!isWatching) return undefined;
    const channel = new BroadcastChannel(trailChannel);
    const say = (message: TrailMessage) => channel.postMessage(message);
    // Only portals of the same origin speak on this channel.
    channel.addEventListener('message', ({ data }: MessageEvent<TrailMessage>) => {
      if (data.type === 'trail.opened') say({ type: 'trail.ask' });
      else tell(data);
    });
    say({ type: 'trail.ask' });
    return () => {
      say({ type: 'trail.leave' });
      channel.close();
    };
  }, [isWatching]);
  return { viewing, tell };
}
export type Live = ReturnType<typeof useLive>;
