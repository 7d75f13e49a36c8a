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

// Time servers correct a clock at once by less than that, in ms.
const leastTurn = 1000;
// And by this share of the time that passes.
const slew = 1 / 2000;
// Clocks of two devices differ by less than that, in ms.
const leastAhead = 300_000;

/** Whether a time is still to come, by more than clocks differ; both in ms since 1970. */
export const isAhead = (time: number, now: number): boolean => time > now + leastAhead;

/** What the clock of the device says against the time that the portal counts. */
export type Clocks = {
  /** The clock goes back. */
  turnedBack: readonly Between[];
  /** The clock goes on by another time than the portal counts, at once or little by little: by `by` ms more, or less. */
  shifted: readonly (Between & { by: number })[];
  /** The first entry of a day to come. */
  ahead: number | null;
};

const sinceOf = (last: LogEntry, { at, wallClock }: LogEntry) => {
  const passed = at - last.at;
  const by = wallClock - last.wallClock - passed;
  return { by, isOff: Math.abs(by) > leastTurn + passed * slew };
};

/** Any of it has other causes than a forger: a clock was set, a device slept. */
export function clocksIn(entries: readonly LogEntry[], now: number): Clocks {
  const inOrder = entries.toSorted((one, other) => one.seq - other.seq);
  const turnedBack: Between[] = [];
  const shifted: (Between & { by: number })[] = [];
  // The entry since which both have agreed.
  let [agreed] = inOrder;
  for (const [nth, entry] of inOrder.entries()) {
    const last = inOrder[nth - 1];
    if (!last || !agreed) continue;
    const back = { after: last.seq, before: entry.seq };
    const from = sinceOf(last, entry).isOff ? last : agreed;
    const { by, isOff } = sinceOf(from, entry);
    const isBack = entry.wallClock - last.wallClock < -leastTurn;
    if (isBack) turnedBack.push(back);
    else if (isOff) shifted.push({ after: from.seq, before: entry.seq, by });
    if (isBack || isOff) agreed = entry;
  }
  const ahead = inOrder.find(({ wallClock }) => isAhead(wallClock, now))?.seq ?? null;
  return { turnedBack, shifted, ahead };
}
