import type { Db } from '#server/database/database.ts';

// Fixed payouts in euros for one offer, a share of the sale in dollars for another.
export async function preparePayouts(db: Db, { lead, share }: { lead: number; share: number }) {
  await db.deleteFrom('offer_payout').where('offer_id', 'in', [lead, share]).execute();
  const payout = { percent: null, amount_micros: null, countries: [], is_default: false };
  const rows = [
    {
      ...payout,
      offer_id: lead,
      goal: 'Lead',
      model: 'CPL',
      amount_micros: 21_000_000,
      is_default: true,
    },
    {
      ...payout,
      offer_id: lead,
      goal: 'Lead',
      model: 'CPL',
      amount_micros: 9_000_000,
      countries: ['PL'],
    },
    {
      ...payout,
      offer_id: lead,
      goal: 'Sale',
      model: 'CPA',
      amount_micros: 60_005_000,
      countries: ['DE'],
    },
    { ...payout, offer_id: share, goal: 'Sale', model: 'REVSHARE', percent: 10, is_default: true },
  ] as const;
  await db
    .insertInto('offer_payout')
    .values(rows.map((row) => ({ ...row, countries: [...row.countries] })))
    .execute();
  await db.updateTable('offer').set({ currency: 'USD' }).where('id', '=', share).execute();
}
