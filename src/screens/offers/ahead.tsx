import type { Approval } from '#contract/approvals.ts';
import type { Offer } from '#contract/offers.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { Badge } from '#ui/content/badge.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Suspense } from 'react';
import { RowNote } from './row-note.tsx';

export type AnnouncedOffer = Partial<Pick<Offer, 'expires_at' | 'payout_change'>>;

// Few offers need it, so its texts are no part of any list.
const Announced = lazyComponent(async () => (await import('#offers/announced.tsx')).Announced);

const AnnouncedWithStep = lazyComponent(
  async () => (await import('./announced-with-step.tsx')).AnnouncedWithStep,
);

// As tall as what comes.
const space = '\u00A0';
const reach = 30 * 24 * 60 * 60 * 1000;

type AheadProps = {
  offer: AnnouncedOffer;
  inBadges?: boolean;
  /** Where similar offers are offered beside the badges. */
  category?: Approval['offer']['category'];
};

/** What a network has announced of an offer for the next 30 days, as badges or in a line of text. */
export function Ahead({ offer, inBadges, category }: AheadProps) {
  const now = usePortal().networkClock.now().getTime();
  const isNear = (at = '') => Date.parse(at) > now && Date.parse(at) <= now + reach;
  const { expires_at, payout_change } = offer;
  const end = isNear(expires_at ?? '') ? expires_at : null;
  const next = isNear(payout_change?.at) ? payout_change : null;
  if (!end && !next) return null;
  return (
    <Suspense fallback={inBadges ? <Badge>{space}</Badge> : space}>
      {category ? (
        <AnnouncedWithStep {...{ end, next, inBadges, category }} />
      ) : (
        <Announced {...{ end, next, inBadges }} />
      )}
    </Suspense>
  );
}

/** The same in a row; most have none. */
export const aheadNote = (offer: AnnouncedOffer) =>
  offer.expires_at || offer.payout_change ? (
    <RowNote>
      <Ahead offer={offer} />
    </RowNote>
  ) : null;
