import { cachedRow } from '#api/cached-row.ts';
import { query } from '#api/queries.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { offers, type Offer } from '#contract/offers.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { CountryTags } from '#ui/content/country-tags.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { HoverCard, HoverCardBody } from '#ui/overlays/hover-card.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ahead } from './ahead.tsx';
import { ApprovalBadge } from './approval-badge.tsx';
import { CapMeter } from './cap-meter.tsx';
import { EndedBadge } from './ended-badge.tsx';
import { hasEnded } from './has-ended.ts';
import { PayoutAmount } from './offer-cell.tsx';
import { accessOf } from './wall/offer-access.ts';
import { FiguresOf } from './wall/figures-of.tsx';

function Facts({ offer: { payout, epc, figures_of: whose, cap, countries } }: { offer: Offer }) {
  const formats = useFormats();
  const items = [
    { id: 'payout', term: <Trans>Payout</Trans>, details: <PayoutAmount payout={payout} /> },
    {
      id: 'epc',
      term: <Trans>EPC</Trans>,
      details: (
        <>
          {formats.money(epc, payout.currency, 3)} {epc === null ? null : <FiguresOf of={whose} />}
        </>
      ),
    },
    { id: 'cap', term: <Trans>Cap</Trans>, details: <CapMeter cap={cap} currency={payout.currency} /> },
    {
      id: 'countries',
      term: <Trans>Countries</Trans>,
      details: <CountryTags codes={countries} nameOf={formats.country} limit={6} />,
    },
  ];
  return <DefinitionList items={items} />;
}

// What the wall has loaded is not asked for again.
function useOffer(id: number): Offer | undefined {
  const known = cachedRow(useQueryClient(), offers.list, id);
  const { data } = useQuery({
    ...query(offerParts.retrieve, { params: { id } }),
    enabled: known === undefined,
  });
  return known ?? data;
}

// The row of an approved offer says whether it is live.
function Status({ offer }: { offer: Offer }) {
  if (hasEnded(offer)) return <EndedBadge />;
  return accessOf(offer) === 'approved' ? null : <ApprovalBadge offer={offer} />;
}

function Card({ id }: { id: number }) {
  const offer = useOffer(id);
  const previewUrl = useScreenshotUrl('preview');
  if (!offer) return null;
  return (
    <>
      <Preview src={previewUrl(offer.preview)} alt="" />
      <HoverCardBody
        line={
          <>
            <Status offer={offer} />
            <span>
              {id} · <NetworkNames>{offer.category.name}</NetworkNames>
            </span>
            <Ahead offer={offer} inBadges />
          </>
        }
      >
        <Facts offer={offer} />
      </HoverCardBody>
    </>
  );
}

/** What an offer is and pays, beside its name while the pointer rests on that; the peek has more, by keyboard too. */
export const OfferPreview = ({ first }: { first: Event }) => (
  <HoverCard anchors="[data-offer]" first={first}>
    {({ dataset }) => <Card id={Number(dataset['offer'])} />}
  </HoverCard>
);
