/** What opening a page costs, in steps of a walk. */
const opening = 7;

/**
 * Some of the walks that together show everything that all of them show: the one that shows most of what is new for its steps comes
 * first, again and again. In the order in which they were given.
 */
export function fewest<Walk>(
  walks: readonly Walk[],
  shownBy: (walk: Walk) => readonly string[],
  stepsOf: (walk: Walk) => number,
): Walk[] {
  const shown = new Map(walks.map((walk) => [walk, new Set(shownBy(walk))]));
  const missing = new Set(walks.flatMap(shownBy));
  const chosen = new Set<Walk>();
  while (missing.size > 0) {
    const worth = (walk: Walk) =>
      (shown.get(walk)?.intersection(missing).size ?? 0) / (opening + stepsOf(walk));
    const best = walks.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    for (const one of shown.get(best) ?? []) missing.delete(one);
    chosen.add(best);
  }
  return walks.filter((walk) => chosen.has(walk));
}
