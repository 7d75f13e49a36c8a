/** A value and its place in the whole series; null where there is none. */
export type Dot = { index: number; value: number | null };

/**
 * A long series with at most about `most` dots: of each stretch the lowest and the highest value in their order, so that
 * no peak is lost; a stretch without any value stays a gap. Shorter series come back whole.
 */
export function thinnedOut(values: readonly (number | null)[], most: number): Dot[] {
  const dots = values.map((value, index) => ({ index, value }));
  if (values.length <= most) return dots;
  const length = Math.ceil((values.length * 2) / most);
  return Array.from({ length: Math.ceil(dots.length / length) }, (_, nth) =>
    extremesOf(dots.slice(nth * length, (nth + 1) * length)),
  ).flat();
}

function extremesOf(stretch: readonly Dot[]): Dot[] {
  const known = stretch.filter(({ value }) => value !== null);
  const [first] = known;
  if (!first) return stretch.slice(0, 1);
  let [low, high] = [first, first];
  for (const dot of known) {
    if ((dot.value ?? 0) < (low.value ?? 0)) low = dot;
    if ((dot.value ?? 0) > (high.value ?? 0)) high = dot;
  }
  if (low === high) return [low];
  return low.index < high.index ? [low, high] : [high, low];
}
