import type { Selectable } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;
type ColumnsOf<Row> = { [C in keyof Row & string]: null extends Row[C] ? `${C}?` : C }[keyof Row & string];
type Declared = { [Table in keyof Schema]: ColumnsOf<Selectable<Schema[Table]>> };
type Exactly<Listed, Expected> = [Listed, Expected] extends [Expected, Listed]
  ? unknown
  : { missing: Exclude<Expected, Listed>; unknown: Exclude<Listed, Expected> };

// Types are gone at run time: the compiler holds these lists against the types, the test holds them against the database.
const declared = <const Lists extends Record<keyof Schema, string>>(
  lists: Lists & { [Table in keyof Schema]: Exactly<Words<Lists[Table]>, Declared[Table]> },
): Record<string, string> => lists;

const columns = declared({
  activity: 'partner_id id at user_id? actor actor_id actor_name call kind subject? changes address',
  app_user:
    'id partner_id email firstname lastname password_hash role locale first_week_day timezone email_verified_at? created_at phone? messenger? password_changed_at? revision',
  approval:
    'partner_id id offer_id status paused comment applied_at decided_at? archived_at? reason? review_due_at? traffic_type_ids answers revision',
  approval_event: 'partner_id id approval_id at action actor user_id? reason?',
  approval_material: 'partner_id id approval_id asset_id name created_at',
  asset: 'id mime size body created_at',
  attempt: 'key points expire?',
  billing_detail:
    'partner_id company_name vat_number? vat_rate tax_id? street zip city country invoice_email payment_method payment_terms_id beneficiary? iban? bic? paypal_email? min_payout_micros revision',
  campaign:
    'partner_id id offer_id approval_id link_id? clicktag_id? name status rtb_status rtb_comment rtb_requested_at? started_at? ended_at? created_at rtb_daily_budget_micros? rtb_currency? revision',
  campaign_split: 'partner_id id campaign_id kind offer_id landing_page_id? weight countries is_active',
  campaign_trigger:
    'partner_id id campaign_id name fires_on param operator value action target? is_active created_at',
  catalogue_entry: 'id offer_id published_from published_until? archived_at?',
  category: 'id name',
  click:
    'partner_id id ts offer_id link_id country os device browser carrier sub1 sub2 is_unique sub3 sub4 sub5',
  click_visitor: 'partner_id day link_id visitor',
  clicktag: 'partner_id id name values archived_at?',
  conversion:
    'partner_id id click_id ts offer_id status payout_micros sale_micros decided_at? goal txid kind odd_amount? reason?',
  email_change: 'user_id email hash expires_at',
  error_log: 'id message stack? url release? context? created_at code? locale?',
  exchange_rate: 'currency per_euro',
  known_address: 'user_id address used_at',
  inquiry:
    'partner_id id number kind status subject? offer_id? conversion_id? click_id? transaction_id? happened_on? amount_micros? currency? opened_at updated_at read_id',
  inquiry_message: 'partner_id inquiry_id id side name status text sent_at file_name? file_type? file?',
  job_lease: 'job holder held_until',
  notice: 'partner_id id user_id kind key facts way happened_at mailed_at?',
  notice_setting: 'partner_id user_id ways digest_hour digest_days revision',
  idempotency_key: 'partner_id user_id hash call fingerprint claim claimed_at done_at? answer?',
  factor_challenge: 'hash purpose user_id? challenge? attempts expires_at',
  oauth_client: 'id secret_hash',
  offer:
    'id name status visibility featured description category_id countries devices os currency network_epc_micros? network_cr? picture? created_at expires_at? group_id? archived_at? traffic_type_ids allow_deep_links deep_link_note site? payout_change_at? next_payouts?',
  offer_banner: 'id offer_id width height created_at',
  offer_cap: 'id offer_id type period value action fallback_url?',
  offer_group: 'id name picture?',
  offer_landing_page: 'id offer_id name url is_default',
  offer_payout: 'id offer_id is_default goal model amount_micros? percent? countries',
  offer_question: 'id offer_id position text is_required',
  offer_tag: 'offer_id tag_id',
  one_time_token: 'hash user_id operator_id? expires_at used_at? created_at kind',
  outbox:
    'id recipient template locale subject body link? unsubscribe? created_at status attempts next_at? answer',
  partner:
    'id name status country currency terms_version terms_accepted_at created_at website? about? traffic_type_ids publisher_content currency_changed_at? manager_id? review_due_at? reviewed_at? review_reason? traffic_countries category_ids reviewed_by?',
  passkey: 'id user_id name public_key counter transports created_at last_used_at?',
  payment:
    'partner_id id number status is_automatic currency amount_micros requested_at approved_at? closed_at? reason? recipient? payment_method? payee? decided_by?',
  payment_item: 'partner_id payment_id conversion_id amount_micros invoiced_micros',
  postback:
    'partner_id id name event_id offer_id? goal_id? statuses method url status is_default archived_at? created_at updated_at revision',
  postback_attempt: 'partner_id delivery_id number at http_status? error?',
  postback_delivery:
    'partner_id id postback_id conversion_id event_id method url status attempts next_at? created_at host',
  preview_job: 'partner_id id url status asset_id? failure? created_at claimed_at? finished_at?',
  recovery_code: 'user_id hash salt used_at?',
  refused_address: 'address answer refused_at',
  removed_setting: 'key value removed_at',
  saved_report: 'partner_id id user_id name query created_at updated_at archived_at? kind pinned revision',
  session:
    'id user_id operator_id? started_at last_used_at ends_at? address country? agent confirmed_at? factor',
  security_change: 'partner_id id user_id kind former hash changed_at undone_at?',
  setting: 'key value',
  stat_dim:
    'partner_id day offer_id country os device browser carrier impressions clicks unique_clicks conversions pending rejected payout_micros sale_micros',
  stat_hour:
    'partner_id hour offer_id impressions clicks unique_clicks conversions pending rejected payout_micros sale_micros',
  stat_offer:
    'partner_id day offer_id link_id impressions clicks unique_clicks conversions pending rejected payout_micros sale_micros',
  tag: 'id name',
  tag_value: 'id kind value name parent_id? archived_at?',
  terms: 'version title body published_at',
  token:
    'hash kind family user_id operator_id? expires_at? created_at used_at? hint? last_used_at? id name? scope? last_address?',
  totp: 'user_id secret last_step? created_at activated_at?',
  tracking_link:
    'partner_id id offer_id name created_at campaign_id? status landing_page_id? deep_link? sub1 sub2 sub3 sub4 sub5 clicktag_id? archived_at? parameters revision',
  transition_count: 'day chart hash transition times',
  trigger_call: 'partner_id id trigger_id url attempts next_at? created_at host',
});

test('the types of the tables have the columns that the migrations make, with those that may be null', async () => {
  const { db, close } = await openDatabase({ archive: null });
  await migrate(db);
  const tables = await db.introspection.getTables();
  await close();
  const sorted = (names: readonly string[]) => names.toSorted().join(' ');
  const found = tables.map((table): [string, string] => [
    table.name,
    sorted(table.columns.map(({ name, isNullable }) => (isNullable ? `${name}?` : name))),
  ]);
  const expected = Object.entries(columns).map(([name, list]) => [name, sorted(list.split(' '))]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
}, 60_000);
