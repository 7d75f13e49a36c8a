import type { Part } from './parts.ts';

/** A part before and after; one of them is null for what was added or removed. */
export type Pair =
  | { before: Part; after: Part }
  | { before: Part; after: null }
  | { before: null; after: Part };

const guardOf = ({ text }: Part) => /^\[[^\]]*\]/.exec(text)?.[0] ?? '';
const targetOf = ({ text }: Part) => /→ [^/(]*/.exec(text)?.[0] ?? '';

// Transitions of one event have no names: the same is what is alike, the closest first.
const likenesses: readonly ((before: Part, after: Part) => boolean)[] = [
  (before, after) => before.text === after.text,
  (before, after) => guardOf(before) !== '' && guardOf(before) === guardOf(after),
  (before, after) => targetOf(before) !== '' && targetOf(before) === targetOf(after),
  () => true,
];

function pairsAt(before: readonly Part[], after: readonly Part[]): Pair[] {
  const [open, left] = [new Set(before), new Set(after)];
  const found: Pair[] = [];
  for (const isAlike of likenesses) {
    for (const one of open) {
      const other = [...left].find((candidate) => isAlike(one, candidate));
      if (!other) continue;
      open.delete(one);
      left.delete(other);
      found.push({ before: one, after: other });
    }
  }
  return [
    ...found,
    ...[...open].map((one) => ({ before: one, after: null })),
    ...[...left].map((one) => ({ before: null, after: one })),
  ];
}

/** Which part of one release is which of the other. */
export function pairsOf(before: readonly Part[], after: readonly Part[]): Pair[] {
  const [older, newer] = [
    Map.groupBy(before, ({ place }) => place),
    Map.groupBy(after, ({ place }) => place),
  ];
  const places = new Set([...newer.keys(), ...older.keys()]);
  return [...places].flatMap((place) => pairsAt(older.get(place) ?? [], newer.get(place) ?? []));
}
