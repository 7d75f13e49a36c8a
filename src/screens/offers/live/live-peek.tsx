import type { Approval } from '#contract/approvals.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkNames } from '#i18n/network-text.tsx';
import { PeekPanel } from '#lists/peek-panel.tsx';
import type { PeekProps } from '#lists/use-peek.ts';
import { useScreenshotUrl } from '#offers/use-screenshot-url.ts';
import { href } from '#routes';
import { CountryTags } from '#ui/content/country-tags.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Trans } from '@lingui/react/macro';
import { Link2, Replace } from 'lucide-react';
import { Link } from 'wouter';
import { CapMeter } from '../cap-meter.tsx';
import { PauseButton } from '../commands/pause-button.tsx';
import { hasEnded, replacementHref } from '../has-ended.ts';
import { PayoutAmount } from '../offer-cell.tsx';
import { BestLink } from './best-link.tsx';
import { LiveStatus } from './live-status.tsx';
import { PeekFigures } from './peek-figures.tsx';

function Terms({ payout, offer, cap, decided_at }: Approval) {
  const formats = useFormats();
  const items = [
    {
      id: 'payout',
      term: <Trans>Payout</Trans>,
      details: <PayoutAmount payout={payout} />,
    },
    {
      id: 'cap',
      term: <Trans>Cap</Trans>,
      details: cap ? <CapMeter cap={cap} currency={payout.currency} /> : <Trans>No cap</Trans>,
    },
    {
      id: 'countries',
      term: <Trans>Countries</Trans>,
      details: <CountryTags codes={offer.countries} nameOf={formats.country} limit={12} />,
    },
    {
      id: 'approved',
      term: <Trans>Approved</Trans>,
      details: decided_at && formats.dateTime(new Date(decided_at)),
    },
  ];
  return <DefinitionList items={items.filter(({ details }) => details)} />;
}

/** A live offer beside its list (O6): terms, figures, its best link and its commands. */
export function LivePeek({ row, place }: PeekProps<Approval>) {
  const thumbUrl = useScreenshotUrl('thumb');
  const { id, offer, paused, figures } = row;
  const isOver = hasEnded(offer);
  const details = href('liveOfferDetails', { id: String(id), type: 'live' });
  return (
    <PeekPanel
      place={place}
      name={offer.name}
      badge={<LiveStatus approval={row} />}
      actions={
        <>
          {isOver ? (
            <ButtonLink variant="primary" icon={Replace}>
              <Link href={replacementHref(offer.substitute)}>
                <Trans>Find a replacement</Trans>
              </Link>
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" icon={Link2}>
              <Link href={`${details}?tab=tracking-links`}>
                <Trans>Get link</Trans>
              </Link>
            </ButtonLink>
          )}
          <ButtonLink>
            <Link href={details}>
              <Trans>Open details</Trans>
            </Link>
          </ButtonLink>
          {isOver ? null : <PauseButton wide kind="offer" id={offer.id} name={offer.name} paused={paused} />}
        </>
      }
    >
      <MediaRow
        size="cell"
        media={<Preview size="md" src={thumbUrl(offer.thumb)} alt="" />}
        title={<NetworkNames>{offer.category.name}</NetworkNames>}
        meta={offer.id}
      />
      <Terms {...row} />
      <PeekFigures figures={figures} />
      {isOver ? null : <BestLink offerId={offer.id} />}
    </PeekPanel>
  );
}
