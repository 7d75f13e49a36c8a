import { usePortal } from '#portal/portal-context.tsx';
import { useMemo, useSyncExternalStore } from 'react';

const minute = 60_000;

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
}

/** The time of the network to the minute; a day that begins while the screen is open moves its ranges. */
export function useNow(): Date {
  const { networkClock } = usePortal();
  const minutes = useSyncExternalStore(everyMinute, () => Math.floor(networkClock.now().getTime() / minute));
  return useMemo(() => new Date(minutes * minute), [minutes]);
}
