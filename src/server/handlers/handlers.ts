import type { NetworkHandlers } from '../network.ts';
import { account } from './account.ts';
import { analytics } from './analytics.ts';
import { config } from './config.ts';
import { dictionaries } from './dictionaries.ts';
import { offers } from './offers.ts';
import { publicCalls } from './public.ts';
import { session } from './session.ts';

/** One handler for each call of the contract; a missing one does not compile (P7). */
export const handlers: NetworkHandlers = {
  session,
  account,
  config,
  dictionaries,
  offers,
  public: publicCalls,
  analytics,
};
