import type { NetworkHandlers } from '../network.ts';
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

/** One handler for each call of the contract; a missing one does not compile (P7). */
export const handlers: NetworkHandlers = {
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
};
