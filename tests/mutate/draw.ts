import { createHash } from 'node:crypto';

/** As many of them as asked for. Each is ranked by itself: when others come or go, the rest of the draw stays. */
export function drawn<One extends { name: string }>(all: readonly One[], seed: number, count: number): One[] {
  const rankOf = ({ name }: One) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  return all
    .map((one) => ({ one, rank: rankOf(one) }))
    .toSorted((first, second) => (first.rank < second.rank ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one);
}
