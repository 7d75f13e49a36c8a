import { query } from '#api/queries.ts';
import { offerParts, type OfferDetails } from '#contract/offer-parts.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf, modelName } from '#i18n/payouts.ts';
import { CountryTags } from '#ui/content/country-tags.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { CapMeter } from '../cap-meter.tsx';
import { Devices } from '../devices.tsx';
import { LastFullDay } from '#offers/last-full-day.tsx';
import { FiguresOf } from './figures-of.tsx';
import type { WallOffer } from './offer-tile.tsx';
import { tipOf } from '#ui/overlays/tip-anchor.ts';

type Facts = ComponentProps<typeof DefinitionList>['items'];

const list = (names: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names);

function Payouts({ offer: { id, payout } }: { offer: WallOffer }) {
  const formats = useFormats();
  const { data } = useQuery({
    ...query(offerParts.payouts, { params: { id }, query: { limit: -1 } }),
    enabled: payout.varies,
  });
  if (!data) return <PayoutLine payout={payout} unit={modelName(payout.model)} />;
  return data.data.map((row) => (
    <div key={row.id}>
      <b>{amountOf({ ...row, varies: false }, formats)}</b> {row.is_default ? modelName(row.model) : row.goal}
    </div>
  ));
}

function PayoutLine({ payout, unit }: { payout: WallOffer['payout']; unit: string }) {
  const formats = useFormats();
  return (
    <>
      {payout.varies ? <Trans>up to</Trans> : null} <b>{amountOf(payout, formats)}</b> {unit}
    </>
  );
}

function TrafficTypes({ types }: { types: OfferDetails['traffic_types'] }) {
  const { i18n } = useLingui();
  const namesOf = (isAllowed: boolean) =>
    types.filter(({ allowed }) => allowed === isAllowed).map(({ name }) => name);
  const [taken, refused] = [namesOf(true), namesOf(false)];
  if (refused.length === 0) return <Trans>All</Trans>;
  const exceptions = list(refused, i18n.locale);
  if (refused.length >= taken.length) return <NetworkNames>{list(taken, i18n.locale)}</NetworkNames>;
  return (
    <Trans>
      All but <NetworkNames>{exceptions}</NetworkNames>
    </Trans>
  );
}

function usePublicFacts(offer: WallOffer, payouts?: ReactNode): Facts {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { payout, countries, devices, tags } = offer;
  return [
    {
      id: 'payout',
      term: t`Payout`,
      details: payouts ?? <PayoutLine payout={payout} unit={modelName(payout.model)} />,
    },
    {
      id: 'countries',
      term: t`Countries`,
      details: <CountryTags codes={countries} nameOf={formats.country} limit={4} />,
    },
    { id: 'devices', term: t`Devices`, details: <Devices of={devices} /> },
    ...(tags.length > 0
      ? [
          {
            id: 'tags',
            term: t`Tags`,
            details: (
              <NetworkNames>
                {list(
                  tags.map(({ name }) => name),
                  i18n.locale,
                )}
              </NetworkNames>
            ),
          },
        ]
      : []),
  ];
}

function useOfferFacts(offer: OfferDetails): Facts {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { epc, cr, figures_of: whose, cap, os, payout, traffic_types: types } = offer;
  const { expires_at: end, payout_change: next } = offer;
  const [amount, from] = next ? [amountOf(next.to, formats), formats.utcDate(new Date(next.at))] : [];
  const [paid, ...shared] = usePublicFacts(offer, <Payouts offer={offer} />);
  return [
    ...(paid ? [paid] : []),
    ...(next
      ? [
          {
            id: 'next',
            term: t`Payout change`,
            details: (
              <Trans>
                {amount} from {from}
              </Trans>
            ),
          },
        ]
      : []),
    ...shared,
    {
      id: 'epc',
      term: <abbr {...tipOf(t`Earnings per click`)}>EPC</abbr>,
      details: (
        <>
          {formats.money(epc, payout.currency, 3)} {epc === null ? null : <FiguresOf of={whose} />}
        </>
      ),
    },
    {
      id: 'cr',
      term: <abbr {...tipOf(t`Conversion rate: conversions per click`)}>CR</abbr>,
      details: formats.rate(cr),
    },
    ...(os.length > 0 ? [{ id: 'os', term: t`Platform`, details: list(os, i18n.locale) }] : []),
    {
      id: 'cap',
      term: t`Cap`,
      details: cap ? <CapMeter cap={cap} currency={payout.currency} /> : <Trans>No cap</Trans>,
    },
    { id: 'traffic', term: t`Traffic types`, details: <TrafficTypes types={types} /> },
    ...(end ? [{ id: 'end', term: t`Last full day`, details: <LastFullDay end={end} /> }] : []),
  ];
}

export function OfferFacts({ offer }: { offer: OfferDetails }) {
  return <DefinitionList items={useOfferFacts(offer)} />;
}

export function PublicOfferFacts({ offer }: { offer: WallOffer }) {
  return <DefinitionList items={usePublicFacts(offer)} />;
}
