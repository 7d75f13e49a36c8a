import { addDays } from '#contract/days.ts';

export type Slots = { timezone: string; hour: number; days: readonly number[] };

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(timezone: string) {
  const known = clocks.get(timezone);
  if (known) return known;
  // Swedish writes 2026-11-20 08:00:00.
  const made = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: timezone,
  });
  clocks.set(timezone, made);
  return made;
}

/** What a clock on the wall shows, as if it were in UTC. */
const wallOf = (at: Date, timezone: string) => new Date(`${clockOf(timezone).format(at).replace(' ', 'T')}Z`);
const aheadBy = (at: Date, timezone: string) => wallOf(at, timezone).getTime() - at.getTime();

/** When the clock on the wall shows the hour; an hour that a change of the clocks skips counts as the one after it. */
function instantOf(day: string, { timezone, hour }: Slots) {
  const wall = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00Z`);
  const guess = wall - aheadBy(new Date(wall), timezone);
  return new Date(wall - aheadBy(new Date(guess), timezone));
}

/** The last time at which a digest was due, in the time zone of its reader. */
export function lastSlot(now: Date, slots: Slots): Date | null {
  const today = wallOf(now, slots.timezone).toISOString().slice(0, 10);
  const days = Array.from({ length: 8 }, (_, back) => addDays(today, -back));
  const due = days
    .filter((day) => slots.days.includes(new Date(day).getUTCDay()))
    .map((day) => instantOf(day, slots))
    .find((at) => at <= now);
  return due ?? null;
}
