import type { RecentFigures } from '#contract/tracking-links.ts';
import { useFormats } from '#i18n/formats.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Trans } from '@lingui/react/macro';

/** The figures of a row in the last 30 days, with the two that its table leaves out. */
export function PeekFigures({ figures }: { figures: RecentFigures }) {
  const { count, money, rate } = useFormats();
  const { clicks, conversions, payout, currency } = figures;
  const perClick = (value: number) => (clicks > 0 ? value / clicks : null);
  const share = perClick(conversions);
  const items = [
    { id: 'payout', term: <Trans>Earnings</Trans>, details: <b>{money(payout, currency)}</b> },
    { id: 'clicks', term: <Trans>Clicks</Trans>, details: count(clicks) },
    { id: 'conversions', term: <Trans>Conversions</Trans>, details: count(conversions) },
    { id: 'cr', term: <Trans>CR</Trans>, details: rate(share === null ? null : share * 100) },
    { id: 'epc', term: <Trans>EPC</Trans>, details: money(perClick(payout), currency, 3) },
  ];
  return (
    <CardSection title={<Trans>Last 30 days</Trans>}>
      <DefinitionList items={items} />
    </CardSection>
  );
}
