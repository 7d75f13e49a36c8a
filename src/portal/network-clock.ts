// In ms: less is the latency of an answer, not a wrong clock.
const tolerated = 60_000;

/** The network's time; the device's own until the first answer. */
export function createNetworkClock() {
  let ahead: number | null = null;
  /** The network's time for a time of this device. */
  const at = (time: number): Date => {
    const difference = ahead ?? 0;
    return new Date(time + (Math.abs(difference) > tolerated ? difference : 0));
  };
  return {
    /** An answer may be delayed or cached, so the latest date is the most accurate. */
    note: (headers: Headers): void => {
      const difference = Date.parse(headers.get('date') ?? '') - Date.now();
      if (!Number.isNaN(difference)) ahead = Math.max(difference, ahead ?? difference);
    },
    at,
    now: (): Date => at(Date.now()),
  };
}
