import type { Approval } from '#contract/approvals.ts';
import type { CapSummary } from '#contract/offers.ts';
import type { Postback } from '#contract/postbacks.ts';
import { endsSoon, paysLessSoon } from '#offers/soon.ts';
import type { Unusual } from './anomalies.ts';

// Caps are reported from this share on.
const nearlyUsed = 0.8;

export type Alert =
  | { kind: 'newTerms' }
  | { kind: 'email'; address: string }
  | { kind: 'billing'; href: string }
  | { kind: 'unusual'; unusual: Unusual }
  | { kind: 'capReached'; approval: Approval; cap: CapSummary }
  | { kind: 'capNear'; approval: Approval; cap: CapSummary }
  | { kind: 'postback'; postback: Postback }
  | { kind: 'endsSoon'; approval: Approval }
  | { kind: 'paysLess'; approval: Approval }
  | { kind: 'ended'; approval: Approval }
  | { kind: 'paused'; approval: Approval };

const weights: Record<Alert['kind'], number> = {
  newTerms: 0,
  email: 1,
  billing: 2,
  capReached: 3,
  postback: 4,
  unusual: 5,
  ended: 6,
  endsSoon: 7,
  paysLess: 8,
  capNear: 9,
  paused: 10,
};

function ofCap(approval: Approval): Alert[] {
  const { cap } = approval;
  if (!cap || cap.used < cap.value * nearlyUsed) return [];
  return [{ kind: cap.used >= cap.value ? 'capReached' : 'capNear', approval, cap }];
}

function ofCampaign(approval: Approval): Alert[] {
  if (approval.campaign?.status === 'ended') return [{ kind: 'ended', approval }];
  const { paused, campaign, offer } = approval;
  const isPaused = paused || campaign?.status === 'paused' || offer.status === 'paused';
  return isPaused ? [{ kind: 'paused', approval }] : [];
}

// An offer that takes no clicks gets no alert about its cap.
function ofOffer(approval: Approval): Alert[] {
  const stopped = ofCampaign(approval);
  return stopped.length > 0 ? stopped : ofCap(approval);
}

function ofAnnounced(approval: Approval, today: string): Alert[] {
  const { offer } = approval;
  if (endsSoon(offer, today)) return [{ kind: 'endsSoon', approval }];
  return paysLessSoon(offer, today) ? [{ kind: 'paysLess', approval }] : [];
}

/** Active, and its last call was not taken. */
const isFailing = ({ status, last_delivery: last }: Postback) => status === 'active' && last?.ok === false;

type Known = {
  /** In UTC. */
  today: string;
  approvals: readonly Approval[];
  postbacks: readonly Postback[];
  unusual: Unusual | null;
  hasNewTerms: boolean;
  /** The account's own, to which no mail goes any more; null where mails arrive. */
  refusedAddress: string | null;
  /** Where missing billing details are filled in; null where none is missing, or the set-up beside it says so. */
  billing: { href: string } | null;
};

/** The alerts of the day; of equal ones the offer with more clicks comes first. */
export function alertsOf({
  today,
  approvals,
  postbacks,
  unusual,
  hasNewTerms,
  refusedAddress,
  billing,
}: Known): Alert[] {
  const alerts: Alert[] = [
    ...(hasNewTerms ? [{ kind: 'newTerms' } as const] : []),
    ...(refusedAddress === null ? [] : [{ kind: 'email', address: refusedAddress } as const]),
    ...(billing ? [{ kind: 'billing', href: billing.href } as const] : []),
    ...postbacks.filter(isFailing).map((postback) => ({ kind: 'postback', postback }) as const),
    ...(unusual && unusual.anomalies.length > 0 ? [{ kind: 'unusual', unusual } as const] : []),
    ...approvals.flatMap((approval) => [...ofAnnounced(approval, today), ...ofOffer(approval)]),
  ];
  return alerts.toSorted((one, other) => weights[one.kind] - weights[other.kind]);
}
