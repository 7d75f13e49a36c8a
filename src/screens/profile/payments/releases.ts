import type { Balance } from '#contract/payments.ts';
import { addDays } from '#contract/days.ts';

type Due = NonNullable<Balance['releases']>[number];
type Release = { from: string; to: string; amount: number };

const weeks = 3;
const lengthOfWeek = 7;

const sumOf = (rows: readonly Due[]) =>
  Math.round(rows.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100;

function spanOf(rows: readonly Due[]): Release[] {
  const [first, last] = [rows.at(0), rows.at(-1)];
  return first && last ? [{ from: first.day, to: last.day, amount: sumOf(rows) }] : [];
}

/** What leaves its hold in each of the next three weeks, beginning tomorrow, and after them; weeks without any are left out. */
export function releasesByWeek(rows: readonly Due[], today: string): Release[] {
  const ends = Array.from({ length: weeks + 1 }, (_, nth) => addDays(today, nth * lengthOfWeek));
  const byWeek = ends.map((after, nth) =>
    rows.filter(({ day }) => day > after && (nth === weeks || day <= addDays(after, lengthOfWeek))),
  );
  return byWeek.flatMap(spanOf);
}

/** What has left its hold by the payout day, of what is held now. */
export const releasedBy = (rows: readonly Due[], payoutDay: string) =>
  sumOf(rows.filter(({ day }) => day <= payoutDay));
