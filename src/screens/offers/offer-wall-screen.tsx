import { query } from '#api/queries.ts';
import { offers } from '#contract/offers.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApprovalBadge } from './approval-badge.tsx';
import { OfferList } from './offer-list.tsx';
import { OfferTile } from './offer-tile.tsx';

/** The offers that a publisher may run or apply for (O1). */
export function OfferWallScreen() {
  const { t } = useLingui();
  return (
    <OfferList
      title={<Trans>Offer Wall</Trans>}
      searchLabel={t`Search by name or ID`}
      queryOf={(asked) => query(offers.list, { query: { ...asked, status: ['active'] } })}
    >
      {(offer) => <OfferTile key={offer.id} offer={offer} standing={<ApprovalBadge offer={offer} />} />}
    </OfferList>
  );
}
