import type { Schema } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';

export type CampaignStatus = Schema['campaign']['status'];
// `start` is the approval, `end` is final.
export type CampaignAction = 'start' | 'pause' | 'unpause' | 'end';
type Outcome = CampaignStatus | 'CAMPAIGN_ENDED' | 'CAMPAIGN_NOT_STARTED';

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

export function statusAfter(action: CampaignAction, status: CampaignStatus): CampaignStatus {
  const outcome = outcomes[status][action];
  if (outcome === 'CAMPAIGN_ENDED' || outcome === 'CAMPAIGN_NOT_STARTED') throw refuse(outcome);
  return outcome;
}
