/** 0.5 is the median, 1 the largest. */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** In ms. */
export type Frames = Record<string, number>;

export const framesOf = (lengths: readonly number[]): Frames => ({
  median: shareOf(lengths, 0.5),
  '95 %': shareOf(lengths, 0.95),
  longest: shareOf(lengths, 1),
  'over 32 ms': lengths.filter((length) => length > 32).length,
});

/** Case, figure, values. */
export type Samples = Map<string, Record<string, number>[]>;

export function addSample(samples: Samples, name: string, figures: Record<string, number>): void {
  samples.set(name, [...(samples.get(name) ?? []), figures]);
}

/** Case, figure, median. */
export function mediansOf(samples: Samples): Record<string, Record<string, number>> {
  const medians = [...samples].map(([name, runs]): [string, Record<string, number>] => {
    const figures = Object.keys(runs[0] ?? {});
    return [
      name,
      Object.fromEntries(
        figures.map((figure) => [
          figure,
          shareOf(
            runs.map((run) => run[figure] ?? Number.NaN),
            0.5,
          ),
        ]),
      ),
    ];
  });
  return Object.fromEntries(medians);
}

type Figures = Readonly<Record<string, number>>;

/** How many times the floor's, figure by figure: of medians, since a single short figure waits for a frame or two. */
export const ratiosOf = (figures: Figures = {}, floor: Figures = {}): Record<string, number> =>
  Object.fromEntries(
    Object.entries(figures).map(([figure, value]) => [figure, value / (floor[figure] ?? Number.NaN)]),
  );

/** By how many percent the largest is more than the smallest, figure by figure. */
export const apartOf = (all: readonly Figures[]): Record<string, number> =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((figure) => {
      const values = all.map((figures) => figures[figure] ?? Number.NaN);
      return [figure, 100 * (Math.max(...values) / Math.min(...values) - 1)];
    }),
  );
