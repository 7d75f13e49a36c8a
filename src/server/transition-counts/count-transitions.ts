import { sql } from 'kysely';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import type * as z from 'zod/mini';
import { addDays, dayOf } from '#contract/days.ts';
import type { KnownCharts } from '#contract/known-charts.ts';
import { type HeatAccess, heatAccess, type transitionCounts } from '#contract/transition-counts.ts';
import { readSetting } from '../configuration/configuration.ts';
import type { Db } from '../database/database.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import type { CallContext, DueContext } from '../network.ts';

type Sums = z.output<(typeof transitionCounts)['add']['body']>;
type Row = { chart: string; hash: string; transition: string; times: number };

/** As long as the longest period that is shown. */
const keptDays = 90;
const latest = 10 * millisecondsInMinute;

/** Off unless an operator has set it. */
export async function readHeatAccess(db: Db): Promise<HeatAccess> {
  const { data } = heatAccess.safeParse(await readSetting(db, 'general.transition_counts'));
  return data ?? 'off';
}

const sum = (rows: readonly Row[]) => rows.reduce((all, { times }) => all + times, 0);

// A transition that is there twice is one row.
function merged(rows: readonly Row[]): Row[] {
  const byKey = Map.groupBy(rows, ({ hash, transition }) => `${hash} ${transition}`);
  // Always in the same order, so that no two calls wait for each other.
  return [...byKey.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) => (first ? [{ ...first, times: sum([first, ...others]) }] : []));
}

// Other releases may still run in open tabs, and anybody may send anything.
function knownOf({ charts }: Sums, known: KnownCharts) {
  const all = charts.flatMap(({ chart, hash, taken }) => taken.map((one) => ({ chart, hash, ...one })));
  const isKnown = ({ chart, hash, transition }: Row) => {
    const here = Object.hasOwn(known, chart) ? known[chart] : undefined;
    return here?.hash === hash && here.transitions.includes(transition);
  };
  return { all, rows: merged(all.filter(isKnown)) };
}

function refuseOtherTimes({ from, to }: Sums, now: Date) {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  if (begin > end) throw refuseField('from', 'INVALID', 'The period begins after its end');
  if (end > now.getTime() + latest) throw refuseField('to', 'INVALID', 'The period ends in the future');
  if (begin < now.getTime() - millisecondsInDay) {
    throw refuseField('from', 'INVALID', 'The period begins more than a day ago');
  }
}

/** Adds to the day that the period ends on. Of who took the transitions nothing is stored. */
export async function countTransitions({ db, clock, charts, limits, address }: CallContext, sums: Sums) {
  await limits.spend('transitionCounts', { address });
  if ((await readHeatAccess(db)) === 'off') throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  refuseOtherTimes(sums, clock.now());
  const { all, rows } = knownOf(sums, charts);
  if (rows.length > 0) {
    const day = dayOf(new Date(sums.to));
    await db
      .insertInto('transition_count')
      .values(rows.map((row) => ({ day, ...row })))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'hash', 'transition'])
          .doUpdateSet({ times: sql<number>`transition_count.times + excluded.times` }),
      )
      .execute();
  }
  return { counted: sum(rows), dropped: sum(all) - sum(rows) };
}

export async function forgetTransitionCounts({ db, clock }: Pick<DueContext, 'db' | 'clock'>) {
  await db
    .deleteFrom('transition_count')
    .where('day', '<', addDays(dayOf(clock.now()), 1 - keptDays))
    .execute();
}
