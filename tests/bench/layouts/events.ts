import { sql } from 'kysely';
import { addDays } from '#contract/days.ts';
import type { Db } from '#server/database/database.ts';

export const days = 90;
const publishers = 50;
/** Of all events, those of the publisher who asks. */
const share = 5;
const pick = (values: readonly string[], by: number) =>
  sql`(array[${sql.join(values)}])[1 + (g / ${sql.lit(by)}) % ${sql.lit(values.length)}]`;

/** So many events in the order of time: a conversion for each nineteen clicks; each fifth click is the first publisher's. */
export async function makeEvents(db: Db, events: number, today: string) {
  const clicks = Math.round((events * 19) / 20);
  const start = addDays(today, -days);
  await sql`create unlogged table made_click as select
      case when g % ${sql.lit(share)} = 0 then 1 else 1000 + (g * 7) % ${sql.lit(publishers)} end::bigint as partner_id,
      md5('click ' || g)::uuid as id,
      ${start}::timestamptz + g * (${days * 86_400}::float8 / ${clicks}::float8) * interval '1 second' as ts,
      l.offer_id, l.id as link_id,
      ${pick(['DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'PL', 'NL'], 5)} as country,
      ${pick(['Android', 'iOS', 'Windows', 'macOS'], 40)} as os,
      ${pick(['smartphone', 'desktop', 'tablet'], 160)} as device,
      ${pick(['Chrome', 'Safari', 'Firefox'], 480)} as browser, 'Unknown' as carrier,
      'site ' || (g / 5) % 40 as sub1, '' as sub2, '' as sub3, '' as sub4, '' as sub5, g % 3 = 0 as is_unique
    from generate_series(1, ${clicks}::bigint) g
    join (select id, offer_id, row_number() over (order by id) - 1 as nth, count(*) over () as links
      from tracking_link where partner_id = 1 and archived_at is null) l on l.nth = (g / 7) % l.links`.execute(
    db,
  );
  await sql`create unlogged table made_conversion as select partner_id, md5('conversion ' || id)::uuid as id, id as click_id,
      ts + interval '40 minutes' as ts, offer_id, (array['pending', 'approved', 'approved', 'rejected'])[1 + n % 4] as status,
      'conversion' as kind, '' as goal, id::text as txid, (1 + n % 50) * 100000 as payout_micros, 0 as sale_micros
    from (select *, row_number() over () as n from made_click) c where n % 19 = 0`.execute(db);
}

const sums = sql`sum(clicks) as clicks, sum(unique_clicks) as unique_clicks, sum(conversions) as conversions,
  sum(pending) as pending, sum(rejected) as rejected, sum(payout_micros) as payout_micros, sum(sale_micros) as sale_micros`;
// These are only counted.
const impressions = sql`20 * sum(clicks)`;
const names = [
  'clicks',
  'unique_clicks',
  'conversions',
  'pending',
  'rejected',
  'payout_micros',
  'sale_micros',
];
const rollups = [
  ['stat_offer', 'partner_id, day, offer_id, link_id'],
  ['stat_hour', 'partner_id, hour, offer_id'],
  ['stat_dim', 'partner_id, day, offer_id, country, os, device, browser, carrier'],
] as const;

/** Of all made events, as the network counts them one by one. */
export async function fillRollups(db: Db) {
  await sql`create unlogged table made_row as
    select partner_id, date_trunc('hour', ts, 'UTC') as hour, (ts at time zone 'UTC')::date as day, offer_id, link_id, country, os, device,
      browser, carrier, 1 as clicks, is_unique::int as unique_clicks, 0 as conversions, 0 as pending, 0 as rejected,
      0::bigint as payout_micros, 0::bigint as sale_micros from made_click
    union all
    select c.partner_id, date_trunc('hour', v.ts, 'UTC'), (v.ts at time zone 'UTC')::date, c.offer_id, c.link_id, c.country, c.os, c.device,
      c.browser, c.carrier, 0, 0, (v.status <> 'rejected')::int, (v.status = 'pending')::int, (v.status = 'rejected')::int,
      v.payout_micros * (v.status <> 'rejected')::int, 0
    from made_conversion v join made_click c on c.id = v.click_id`.execute(db);
  for (const [table, keys] of rollups) {
    const added = names.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ');
    await sql`insert into ${sql.raw(`${table} (${keys}, impressions, ${names.join(', ')})`)}
      select ${sql.raw(keys)}, ${impressions}, ${sums} from made_row group by ${sql.raw(keys)}
      on conflict (${sql.raw(keys)}) do update set ${sql.raw(added)}`.execute(db);
  }
  await sql`drop table made_row`.execute(db);
}
