import type { Insertable } from 'kysely';
import type { Db } from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Schema } from '../database/schema.ts';
import { publisherId, secondPublisherId } from './accounts.ts';
import { brands } from './offers.ts';
import { type Placement, placements } from './placements.ts';
import { daysOfTraffic } from './traffic.ts';

type Before = (days: number) => Date;
type ClicktagSeed = { partner: number; name: string; values: Record<string, string> };

const clicktags: readonly ClicktagSeed[] = [
  {
    partner: publisherId,
    name: 'Articles',
    values: { sub1: '{source}', sub2: '{creative}', placement: 'article-end' },
  },
  { partner: publisherId, name: 'Newsletter', values: { sub1: 'newsletter', external_id: '%%RECIPIENT%%' } },
  { partner: publisherId, name: 'Social media', values: { sub1: 'social', sub2: '{creative}' } },
  { partner: secondPublisherId, name: 'Blog', values: { sub1: 'blog' } },
];

type Rtb = Pick<Schema['campaign'], 'rtb_status' | 'rtb_comment'> & { daysAgo: number | null };
const noRtb: Rtb = { rtb_status: 'none', rtb_comment: '', daysAgo: null };
/** What became of a wish to buy in real time, by offer. */
const rtbOf: Readonly<Record<number, Rtb>> = {
  47790: { rtb_status: 'enabled', rtb_comment: 'Remnant traffic of the guides.', daysAgo: 44 },
  48466: { rtb_status: 'requested', rtb_comment: 'From the first of December on.', daysAgo: 3 },
  47355: { rtb_status: 'rejected', rtb_comment: '', daysAgo: 60 },
};
const clicktagOf: Readonly<Record<string, number>> = { blog: 1, newsletter: 2, social: 3 };

const offerNames = new Map(
  Object.entries(brands).flatMap(([brand, { offers }]) =>
    offers.map(({ id, name }) => [id, `${brand} – ${name}`]),
  ),
);

/** A placement's approval and tracking link have its own number, and so has its campaign. */
function campaignRow(placement: Placement, id: number, before: Before): Insertable<Schema['campaign']> {
  const { partner, offer, sources, startedDaysAgo = daysOfTraffic + 30, stoppedDaysAgo } = placement;
  const { daysAgo, ...rtb } = rtbOf[offer] ?? noRtb;
  return {
    partner_id: partner,
    id,
    offer_id: offer,
    approval_id: id,
    link_id: id,
    clicktag_id: partner === publisherId ? (clicktagOf[sources[0]] ?? null) : null,
    name: `${offerNames.get(offer) ?? ''} (${sources.join(', ')})`,
    status: stoppedDaysAgo === undefined ? 'active' : 'paused',
    ...rtb,
    rtb_requested_at: daysAgo === null ? null : before(daysAgo),
    started_at: before(startedDaysAgo),
    ended_at: null,
    created_at: before(startedDaysAgo),
  };
}

/** Click tags, and a campaign for each placement. */
export async function seedCampaigns(db: Db, before: Before) {
  await insertRows(db, 'clicktag', {
    rows: clicktags.map(({ partner, name, values }, index) => ({
      partner_id: partner,
      id: index + 1,
      name,
      values,
    })),
  });
  await insertRows(db, 'campaign', {
    rows: placements.map((placement, index) => campaignRow(placement, index + 1, before)),
  });
}
