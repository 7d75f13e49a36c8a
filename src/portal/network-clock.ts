// In ms: less is the latency of an answer, not a wrong clock.
const tolerated = 60_000;
// Also read by `first-page/prefetch.ts`.
const aheadKey = 'network-ahead';

const beyondTolerance = (difference: number) => (Math.abs(difference) > tolerated ? difference : 0);

/** The network's time. Until the first answer it is as far ahead of this device as on the last visit. */
export function createNetworkClock() {
  let stored = Number(localStorage.getItem(aheadKey)) || 0;
  let ahead = stored;
  // When the page began by the device's clock: moves when that clock is set.
  let began: number | null = null;

  function store() {
    if (Math.abs(beyondTolerance(ahead) - stored) <= tolerated) return;
    stored = beyondTolerance(ahead);
    if (stored === 0) localStorage.removeItem(aheadKey);
    else localStorage.setItem(aheadKey, String(stored));
  }
  /** The network's time for a time of this device. */
  const at = (time: number): Date => new Date(time + beyondTolerance(ahead));
  return {
    /** An answer may be delayed or cached, so the latest date is the most accurate, unless the device's clock was set. */
    note: (headers: Headers): void => {
      const now = Date.now();
      const difference = Date.parse(headers.get('date') ?? '') - now;
      if (Number.isNaN(difference)) return;
      const before = began;
      began = now - performance.now();
      const isSameClock = before !== null && Math.abs(began - before) <= tolerated;
      ahead = isSameClock ? Math.max(difference, ahead) : difference;
      store();
    },
    /** Until an answer comes it is as late as when what is shown was loaded, by this device in ms. */
    startFrom: (loadedAt: number): void => {
      ahead = stored + loadedAt - Date.now();
    },
    at,
    now: (): Date => at(Date.now()),
  };
}
