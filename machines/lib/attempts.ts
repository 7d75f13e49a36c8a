const second = 1000;
const longest = 60 * second;
// The pauses stop growing here.
const mostCounted = 6;

/** Failures in a row, in the context of a chart that retries. */
export type Attempts = { attempts: number };

export const oneMore = ({ context }: { context: Attempts }): number =>
  Math.min(context.attempts + 1, mostCounted);

/** The pause before the next attempt in ms: 2 s after the first failure, twice as long after each other, a minute at most. */
export const growingPause = ({ context }: { context: Attempts }): number =>
  Math.min(2 ** context.attempts * second, longest);
