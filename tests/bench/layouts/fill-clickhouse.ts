import type { Clickhouse } from './clickhouse.ts';
import { type Chunk, countedOf, inChunk, timesOf } from './events.ts';

const audience = 'offer_id, link_id, country, os, device, browser, carrier, sub1';
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

export async function makeTables(on: Clickhouse) {
  for (const table of ['event', 'rollup']) await on.run(`drop table if exists ${table}`);
  await on.run(`create table event (partner_id UInt64, day Date, hour DateTime, ${typed}, sub1 String, ${sums})
    engine = MergeTree partition by toYYYYMM(day) order by (partner_id, hour)`);
  await on.run(`create table rollup (partner_id UInt64, day Date, ${typed}, impressions Int64, ${sums})
    engine = SummingMergeTree partition by toYYYYMM(day) order by (${keys})`);
}

/** The events of a chunk, a conversion with the audience of its click. */
export const addToEvents = (on: Clickhouse, database: string, chunk: Chunk) =>
  on.copy(
    database,
    (['click', 'conversion'] as const)
      .map((of) => `select partner_id, ${timesOf}, ${audience}, ${countedOf[of]} from ${inChunk(of, chunk)}`)
      .join(' union all '),
    'event',
  );

/** Of all events; impressions are only in the network's own. */
export async function fillRollup(on: Clickhouse, database: string) {
  await on.run(
    `insert into rollup select ${keys}, 0, ${summed.map((name) => `sum(${name})`).join(', ')} from event group by ${keys}`,
  );
  const impressions = `select partner_id, day, offer_id, 0, country, os, device, browser, carrier, impressions, 0, 0, 0, 0, 0, 0, 0
    from stat_dim where impressions > 0`;
  await on.copy(database, impressions, 'rollup');
}
