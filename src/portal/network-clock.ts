/** Less than that is the way of an answer, not a wrong clock. */
const tolerated = 60_000;

/** The time on the network, whatever the clock of this device shows; the device's own as long as no answer has told it. */
export function createNetworkClock() {
  let ahead: number | null = null;
  /** The time on the network when the clock of this device shows `time`. */
  const at = (time: number): Date => {
    const difference = ahead ?? 0;
    return new Date(time + (Math.abs(difference) > tolerated ? difference : 0));
  };
  return {
    /** Takes note of the date of an answer: it may have been under way or kept for a while, so the latest one is the nearest. */
    note: (headers: Headers): void => {
      const difference = Date.parse(headers.get('date') ?? '') - Date.now();
      if (!Number.isNaN(difference)) ahead = Math.max(difference, ahead ?? difference);
    },
    at,
    now: (): Date => at(Date.now()),
  };
}
