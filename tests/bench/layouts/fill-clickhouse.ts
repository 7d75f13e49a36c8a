import type { Clickhouse } from './clickhouse.ts';

const audience = 'offer_id, link_id, country, os, device, browser, carrier, sub1';
const qualified = audience
  .split(', ')
  .map((name) => `c.${name}`)
  .join(', ');
const hour = (table: string) =>
  `to_char(date_trunc('hour', ${table}ts, 'UTC') at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;
const day = (table: string) => `to_char(${table}ts at time zone 'UTC', 'YYYY-MM-DD')`;
const ofClicks = `select partner_id, ${day('')}, ${hour('')}, ${audience}, 1, is_unique::int, 0, 0, 0, 0, 0 from made_click`;
const ofConversions = `select v.partner_id, ${day('v.')}, ${hour('v.')}, ${qualified}, 0, 0, (v.status <> 'rejected')::int,
  (v.status = 'pending')::int, (v.status = 'rejected')::int, v.payout_micros * (v.status <> 'rejected')::int,
  v.sale_micros * (v.status <> 'rejected')::int from made_conversion v join made_click c on c.partner_id = v.partner_id and c.id = v.click_id`;
const sums =
  'clicks Int64, unique_clicks Int64, conversions Int64, pending Int64, rejected Int64, payout_micros Int64, sale_micros Int64';
const keys = 'partner_id, day, offer_id, link_id, country, os, device, browser, carrier';
const typed =
  'offer_id UInt64, link_id UInt64, country String, os String, device String, browser String, carrier String';
const summed = [
  'clicks',
  'unique_clicks',
  'conversions',
  'pending',
  'rejected',
  'payout_micros',
  'sale_micros',
];

/** All made events, a conversion with the audience of its click, and a rollup of them; impressions are only in the network's own. */
export async function fillClickhouse(on: Clickhouse, database: string) {
  await on.run(`create table event (partner_id UInt64, day Date, hour DateTime, ${typed}, sub1 String, ${sums})
    engine = MergeTree partition by toYYYYMM(day) order by (partner_id, hour)`);
  await on.run(`create table rollup (partner_id UInt64, day Date, ${typed}, impressions Int64, ${sums})
    engine = SummingMergeTree partition by toYYYYMM(day) order by (${keys})`);
  await on.copy(database, ofClicks, 'event');
  await on.copy(database, ofConversions, 'event');
  await on.run(
    `insert into rollup select ${keys}, 0, ${summed.map((name) => `sum(${name})`).join(', ')} from event group by ${keys}`,
  );
  const impressions = `select partner_id, day, offer_id, 0, country, os, device, browser, carrier, impressions, 0, 0, 0, 0, 0, 0, 0
    from stat_dim where impressions > 0`;
  await on.copy(database, impressions, 'rollup');
}
