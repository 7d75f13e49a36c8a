import type { Offer } from '#contract/offers.ts';
import { Trans } from '@lingui/react/macro';

/** Whose EPC and conversion rate an offer shows; nothing where the network does not say. */
export function FiguresOf({ of: whose }: { of: Offer['figures_of'] }) {
  if (whose === 'own') return <Trans>(yours)</Trans>;
  return whose === 'network' ? <Trans>(network)</Trans> : null;
}
