import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { publicOffer } from '#contract/public.ts';
import type { Reference } from '#contract/values.ts';
import type { Schema } from '../database/schema.ts';
import { previewPath, thumbPath } from '../http/storage.ts';
import { amountOf } from '../money.ts';

type Offer = Schema['offer'];
type Payout = Schema['offer_payout'];
/** The public columns of an offer, of the tables `o` offer, `c` category and `p` its default payout. */
export type PublicRow = Pick<
  Offer,
  'name' | 'featured' | 'category_id' | 'countries' | 'devices' | 'currency' | 'picture'
> &
  Pick<Payout, 'model' | 'amount_micros' | 'percent'> & {
    id: number;
    category: string;
    created_at: Date;
    tags: Reference[];
    payouts: number;
  };

export const publicColumns = [
  ...([
    'o.id',
    'o.name',
    'o.featured',
    'o.category_id',
    'o.countries',
    'o.devices',
    'o.currency',
    'o.picture',
  ] as const),
  ...(['o.created_at', 'c.name as category', 'p.model', 'p.amount_micros', 'p.percent'] as const),
];

export const countedParts = [
  sql<Reference[]>`coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by t.id)
    from offer_tag ot join tag t on t.id = ot.tag_id where ot.offer_id = o.id), '[]')`.as('tags'),
  sql<number>`(select count(*) from offer_payout other where other.offer_id = o.id)`.as('payouts'),
];

/** An offer as anyone may see it (O2). */
export function presentPublicly(row: PublicRow): z.input<typeof publicOffer> {
  return {
    id: row.id,
    name: row.name,
    category: { id: row.category_id, name: row.category },
    countries: row.countries,
    devices: row.devices,
    payout: {
      model: row.model,
      amount: row.amount_micros === null ? null : amountOf(row.amount_micros),
      percent: row.percent,
      currency: row.currency,
      varies: row.payouts > 1,
    },
    preview: row.picture && `${previewPath}${row.picture}`,
    thumb: row.picture && `${thumbPath}${row.picture}`,
    tags: row.tags,
    featured: row.featured,
    created_at: row.created_at.toISOString(),
  };
}
