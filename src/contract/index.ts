import { account } from './account.ts';
import { analytics } from './analytics.ts';
import { approvals } from './approvals.ts';
import { choices } from './choices.ts';
import { config } from './config.ts';
import { dictionaries } from './dictionaries.ts';
import { offerActions } from './offer-actions.ts';
import { offerParts } from './offer-parts.ts';
import { offers } from './offers.ts';
import { publicCalls } from './public.ts';
import { reports } from './reports.ts';
import { session } from './session.ts';
import { tags } from './tags.ts';

/** Every call of the API: the server implements it, the contract tests walk it, OpenAPI is made from it (P7). */
export const contract = {
  session,
  account,
  config,
  dictionaries,
  choices,
  tags,
  offers,
  offerParts,
  offerActions,
  approvals,
  public: publicCalls,
  analytics,
  reports,
} as const;
export type ApiContract = typeof contract;
