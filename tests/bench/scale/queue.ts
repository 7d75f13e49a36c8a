import FlatQueue from 'flatqueue';

/** A busy hour of the portal: so many publishers at once, each thinking between two screens. Times in seconds. */
export type BusyHour = {
  publishers: number;
  /** Mean of the exponentially spread time between two screens. */
  thinking: number;
  /** What a screen costs: its share of all visits, and the core-seconds of each call that it makes at once. */
  screens: readonly { share: number; calls: readonly number[] }[];
  cores: number;
  seconds: number;
};
export type Answered = { perSecond: number; load: number; p50: number; p99: number };

/** Numbers from 0 to 1 that are the same on every run (Lehmer's generator). */
function repeatable() {
  let state = 20_261_121;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * Plays a busy hour through: calls wait in one line for a core, in the order in which they came. Answers with calls a second,
 * the share of the cores that was busy, and how long a call took from asking to its answer (seconds, network not counted).
 */
export function simulate({ publishers, thinking, screens, cores, seconds }: BusyHour): Answered {
  const random = repeatable();
  const think = () => -Math.log(random()) * thinking;
  // Who is to act next: publishers by the time of their next screen, cores by the time at which they are free.
  const visits = new FlatQueue();
  for (let publisher = 0; publisher < publishers; publisher += 1) visits.push(publisher, think());
  const free = new FlatQueue();
  for (let core = 0; core < cores; core += 1) free.push(core, 0);
  const shares = screens.reduce((sum, screen) => sum + screen.share, 0);
  const pick = () => {
    let left = random() * shares;
    return screens.find((screen) => (left -= screen.share) <= 0)?.calls ?? [];
  };
  const took: number[] = [];
  let busy = 0;
  for (let now = visits.peekValue() ?? seconds; now < seconds; now = visits.peekValue() ?? seconds) {
    let end = now;
    for (const mean of pick()) {
      // Exponentially spread: what a call costs differs from row to row.
      const cost = -Math.log(random()) * mean;
      const start = Math.max(now, free.peekValue() ?? 0);
      free.push(free.pop() ?? 0, start + cost);
      took.push(start + cost - now);
      busy += cost;
      end = Math.max(end, start + cost);
    }
    visits.push(visits.pop() ?? 0, end + think());
  }
  const sorted = took.toSorted((one, other) => one - other);
  return {
    perSecond: took.length / seconds,
    load: busy / (cores * seconds),
    p50: share(sorted, 0.5),
    p99: share(sorted, 0.99),
  };
}

/** The fewest cores with which 99 of 100 calls are answered within the limit (seconds). */
export function coresFor(hour: Omit<BusyHour, 'cores'>, limit: number): Answered & { cores: number } {
  for (let cores = 1; ; cores += 1) {
    const answered = simulate({ ...hour, cores });
    // With one core too few the line grows without end: such a result says nothing about the hour after.
    if (answered.p99 <= limit && answered.load < 0.8) return { ...answered, cores };
  }
}
