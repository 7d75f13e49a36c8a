// `index` is that of the whole series.
export type Dot = { index: number; value: number | null };

// At most about `most` dots: the lowest and highest value of each stretch in their order, so that no peak is lost; a
// stretch without values stays a gap.
export function thinnedOut(values: readonly (number | null)[], most: number): Dot[] {
  const dots = values.map((value, index) => ({ index, value }));
  if (values.length <= most) return dots;
  const length = Math.ceil((values.length * 2) / most);
  return Array.from({ length: Math.ceil(dots.length / length) }, (_, nth) =>
    extremesOf(dots.slice(nth * length, (nth + 1) * length)),
  ).flat();
}

function extremesOf(stretch: readonly Dot[]): Dot[] {
  const present = stretch.filter(({ value }) => value !== null);
  const [first] = present;
  if (!first) return stretch.slice(0, 1);
  let [low, high] = [first, first];
  for (const dot of present) {
    if ((dot.value ?? 0) < (low.value ?? 0)) low = dot;
    if ((dot.value ?? 0) > (high.value ?? 0)) high = dot;
  }
  if (low === high) return [low];
  return low.index < high.index ? [low, high] : [high, low];
}
