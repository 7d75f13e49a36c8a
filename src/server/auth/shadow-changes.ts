import type { ShadowChange } from '#contract/config.ts';
import { readSetting } from '../configuration/configuration.ts';
import { refuse } from '../http/refusal.ts';
import type { CallerContext } from '../network.ts';

const words: Record<ShadowChange, string> = {
  payout_details: 'Operators may not change the payout details of a publisher',
  currency: 'Operators may not change the currency of a publisher',
  api_tokens: 'Operators may not create or revoke the API token of a publisher',
};

/** Refuses in a shadow login what the network has not allowed in `general.shadow_may_change`. */
export async function refuseShadowChange(
  { db, caller }: Pick<CallerContext, 'db' | 'caller'>,
  change: ShadowChange,
) {
  if (caller.operatorId === null) return;
  const allowed = await readSetting(db, 'general.shadow_may_change');
  if (Array.isArray(allowed) && allowed.includes(change)) return;
  throw refuse('FORBIDDEN', { description: words[change] });
}
