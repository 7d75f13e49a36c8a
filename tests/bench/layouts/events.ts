import { sql } from 'kysely';
import { sumNames } from '#server/analytics/sums.ts';
import type { Db } from '#server/database/database.ts';

export const days = 90;
const publishers = 50;
/** Of all events, those of the publisher who asks. */
const share = 5;
const countries = ['DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'PL', 'NL'];
// Six that there are: an iPhone has no Windows.
const visitors = {
  os: ['Android', 'iOS', 'Windows', 'Windows', 'macOS', 'iOS'],
  device: ['smartphone', 'smartphone', 'desktop', 'desktop', 'desktop', 'tablet'],
  browser: ['Chrome', 'Safari', 'Chrome', 'Firefox', 'Safari', 'Safari'],
};
const listed = (words: readonly string[]) => `(array[${words.map((word) => `'${word}'`).join(', ')}])`;

/** Clicks by number, those of about a day. */
export type Chunk = { first: number; last: number };
const clicksOf = (events: number) => Math.round((events * 19) / 20);
export function chunksOf(events: number): Chunk[] {
  const until = (day: number) => Math.floor((clicksOf(events) * day) / days);
  return Array.from({ length: days }, (_, day) => ({ first: until(day) + 1, last: until(day + 1) }));
}
export const inChunk = (of: 'click' | 'conversion', { first, last }: Chunk) =>
  `made_${of}(${first}, ${last})`;

/**
 * Functions that make the events by their numbers, in the order of time: a conversion for each nineteen clicks; each
 * fifth click is the first publisher's; an offer has visitors of two countries. They take no room.
 */
export async function prepareEvents(db: Db, events: number, today: string) {
  for (const table of ['click', 'conversion', 'stat_offer', 'stat_hour', 'stat_dim'] as const) {
    await db.deleteFrom(table).execute();
  }
  await sql`create table made_link as select row_number() over (order by id) - 1 as nth, offer_id, id
    from tracking_link where partner_id = 1 and archived_at is null`.execute(db);
  const { rows } = await sql<{ links: number }>`select count(*)::int as links from made_link`.execute(db);
  const links = rows[0]?.links ?? 1;
  const apart = (days * 86_400) / clicksOf(events);
  const visitor = Object.values(visitors).map((words) => `${listed(words)}[1 + n / 10 % ${words.length}]`);
  await sql
    .raw(`create function made_click(first bigint, last bigint) returns table (n bigint, partner_id bigint, id uuid,
        ts timestamptz, offer_id bigint, link_id bigint, country text, os text, device text, browser text, carrier text,
        sub1 text, sub2 text, sub3 text, sub4 text, sub5 text, is_unique boolean) stable language sql as $$
      select n, case when n % ${share} = 0 then 1 else 1000 + (n / ${share} * ${share - 1} + n % ${share}) % ${publishers} end,
        md5('click ' || n)::uuid, '${today}T00:00Z'::timestamptz - interval '${days} days' + n * ${apart}::float8 * interval '1 second',
        l.offer_id, l.id, ${listed(countries)}[1 + (l.nth * 2 + n / 5 % 2) % ${countries.length}], ${visitor.join(', ')}, 'Unknown',
        'site ' || n / 5 % 40, '', '', '', '', n % 3 = 0
      from generate_series(first, last) n join made_link l on l.nth = n / 7 % ${links}
    $$`)
    .execute(db);
  await sql
    .raw(`create function made_conversion(first bigint, last bigint) returns table (n bigint, partner_id bigint, id uuid,
        click_id uuid, ts timestamptz, offer_id bigint, link_id bigint, country text, os text, device text, browser text,
        carrier text, sub1 text, status text, kind text, goal text, txid text, payout_micros bigint, sale_micros bigint)
        stable language sql as $$
      select n, partner_id, md5('conversion ' || n)::uuid, id, ts + interval '40 minutes', offer_id, link_id, country, os,
        device, browser, carrier, sub1, (array['pending', 'approved', 'approved', 'rejected'])[1 + n / 19 % 4], 'conversion', '',
        id::text, (1 + n / 19 % 50) * 100000, 0
      from made_click(first, last) where n % 19 = 0
    $$`)
    .execute(db);
}

const audience = 'country, os, device, browser, carrier';
const rollups = {
  stat_offer: 'partner_id, day, offer_id, link_id',
  stat_hour: 'partner_id, hour, offer_id',
  stat_dim: `partner_id, day, offer_id, ${audience}`,
} as const;
/** Of an event of the functions, as the network counts it. */
export const countedOf = {
  click:
    '1 as clicks, is_unique::int as unique_clicks, 0 as conversions, 0 as pending, 0 as rejected, 0::bigint as payout_micros, 0::bigint as sale_micros',
  conversion: `0, 0, (status <> 'rejected')::int, (status = 'pending')::int, (status = 'rejected')::int,
    payout_micros * (status <> 'rejected')::int, sale_micros * (status <> 'rejected')::int`,
} as const;
export const timesOf = `(ts at time zone 'UTC')::date as day, date_trunc('hour', ts at time zone 'UTC')::timestamp(0) as hour`;

// In one order, since two chunks at once have hours and days in common.
function added(table: keyof typeof rollups) {
  const keys = rollups[table];
  const sums = sumNames.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ');
  const listedKeys = keys.replace('hour', `hour at time zone 'UTC'`);
  return `insert into ${table} (${keys}, ${sumNames.join(', ')})
    select ${listedKeys}, ${sumNames.join(', ')} from summed where of = '${table}' order by ${keys}
    on conflict (${keys}) do update set ${sums}`;
}

/** Those of a chunk, as the network counts them one by one; impressions are only counted. */
export async function addToRollups(db: Db, chunk: Chunk) {
  const keyed = `partner_id, ${timesOf}, offer_id, link_id, ${audience}`;
  const sums = sumNames.map((name) =>
    name === 'impressions' ? '20 * sum(clicks) as impressions' : `sum(${name}) as ${name}`,
  );
  await sql
    .raw(`with made as (
        select ${keyed}, ${countedOf.click} from ${inChunk('click', chunk)}
        union all select ${keyed}, ${countedOf.conversion} from ${inChunk('conversion', chunk)}
      ), summed as materialized (
        select case when grouping(link_id) = 0 then 'stat_offer' when grouping(hour) = 0 then 'stat_hour' else 'stat_dim' end as of,
          partner_id, day, hour, offer_id, link_id, ${audience}, ${sums.join(', ')}
        from made group by grouping sets (${Object.values(rollups)
          .map((keys) => `(${keys})`)
          .join(', ')})
      ), of_offers as (${added('stat_offer')}), of_hours as (${added('stat_hour')})
      ${added('stat_dim')}`)
    .execute(db);
}
