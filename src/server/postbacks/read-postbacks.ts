import { pick } from 'es-toolkit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Postback, PostbackDelivery, postbacks as calls } from '#contract/postbacks.ts';
import type { Caller } from '../auth/callers.ts';
import type { Db } from '../database/database.ts';
import { contains } from '../database/lists.ts';
import { refuse } from '../http/refusal.ts';
import { startDictionaries } from '../reference/dictionaries.ts';
import type { Sent } from '#contract/values.ts';

type EventId = Sent<Postback>['event']['id'];
type Row = Omit<
  Sent<Postback>,
  'event' | 'level' | 'offer' | 'goal' | 'last_delivery' | 'archived_at' | 'created_at' | 'updated_at'
> & {
  event_id: EventId;
  offer_id: number | null;
  offer: string | null;
  goal_id: number | null;
  goal: string | null;
  last_at: Date | null;
  http_status: number | null;
  delivery_status: Sent<PostbackDelivery>['status'] | null;
  next_at: Date | null;
  attempts: number;
  archived_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

const eventNames = new Map(startDictionaries.postbacks_events_def.map(({ id, name }) => [id, name]));
const eventOf = (id: EventId) => ({ id, name: eventNames.get(id) ?? id });
const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

function present(row: Row): Sent<Postback> {
  const { last_at, http_status } = row;
  return {
    ...pick(row, ['id', 'name', 'statuses', 'url', 'method', 'is_default', 'status', 'revision']),
    event: eventOf(row.event_id),
    level: row.offer_id === null ? 'global' : 'offer',
    offer: named(row.offer_id, row.offer),
    goal: named(row.goal_id, row.goal),
    last_delivery: last_at && {
      at: last_at.toISOString(),
      http_status,
      ok: row.delivery_status === 'delivered',
      attempts: row.attempts,
      next_at: row.next_at?.toISOString() ?? null,
    },
    archived_at: row.archived_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

type Query = z.output<(typeof calls)['list']['query']>;
type Conditions = readonly RawBuilder<SqlBool>[];
type Part = { order?: RawBuilder<unknown>; limit?: number; offset?: number };

// The newest attempt, whichever delivery it was for.
const last = sql`left join lateral (
    select t.at as last_at, t.http_status, t.number as attempts, d.status as delivery_status, d.next_at
    from postback_delivery d join postback_attempt t on t.partner_id = d.partner_id and t.delivery_id = d.id
    where d.partner_id = p.partner_id and d.postback_id = p.id order by t.at desc, t.number desc limit 1) l on true`;

const where = ({ partnerId }: Caller, conditions: Conditions) =>
  sql`where ${sql.join([sql`p.partner_id = ${partnerId}`, ...conditions], sql` and `)}`;

async function read(db: Db, condition: RawBuilder<unknown>, part: Part) {
  const { order = sql`p.id`, limit = -1, offset = 0 } = part;
  const { rows } = await sql<Row>`
    select p.*, o.name as offer, g.goal, l.* from postback p
    left join offer o on o.id = p.offer_id left join offer_payout g on g.id = p.goal_id ${last} ${condition}
    order by ${order}, p.id limit ${limit < 0 ? null : limit}::bigint offset ${offset}`.execute(db);
  return rows.map(present);
}

const live = sql<SqlBool>`p.archived_at is null`;

function conditionsOf({ search, level, offer_id, event_id, status }: Query): Conditions {
  return [
    live,
    ...(search ? [sql<SqlBool>`(p.name ilike ${contains(search)} or p.url ilike ${contains(search)})`] : []),
    ...(level ? [sql<SqlBool>`(p.offer_id is null) = ${level === 'global'}`] : []),
    ...(offer_id ? [sql<SqlBool>`p.offer_id = any(${offer_id})`] : []),
    ...(event_id ? [sql<SqlBool>`p.event_id = any(${event_id})`] : []),
    ...(status ? [sql<SqlBool>`p.status = any(${status})`] : []),
  ];
}

const orders: Record<'id' | 'name' | 'updated_at' | 'created_at', RawBuilder<unknown>> = {
  id: sql`p.id`,
  name: sql`p.name collate "und-x-icu"`,
  updated_at: sql`p.updated_at`,
  created_at: sql`p.created_at`,
};

function orderOf(sort: Query['sort']) {
  const descends = sort.startsWith('-');
  const name = (descends ? sort.slice(1) : sort) as keyof typeof orders; // Without the minus.
  return sql`${orders[name]} ${descends ? sql`desc` : sql`asc`}`;
}

export async function listPostbacks(db: Db, caller: Caller, query: Query) {
  const { limit, offset, sort } = query;
  const condition = where(caller, conditionsOf(query));
  const data = await read(db, condition, { order: orderOf(sort), limit, offset });
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from postback p ${condition}`.execute(db);
  return { data, total: rows[0]?.total ?? 0, limit, offset };
}

// In the order of the ids.
export async function readPostbacks(db: Db, caller: Caller, ids: readonly number[]) {
  const found = await read(db, where(caller, [sql<SqlBool>`p.id = any(${ids})`]), {});
  return ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
}

export async function readPostback(
  db: Db,
  caller: Caller,
  { id, archived = false }: { id: number; archived?: boolean },
) {
  const [found] = await readPostbacks(db, caller, [id]);
  if (!found || (found.archived_at !== null && !archived)) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return found;
}

type Attempt = { number: number; at: string; http_status: number | null; error: string | null };
type DeliveryRow = Omit<Sent<PostbackDelivery>, 'event' | 'next_at' | 'created_at'> & {
  event_id: EventId;
  attempt_list: Attempt[];
  next_at: Date | null;
  created_at: Date;
};

async function readDeliveries(db: Db, condition: RawBuilder<unknown>, { limit = -1, offset = 0 }: Part) {
  const { rows } = await sql<DeliveryRow>`
    select d.id, d.conversion_id, d.event_id, d.method, d.url, d.status, d.next_at, d.created_at, v.odd_amount,
      coalesce((select json_agg(json_build_object('number', t.number,
          'at', to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'http_status', t.http_status, 'error', t.error)
          order by t.number)
        from postback_attempt t where t.partner_id = d.partner_id and t.delivery_id = d.id), '[]') as attempt_list
    from postback_delivery d left join conversion v on v.partner_id = d.partner_id and v.id = d.conversion_id
    where ${condition}
    order by d.id desc limit ${limit < 0 ? null : limit}::bigint offset ${offset}`.execute(db);
  return rows.map(({ event_id, attempt_list, next_at, created_at, ...row }) => ({
    ...row,
    event: eventOf(event_id),
    attempts: attempt_list,
    next_at: next_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }));
}

const ofPostback = ({ partnerId }: Caller, id: number) =>
  sql`d.partner_id = ${partnerId} and d.postback_id = ${id}`;

// The newest first.
export async function listDeliveries(
  db: Db,
  caller: Caller,
  of: { id: number; limit: number; offset: number },
) {
  const { id, limit, offset } = of;
  const own = ofPostback(caller, id);
  const data = await readDeliveries(db, own, { limit, offset });
  const counted = await sql<{ total: number }>`
    select count(*) as total from postback_delivery d where ${own}`.execute(db);
  return { data, total: counted.rows[0]?.total ?? 0, limit, offset };
}

export async function readDelivery(db: Db, caller: Caller, of: { id: number; delivery: number }) {
  const [found] = await readDeliveries(db, sql`${ofPostback(caller, of.id)} and d.id = ${of.delivery}`, {});
  if (!found) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return found;
}
