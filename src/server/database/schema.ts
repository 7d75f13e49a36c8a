import type { AccountTables } from '../account/tables.ts';
import type { ActivityTables } from '../activity/tables.ts';
import type { AnalyticsTables } from '../analytics/tables.ts';
import type { ApprovalTables } from '../approvals/tables.ts';
import type { AssetTables } from '../assets/tables.ts';
import type { AuthTables } from '../auth/tables.ts';
import type { CampaignTables } from '../campaigns/tables.ts';
import type { CatalogueTables } from '../catalogue/tables.ts';
import type { ClickTagTables } from '../click-tags/tables.ts';
import type { ConfigurationTables } from '../configuration/tables.ts';
import type { DictionaryTables } from '../dictionaries/tables.ts';
import type { ErrorLogTables } from '../error-logs/tables.ts';
import type { IdempotencyTables } from '../idempotency/tables.ts';
import type { InquiryTables } from '../inquiries/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { NoticeTables } from '../notices/tables.ts';
import type { OfferTables } from '../offers/tables.ts';
import type { PaymentTables } from '../payments/tables.ts';
import type { PostbackTables } from '../postbacks/tables.ts';
import type { PreviewTables } from '../previews/tables.ts';
import type { SavedReportTables } from '../saved-reports/tables.ts';
import type { TrackingTables } from '../tracking/tables.ts';
import type { TrackingLinkTables } from '../tracking-links/tables.ts';
import type { TransitionCountTables } from '../transition-counts/tables.ts';

/** The tables of all domains. Money is in millionths; what grows has `partner_id` first in its key. */
export type Schema = AccountTables &
  ActivityTables &
  AnalyticsTables &
  ApprovalTables &
  AssetTables &
  AuthTables &
  CampaignTables &
  CatalogueTables &
  ClickTagTables &
  ConfigurationTables &
  DictionaryTables &
  ErrorLogTables &
  IdempotencyTables &
  InquiryTables &
  JobTables &
  MailTables &
  NoticeTables &
  OfferTables &
  PaymentTables &
  PostbackTables &
  PreviewTables &
  SavedReportTables &
  TrackingTables &
  TrackingLinkTables &
  TransitionCountTables;
