import type { LogEntry } from '#machines/lib/log-entry.ts';

/** Two numbers of a log, one after the other. */
export type Between = { after: number; before: number };

/** Numbers between which entries are missing. */
export function gapsIn(entries: readonly LogEntry[]): Between[] {
  const numbers = entries.map(({ seq }) => seq).toSorted((one, other) => one - other);
  return numbers.flatMap((before, nth) => {
    const after = numbers[nth - 1] ?? before;
    return before - after > 1 ? [{ after, before }] : [];
  });
}

// Time servers correct a clock by less than that, in ms.
const leastTurn = 1000;
// A clock that runs fast or slow is off by less than that between two entries, in ms.
const leastShift = 60_000;
// Clocks of two devices differ by less than that, in ms.
const leastAhead = 300_000;

/** What the clock of the device says against the time that the portal counts. */
export type Clocks = {
  /** The clock goes back. */
  turnedBack: readonly Between[];
  /** The clock goes on by another time than the portal counts: by `by` ms more, or less. */
  shifted: readonly (Between & { by: number })[];
  /** The first entry of a day to come. */
  ahead: number | null;
};

/** Any of it has other causes than a forger: a clock was set, a device slept. */
export function clocksIn(entries: readonly LogEntry[], now: number): Clocks {
  const inOrder = entries.toSorted((one, other) => one.seq - other.seq);
  const turnedBack: Between[] = [];
  const shifted: (Between & { by: number })[] = [];
  for (const [nth, entry] of inOrder.entries()) {
    const last = inOrder[nth - 1] ?? entry;
    const between = { after: last.seq, before: entry.seq };
    const passed = entry.wallClock - last.wallClock;
    const by = passed - (entry.at - last.at);
    if (passed < -leastTurn) turnedBack.push(between);
    else if (Math.abs(by) > leastShift) shifted.push({ ...between, by });
  }
  const ahead = inOrder.find(({ wallClock }) => wallClock > now + leastAhead)?.seq ?? null;
  return { turnedBack, shifted, ahead };
}
