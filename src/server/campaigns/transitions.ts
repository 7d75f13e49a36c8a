import type { Schema } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';

export type CampaignStatus = Schema['campaign']['status'];
/** What can happen to a campaign; `start` is its approval, `end` is for good. */
export type CampaignAction = 'start' | 'pause' | 'unpause' | 'end';
type Outcome = CampaignStatus | 'CAMPAIGN_ENDED' | 'CAMPAIGN_NOT_STARTED';

/** What becomes of a campaign, or why it does not. */
const outcomes: Record<CampaignStatus, Record<CampaignAction, Outcome>> = {
  pending: {
    start: 'active',
    pause: 'CAMPAIGN_NOT_STARTED',
    unpause: 'CAMPAIGN_NOT_STARTED',
    end: 'ended',
  },
  active: { start: 'active', pause: 'paused', unpause: 'active', end: 'ended' },
  paused: { start: 'paused', pause: 'paused', unpause: 'active', end: 'ended' },
  ended: { start: 'CAMPAIGN_ENDED', pause: 'CAMPAIGN_ENDED', unpause: 'CAMPAIGN_ENDED', end: 'ended' },
};

/** The status after an action. Refuses with CAMPAIGN_ENDED, CAMPAIGN_NOT_STARTED. */
export function statusAfter(action: CampaignAction, status: CampaignStatus): CampaignStatus {
  const outcome = outcomes[status][action];
  if (outcome === 'CAMPAIGN_ENDED' || outcome === 'CAMPAIGN_NOT_STARTED') throw refuse(outcome);
  return outcome;
}
