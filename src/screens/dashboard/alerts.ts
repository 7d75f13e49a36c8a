import type { Approval } from '#contract/approvals.ts';
import type { CapSummary } from '#contract/offers.ts';
import type { Unusual } from './anomalies.ts';

// Caps are reported from this share on.
const nearlyUsed = 0.8;

export type Alert =
  | { kind: 'newTerms' }
  | { kind: 'unusual'; unusual: Unusual }
  | { kind: 'capReached'; approval: Approval; cap: CapSummary }
  | { kind: 'capNear'; approval: Approval; cap: CapSummary }
  | { kind: 'ended'; approval: Approval }
  | { kind: 'paused'; approval: Approval };

const weights: Record<Alert['kind'], number> = {
  newTerms: 0,
  capReached: 1,
  unusual: 2,
  ended: 3,
  capNear: 4,
  paused: 5,
};

function ofCap(approval: Approval): Alert[] {
  const { cap } = approval;
  if (!cap || cap.used < cap.value * nearlyUsed) return [];
  return [{ kind: cap.used >= cap.value ? 'capReached' : 'capNear', approval, cap }];
}

function ofCampaign(approval: Approval): Alert[] {
  if (approval.campaign?.status === 'ended') return [{ kind: 'ended', approval }];
  return approval.paused || approval.campaign?.status === 'paused' ? [{ kind: 'paused', approval }] : [];
}

// An offer that takes no clicks gets no alert about its cap.
function ofApproval(approval: Approval): Alert[] {
  const stopped = ofCampaign(approval);
  return stopped.length > 0 ? stopped : ofCap(approval);
}

type Known = { approvals: readonly Approval[]; unusual: Unusual | null; hasNewTerms: boolean };

/** The alerts of the day; of equal ones the offer with more clicks comes first. */
export function alertsOf({ approvals, unusual, hasNewTerms }: Known): Alert[] {
  const alerts: Alert[] = [
    ...(hasNewTerms ? [{ kind: 'newTerms' } as const] : []),
    ...(unusual && unusual.anomalies.length > 0 ? [{ kind: 'unusual', unusual } as const] : []),
    ...approvals.flatMap(ofApproval),
  ];
  return alerts.toSorted((one, other) => weights[one.kind] - weights[other.kind]);
}
