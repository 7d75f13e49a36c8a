const second = 1000;
const longest = 60 * second;
/** From then on the pauses grow no more. */
const mostCounted = 6;

/** How often something has failed in a row, in the context of a chart that tries it again. */
export type Attempts = { attempts: number };

/** One failure more. For an `assign` of `attempts`. */
export const oneMore = ({ context }: { context: Attempts }): number =>
  Math.min(context.attempts + 1, mostCounted);

/** The pause before the next attempt in ms: 2 s after the first failure, twice as long after each other, a minute at most. */
export const growingPause = ({ context }: { context: Attempts }): number =>
  Math.min(2 ** context.attempts * second, longest);
