import { query } from '#api/queries.ts';
import { publicCalls } from '#contract/public.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { OfferList } from './offer-list.tsx';
import { OfferTile } from './offer-tile.tsx';

/** The catalogue that anybody may read (O2). */
export function PublicOfferWallScreen() {
  const { t } = useLingui();
  return (
    <OfferList
      title={<Trans>Public offers</Trans>}
      searchLabel={t`Search by name or ID`}
      queryOf={(asked) => query(publicCalls.offers, { query: asked })}
    >
      {(offer) => <OfferTile key={offer.id} offer={offer} />}
    </OfferList>
  );
}
