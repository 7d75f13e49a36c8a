import { createHash } from 'node:crypto';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

// A new migration adds a row; the rows here have run on databases and never change.
const approved = {
  '0001_network': '373467e896e0',
  '0002_campaigns': '62f64df3262a',
  '0003_offer_parts': '430859f5f2a0',
  '0101_offers_life': 'e6baca3dbe3b',
  '0102_campaigns_and_links': '37e6d81f7c18',
  '0103_accounts': '853adda7cabd',
  '0104_traffic': '4315f9c593c0',
  '0105_partner_traffic': '7b1807e4387f',
  '0110_saved_views': '3146d2e033a6',
  '0113_link_parameters': 'ab9f0267ab14',
  '0114_revisions': 'dd5546461238',
  '0120_error_codes': '1f216e258994',
  '0121_odd_amounts': 'c606f5ad17c1',
  '0122_campaigns_stay': 'd2589c35f0e2',
  '0123_sessions': '5c87a038d2a4',
  '0124_activity': '422ce789f7cc',
  '0124_operator_links': '43650e0c767e',
  '0135_limits': '474936c3873c',
  '0136_security_changes': 'b38ff20819d3',
  '0140_idempotency_keys': '39f9ea58b07c',
  '0145_call_hosts': '3807cc7d985d',
  '0141_api_tokens': '589a062b1b8f',
  '0146_second_factors': '3f86cf5b5de6',
  '0147_transition_counts': 'cd142af4a1df',
  '0150_mail_delivery': '029de7ff574b',
  '0151_job_leases': '668cc2e951be',
  '0152_mails_by_age': '3005b6c0b049',
  '0160_payments': '9a39573c0cbe',
  '0170_traffic_log': '54c167d56128',
  '0171_transaction_search': 'b7b5d03f44cb',
  '0180_inquiries': '722478cfd34e',
  '0185_payout_changes': 'f2d465e0e71a',
  '0190_notices': 'ef57dc1ffa48',
  '0191_log_by_status': 'b2f79ffe16d5',
  '0192_asked_inquiries': '47eeeb8f4ff5',
  '0193_log_by_reason': '6b6f2f96639b',
  '0194_refused_addresses': 'a52386550bb8',
  '0195_categories': '900e9c8725b9',
  '0196_withdrawn_payments': 'c90cdd6b987d',
  '0197_deciding_operators': 'c5aefd561e88',
  '0198_application_revisions': '249f1b530f06',
};

async function hashOf(migration: Migration) {
  const hash = createHash('sha256');
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      hash.update(query.sql).update('\0');
      // Rows that it inserts.
      if (query.parameters.length > 0) hash.update(JSON.stringify(query.parameters)).update('\0');
    },
  });
  await migration.up(db);
  return hash.digest('hex').slice(0, 12);
}

test('a migration that has run somewhere never changes', async () => {
  const hashes: Record<string, string> = {};
  for (const [name, migration] of Object.entries(migrations)) hashes[name] = await hashOf(migration);
  expect(hashes).toEqual(approved);
});
