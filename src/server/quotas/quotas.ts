import type { Quota, QuotaName } from '#contract/quotas.ts';
import type { Db } from '../database/database.ts';
import { countRows } from '../database/lists.ts';
import type { CallerContext } from '../network.ts';

type Context = Pick<CallerContext, 'db' | 'caller'>;
type Rule = {
  /** Where operators have not set another one. */
  limit: number;
  /** `id` is that of the address. */
  count: (context: Context, id: number) => Promise<number>;
  /** The network's words; the portal has its own. */
  noun: string;
  /** What makes room. */
  way: string;
};

const remove = 'Delete one or ask your account manager.';

/** Ended campaigns, removed rows and rows of others do not count; expired API tokens do, as they are listed. */
export const quotas: Readonly<Record<QuotaName, Rule>> = {
  campaigns: {
    limit: 1000,
    noun: 'campaigns',
    way: 'End one or ask your account manager.',
    count: ({ db, caller }) =>
      countRows(
        db.selectFrom('campaign').where('partner_id', '=', caller.partnerId).where('status', '!=', 'ended'),
      ),
  },
  tracking_links: {
    limit: 5000,
    noun: 'tracking links',
    way: remove,
    count: ({ db, caller }) =>
      countRows(
        db
          .selectFrom('tracking_link')
          .where('partner_id', '=', caller.partnerId)
          .where('archived_at', 'is', null),
      ),
  },
  click_tags: {
    limit: 500,
    noun: 'click tags',
    way: remove,
    count: ({ db, caller }) =>
      countRows(
        db.selectFrom('clicktag').where('partner_id', '=', caller.partnerId).where('archived_at', 'is', null),
      ),
  },
  postbacks: {
    limit: 200,
    noun: 'postbacks',
    way: remove,
    count: ({ db, caller }) =>
      countRows(
        db.selectFrom('postback').where('partner_id', '=', caller.partnerId).where('archived_at', 'is', null),
      ),
  },
  saved_reports: {
    limit: 200,
    noun: 'saved reports and views',
    way: remove,
    count: ({ db, caller }) =>
      countRows(
        db
          .selectFrom('saved_report')
          .where('partner_id', '=', caller.partnerId)
          .where('user_id', '=', caller.userId)
          .where('archived_at', 'is', null),
      ),
  },
  api_tokens: {
    limit: 20,
    noun: 'API tokens',
    way: 'Revoke one or ask your account manager.',
    count: ({ db, caller }) =>
      countRows(db.selectFrom('token').where('kind', '=', 'pat').where('user_id', '=', caller.userId)),
  },
  passkeys: {
    limit: 20,
    noun: 'passkeys',
    way: remove,
    count: ({ db, caller }) => countRows(db.selectFrom('passkey').where('user_id', '=', caller.userId)),
  },
  materials: {
    limit: 20,
    noun: 'creatives of this application',
    way: 'Ask your account manager if you need more.',
    count: ({ db, caller }, offerId) =>
      countRows(
        db
          .selectFrom('approval_material as m')
          .innerJoin('approval as a', (join) =>
            join.onRef('a.partner_id', '=', 'm.partner_id').onRef('a.id', '=', 'm.approval_id'),
          )
          .where('m.partner_id', '=', caller.partnerId)
          .where('a.offer_id', '=', offerId)
          .where('a.archived_at', 'is', null),
      ),
  },
};

const nearFromPercent = 80;

/** A quota that is nearly used up: publishers see it from then on. */
export const ifNear = (quota: Quota): Quota | undefined =>
  quota.used * 100 >= quota.limit * nearFromPercent ? quota : undefined;

export async function limitOf(db: Db, name: QuotaName) {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', `quotas.${name}`)
    .executeTakeFirst();
  return row ? (JSON.parse(row.value) as number) : quotas[name].limit; // Its schema lets nothing else through.
}

export async function readQuota(context: Context, name: QuotaName, id: number): Promise<Quota> {
  return { used: await quotas[name].count(context, id), limit: await limitOf(context.db, name) };
}
