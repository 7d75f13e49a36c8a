import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { accounts } from './migrations/accounts.ts';
import { payments } from './migrations/payments.ts';
import { withdrawnPayments } from './migrations/withdrawn-payments.ts';
import { payoutChanges } from './migrations/payout-changes.ts';
import { operatorLinks } from './migrations/operator-links.ts';
import { activity } from './migrations/activity.ts';
import {
  campaignsStay,
  errorCodes,
  linkParameters,
  mailDelivery,
  mailsByAge,
  oddAmounts,
  partnerTraffic,
  revisions,
  savedViews,
} from './migrations/added-columns.ts';
import { askedInquiries } from './migrations/asked-inquiries.ts';
import { callHosts } from './migrations/call-hosts.ts';
import { apiTokens } from './migrations/api-tokens.ts';
import { applicationRevisions } from './migrations/application-revisions.ts';
import { campaignsAndLinks } from './migrations/campaigns-and-links.ts';
import { campaigns, network, offerParts } from './migrations/first-tables.ts';
import { jobLeases } from './migrations/job-leases.ts';
import { decidingOperators } from './migrations/deciding-operators.ts';
import { inquiries } from './migrations/inquiries.ts';
import { notices } from './migrations/notices.ts';
import { categories } from './migrations/categories.ts';
import { limits } from './migrations/limits.ts';
import { logByReason } from './migrations/log-by-reason.ts';
import { logByStatus } from './migrations/log-by-status.ts';
import { idempotencyKeys } from './migrations/idempotency.ts';
import { offersLife } from './migrations/offers-life.ts';
import { refusedAddresses } from './migrations/refused-addresses.ts';
import { sessions } from './migrations/sessions.ts';
import { securityChanges } from './migrations/security-changes.ts';
import { secondFactors } from './migrations/second-factors.ts';
import { traffic } from './migrations/traffic.ts';
import { trafficLog } from './migrations/traffic-log.ts';
import { transactionSearch } from './migrations/transaction-search.ts';
import { transitionCounts } from './migrations/transition-counts.ts';
import { NotOpened } from './not-opened.ts';
import type { Schema } from './schema.ts';

// In the order of the names. SQL that PostgreSQL 15 and distributed ones understand: no triggers, no database clock.
export const migrations: Record<string, Migration> = {
  '0001_network': network,
  '0002_campaigns': campaigns,
  '0003_offer_parts': offerParts,
  '0101_offers_life': offersLife,
  '0102_campaigns_and_links': campaignsAndLinks,
  '0103_accounts': accounts,
  '0104_traffic': traffic,
  '0105_partner_traffic': partnerTraffic,
  '0110_saved_views': savedViews,
  '0113_link_parameters': linkParameters,
  '0114_revisions': revisions,
  '0120_error_codes': errorCodes,
  '0121_odd_amounts': oddAmounts,
  '0122_campaigns_stay': campaignsStay,
  '0123_sessions': sessions,
  '0124_activity': activity,
  '0124_operator_links': operatorLinks,
  '0135_limits': limits,
  '0136_security_changes': securityChanges,
  '0140_idempotency_keys': idempotencyKeys,
  '0145_call_hosts': callHosts,
  '0141_api_tokens': apiTokens,
  '0146_second_factors': secondFactors,
  '0147_transition_counts': transitionCounts,
  '0150_mail_delivery': mailDelivery,
  '0151_job_leases': jobLeases,
  '0152_mails_by_age': mailsByAge,
  '0160_payments': payments,
  '0170_traffic_log': trafficLog,
  '0171_transaction_search': transactionSearch,
  '0180_inquiries': inquiries,
  '0185_payout_changes': payoutChanges,
  '0190_notices': notices,
  '0191_log_by_status': logByStatus,
  '0192_asked_inquiries': askedInquiries,
  '0193_log_by_reason': logByReason,
  '0194_refused_addresses': refusedAddresses,
  '0195_categories': categories,
  '0196_withdrawn_payments': withdrawnPayments,
  '0197_deciding_operators': decidingOperators,
  '0198_application_revisions': applicationRevisions,
};

async function refuseNewer(db: Kysely<Schema>) {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(
    db,
  );
  const unknown = rows.find(({ name }) => !(name in migrations));
  if (!unknown) return;
  throw new NotOpened(
    `The database was made by another version of the portal (${unknown.name}). Start that version or a newer one, or restore a backup made by this one.`,
  );
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42P01';

/** Brings a database to the newest structure. Throws `NotOpened` where that of a newer version is there. */
export async function migrate(db: Kysely<Schema>) {
  await refuseNewer(db).catch((error: unknown) => {
    // A new database has none.
    if (!isMissing(error)) throw error;
  });
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw new Error('The database could not be brought to the newest structure', { cause: error });
}
