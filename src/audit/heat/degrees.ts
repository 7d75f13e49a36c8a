/** How often a transition was taken beside the others of its chart, from 0 for never to 4. */
export type Degree = 0 | 1 | 2 | 3 | 4;
/** What a drawing says of a transition; `text` is short enough for its card. */
export type HeatMark = { degree: Degree; text: string };

const hottest = 4;

// By the logarithm: a chart takes some transitions a thousand times as often as others.
function degreeOf(times: number, most: number): Degree {
  if (times === 0) return 0;
  if (most === 1) return hottest;
  // From 1 to 4.
  return (1 + Math.round(((hottest - 1) * Math.log(times)) / Math.log(most))) as Degree;
}

const units = [
  { size: 1_000_000, letter: 'M' },
  { size: 1000, letter: 'k' },
];

/** '12k' of 12,345. */
export function shortCount(times: number): string {
  const unit = units.find(({ size }) => times >= size);
  return unit ? `${Math.floor(times / unit.size)}${unit.letter}` : String(times);
}

/** A mark for each transition of a chart. */
export function heatMarks(ids: readonly string[], counts: ReadonlyMap<string, number>) {
  const most = Math.max(1, ...ids.map((id) => counts.get(id) ?? 0));
  return new Map<string, HeatMark>(
    ids.map((id) => {
      const times = counts.get(id) ?? 0;
      return [id, { degree: degreeOf(times, most), text: shortCount(times) }];
    }),
  );
}
