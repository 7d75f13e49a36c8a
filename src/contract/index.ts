import { account } from './account.ts';
import { activity } from './activity.ts';
import { accountChanges } from './account-changes.ts';
import { analytics } from './analytics.ts';
import { apiToken, apiTokens } from './api-token.ts';
import { approvals } from './approvals.ts';
import { billing } from './billing.ts';
import { campaigns } from './campaigns.ts';
import { catalogue } from './catalogue.ts';
import { choices } from './choices.ts';
import { clickTags } from './click-tags.ts';
import { config } from './config.ts';
import { confirmation } from './confirmation.ts';
import { configurationEntries } from './configuration-entries.ts';
import { dictionaries } from './dictionaries.ts';
import { errorLogs } from './error-logs.ts';
import { notices } from './notices.ts';
import { oauthClient } from './oauth-client.ts';
import { offerActions } from './offer-actions.ts';
import { offerParts } from './offer-parts.ts';
import { offerPictures } from './offer-pictures.ts';
import { offerRecords } from './offer-records.ts';
import { offers } from './offers.ts';
import { partners } from './partners.ts';
import { password } from './password.ts';
import { payments } from './payments.ts';
import { postbacks } from './postbacks.ts';
import { profileCalls } from './profile.ts';
import { publicCalls } from './public.ts';
import { inquiries } from './inquiries.ts';
import { newAccount } from './registration.ts';
import { reports } from './reports.ts';
import { savedReports } from './saved-reports.ts';
import { secondFactor } from './second-factor.ts';
import { session } from './session.ts';
import { sessions } from './sessions.ts';
import { tagValues } from './tag-values.ts';
import { tags } from './tags.ts';
import { terms } from './terms.ts';
import { trackingLinks } from './tracking-links.ts';
import { trafficLog } from './traffic-log.ts';
import { transitionCounts } from './transition-counts.ts';
import { verification } from './verification.ts';

/** Every call of the API: the server implements it, the contract tests walk it, OpenAPI is generated from it (P7). */
export const contract = {
  session: { ...session, ...oauthClient },
  sessions,
  account: { ...account, ...newAccount },
  profile: profileCalls,
  billing,
  accountChanges,
  password,
  verification,
  confirmation,
  apiToken,
  apiTokens,
  secondFactor,
  config,
  configurationEntries,
  partners,
  terms,
  dictionaries,
  choices,
  tags,
  tagValues,
  offers,
  offerParts,
  offerActions,
  offerRecords,
  offerPictures,
  approvals,
  campaigns,
  trackingLinks,
  clickTags,
  postbacks,
  public: publicCalls,
  activity,
  errorLogs,
  transitionCounts,
  catalogue,
  analytics,
  reports,
  trafficLog,
  savedReports,
  payments,
  inquiries,
  notices,
} as const;
export type ApiContract = typeof contract;
