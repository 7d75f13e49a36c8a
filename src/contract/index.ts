import { account } from './account.ts';
import { analytics } from './analytics.ts';
import { config } from './config.ts';
import { dictionaries } from './dictionaries.ts';
import { offers } from './offers.ts';
import { publicCalls } from './public.ts';
import { session } from './session.ts';

/** Every call of the API: the server implements it, the contract tests walk it, OpenAPI is made from it (P7). */
export const contract = {
  session,
  account,
  config,
  dictionaries,
  offers,
  public: publicCalls,
  analytics,
} as const;
export type ApiContract = typeof contract;
