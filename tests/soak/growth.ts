import { shareOf } from '../bench/samples.ts';

// Taken each minute; `p50` and `p99` in ms.
export type Sample = {
  rounds: number;
  'heap KB': number;
  nodes: number;
  listeners: number;
  'RSS MB': number;
  calls: number;
  p50: number;
  p99: number;
};

// Must not grow. Durations of calls depend on the machine: they are only reported.
export const judged = ['heap KB', 'nodes', 'listeners', 'RSS MB'] as const;
export const mostGrowth = 10;

// Growth in %, without the warm-up (the first fifth, at least one sample): median of the last third against that of
// the first.
export function growthOf(samples: readonly Sample[], figure: keyof Sample): number {
  const warm = samples.slice(Math.max(1, Math.floor(samples.length / 5)));
  const third = Math.ceil(warm.length / 3);
  const middle = (part: readonly Sample[]) =>
    shareOf(
      part.map((sample) => sample[figure]),
      0.5,
    );
  const [before, after] = [middle(warm.slice(0, third)), middle(warm.slice(-third))];
  return (100 * (after - before)) / before;
}
