import type { CampaignChange, TriggerBody } from '#contract/campaigns.ts';
import type { Db } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

export type CampaignRow = { tx: Db; partnerId: number; id: number };

type Kind = Schema['campaign_split']['kind'];
type Split = {
  offer_id: number;
  countries: string[];
  active: boolean;
  weight?: number;
  landing_page_id?: number | null;
};

const splitRow = (
  { partnerId, id }: CampaignRow,
  kind: Kind,
  { offer_id, countries, active, ...more }: Split,
) => ({
  partner_id: partnerId,
  campaign_id: id,
  kind,
  offer_id,
  landing_page_id: more.landing_page_id ?? null,
  weight: more.weight ?? 0,
  countries,
  is_active: active,
});

async function replaceSplits(row: CampaignRow, kind: Kind, splits: readonly Split[] | undefined) {
  if (!splits) return;
  await row.tx
    .deleteFrom('campaign_split')
    .where('partner_id', '=', row.partnerId)
    .where('campaign_id', '=', row.id)
    .where('kind', '=', kind)
    .execute();
  const rows = splits.map((split) => splitRow(row, kind, split));
  if (rows.length > 0) await row.tx.insertInto('campaign_split').values(rows).execute();
}

async function replaceTriggers(row: CampaignRow, triggers: readonly TriggerBody[] | undefined, now: Date) {
  if (!triggers) return;
  await row.tx
    .deleteFrom('campaign_trigger')
    .where('partner_id', '=', row.partnerId)
    .where('campaign_id', '=', row.id)
    .execute();
  const rows = triggers.map(({ on, active, ...trigger }) => ({
    ...trigger,
    partner_id: row.partnerId,
    campaign_id: row.id,
    fires_on: on,
    is_active: active,
    created_at: now,
  }));
  if (rows.length > 0) await row.tx.insertInto('campaign_trigger').values(rows).execute();
}

// Lists are replaced as a whole.
export async function writeParts(
  row: CampaignRow,
  { splitter, tsp, triggers }: Pick<CampaignChange, 'splitter' | 'tsp' | 'triggers'>,
  now: Date,
) {
  await replaceSplits(row, 'splitter', splitter);
  await replaceSplits(row, 'tsp', tsp);
  await replaceTriggers(row, triggers, now);
}
