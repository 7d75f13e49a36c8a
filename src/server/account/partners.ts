import { type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { partnerRow, partners } from '#contract/partners.ts';
import { nameOfUser } from './name-of-user.ts';
import { issueOneTimeToken } from '../auth/tokens.ts';
import type { Db } from '../database/database.ts';
import { contains, countRows, inOrder } from '../database/lists.ts';
import { refuse } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';

type Row = z.input<typeof partnerRow>;
type Query = z.output<(typeof partners)['list']['query']>;

const shadowSeconds = 60;

const publishers = (db: Db) =>
  db
    .selectFrom('partner as p')
    .innerJoin('app_user as u', 'u.partner_id', 'p.id')
    .leftJoin('refused_address as r', 'r.address', 'u.email')
    .where('u.role', '=', 'publisher');

const columns = [
  'p.id',
  'p.name',
  'p.status',
  'p.country',
  'p.website',
  'p.about',
  'p.traffic_type_ids',
  'p.traffic_countries',
  'p.category_ids',
  'p.publisher_content',
  'u.email',
  'u.firstname',
  'u.lastname',
  'u.phone',
  'p.currency',
  'p.created_at',
  'u.email_verified_at',
  'p.review_due_at',
  'p.reviewed_at',
  'p.review_reason',
  'r.answer as email_refusal',
] as const;

const withReviewer = (found: ReturnType<typeof publishers>) =>
  found.select(columns).select(nameOfUser('p.reviewed_by').as('reviewed_by'));

type Stored = Omit<Row, 'created_at' | 'email_verified_at' | 'review_due_at' | 'reviewed_at'> & {
  created_at: Date;
  email_verified_at: Date | null;
  review_due_at: Date | null;
  reviewed_at: Date | null;
};
const instantOf = (time: Date | null) => time?.toISOString() ?? null;
const rowOf = (row: Stored): Row => ({
  ...row,
  created_at: row.created_at.toISOString(),
  email_verified_at: instantOf(row.email_verified_at),
  review_due_at: instantOf(row.review_due_at),
  reviewed_at: instantOf(row.reviewed_at),
});

const sorts = { id: sql`p.id`, name: sql`p.name collate "und-x-icu"`, created_at: sql`p.created_at` };

export async function listPartners({ db }: CallerContext, query: Query) {
  const { search = '', status, limit, offset } = query;
  const text = contains(search.trim());
  const found = publishers(db)
    .$if(status !== undefined, (all) => all.where('p.status', 'in', status ?? []))
    .where(sql<SqlBool>`(p.name ilike ${text} or u.email ilike ${text})`);
  const total = await countRows(found);
  const rows = await inOrder(withReviewer(found), sorts, { ...query, key: 'p.id' }).execute();
  return { data: rows.map(rowOf), total, limit, offset };
}

export async function readPartner({ db }: CallerContext, id: number): Promise<Row> {
  const row = await withReviewer(publishers(db)).where('p.id', '=', id).orderBy('u.id').executeTakeFirst();
  if (!row) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return rowOf(row);
}

export async function shadowLinkTo({ db, clock, caller, origin }: CallerContext, partnerId: number) {
  const user = await publishers(db)
    .select('u.id')
    .where('p.id', '=', partnerId)
    .orderBy('u.id')
    .executeTakeFirst();
  if (!user) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  const secret = await issueOneTimeToken(db, clock, {
    userId: user.id,
    operatorId: caller.userId,
    seconds: shadowSeconds,
  });
  const expires = new Date(clock.now().getTime() + shadowSeconds * 1000);
  return { url: `${origin}/?ott=${secret}`, expires_at: expires.toISOString() };
}
