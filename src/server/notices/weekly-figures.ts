import { startOfWeek } from '#contract/calendar.ts';
import { addDays, type DayRange, daysBefore, dayOf, startOf } from '#contract/days.ts';
import { kpiValues } from '../analytics/kpis.ts';
import { monday } from '../analytics/periods.ts';
import { readSums } from '../analytics/read-sums.ts';
import { noSums } from '../analytics/sums.ts';
import { readSetting, writeSettings } from '../configuration/configuration.ts';
import type { Db } from '../database/database.ts';
import type { Facts } from './facts.ts';
import { notify } from './notify.ts';

const lastRun = 'weekly_figures_from';

/** The last whole week, in UTC as figures are counted. */
export function weekBefore(now: Date): DayRange {
  const from = addDays(startOfWeek(dayOf(now), monday), -7);
  return { from, to: addDays(from, 6) };
}

/** Once a week has ended: its figures, for publishers who had traffic in it. The first week is the one that is under way. */
export async function findWeeklyFigures(db: Db, now: Date): Promise<void> {
  const week = weekBefore(now);
  const last = await readSetting(db, lastRun);
  if (last === week.from) return;
  if (last !== undefined) {
    const rows = await db
      .selectFrom('stat_offer')
      .select('partner_id')
      .distinct()
      .where('day', '>=', week.from)
      .where('day', '<=', week.to)
      .execute();
    const partners = rows.map(({ partner_id }) => partner_id);
    // As of its last moment, so that a digest right after it has it.
    const end = new Date(startOf(addDays(week.to, 1)).getTime() - 1);
    await notify(db, partners, { kind: 'weekly', key: week.from, facts: week, now: end });
  }
  await writeSettings(db, [[lastRun, week.from]]);
}

async function sumsOf(db: Db, partnerId: number, { from, to }: DayRange) {
  const sums = await readSums(db, { partnerId, from, to, filters: [] }, 'all');
  const { clicks, conversions, payout } = kpiValues(sums.get('all') ?? noSums, [
    'clicks',
    'conversions',
    'payout',
  ]);
  return { clicks: clicks ?? 0, conversions: conversions ?? 0, payout: payout ?? 0 };
}

/** With the figures as every screen has them at this moment. */
export async function withFigures(
  db: Db,
  partnerId: number,
  { from, to }: DayRange,
): Promise<Facts['weekly']> {
  const { currency } = await db
    .selectFrom('partner')
    .select('currency')
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const week = await sumsOf(db, partnerId, { from, to });
  const before = await sumsOf(db, partnerId, daysBefore({ from, to }));
  return { from, to, figures: { currency, week, before } };
}
