import type { AnyEventObject } from 'xstate';

type Cause = {
  event: AnyEventObject;
  /** The chart that it comes to from outside, where the event alone does not tell. */
  chart: string | null;
};
/** What can happen in a state; with a fault there is no state to go on from. */
export type Move<State> = Cause & { state: State; isFault: boolean };
/** A state where it was come to first: by the fewest events. */
export type Found<State> = { state: State; depth: number; cameBy: Edge<State> | null };
/** A move from a state that was found, to one that was. */
export type Edge<State> = Move<State> & { from: Found<State>; to: Found<State> };

type Space<State> = {
  starts: readonly State[];
  keyOf: (state: State) => string;
  movesOf: (state: State) => Iterable<Move<State>>;
};

/** A move; charts that are broken may throw. */
export function moveOf<State>(before: State, cause: Cause, go: () => State): Move<State> {
  try {
    return { ...cause, state: go(), isFault: false };
  } catch {
    return { ...cause, state: before, isFault: true };
  }
}

/** Every move there is, those of few events first. */
export function* breadthFirst<State>({ starts, keyOf, movesOf }: Space<State>): Generator<Edge<State>> {
  const found = new Map<string, Found<State>>();
  function* edgesOf(from: Found<State>): Generator<Edge<State>> {
    for (const move of movesOf(from.state)) {
      const key = keyOf(move.state);
      const known = found.get(key);
      const to: Found<State> = known ?? { state: move.state, depth: from.depth + 1, cameBy: null };
      const edge = { ...move, from, to };
      if (!known && !move.isFault) found.set(key, Object.assign(to, { cameBy: edge }));
      yield edge;
    }
  }
  for (const state of starts) {
    const key = keyOf(state);
    if (!found.has(key)) found.set(key, { state, depth: 0, cameBy: null });
  }
  // A map that grows while it is walked is walked to its end.
  for (const from of found.values()) yield* edgesOf(from);
}

/** The moves from a start to a state and beyond. */
export function walkTo<State>(last: Edge<State>): Edge<State>[] {
  const walk = [last];
  for (let edge = last.from.cameBy; edge; edge = edge.from.cameBy) walk.push(edge);
  return walk.toReversed();
}
