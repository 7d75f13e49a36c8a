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
import { Link } from 'wouter';
import { ApprovalBadge } from '../approval-badge.tsx';
import { PayoutAmount } from '../offer-cell.tsx';
import { NextWords } from './next-words.tsx';

function Facts({ row }: { row: Approval }) {
  const formats = useFormats();
  const { offer, payout, comment, status, applied_at, decided_at } = row;
  const items = [
    { id: 'next', term: <Trans>What happens next</Trans>, details: <NextWords status={status} /> },
    {
      id: 'payout',
      term: <Trans>Payout</Trans>,
      details: <PayoutAmount payout={payout} />,
    },
    {
      id: 'countries',
      term: <Trans>Countries</Trans>,
      details: <CountryTags codes={offer.countries} nameOf={formats.country} limit={12} />,
    },
    { id: 'comment', term: <Trans>Your comment</Trans>, details: comment },
    {
      id: 'applied',
      term: <Trans context="column">Applied</Trans>,
      details: formats.dateTime(new Date(applied_at)),
    },
    {
      id: 'decided',
      term: <Trans>Decided</Trans>,
      details: decided_at && formats.dateTime(new Date(decided_at)),
    },
  ];
  return <DefinitionList items={items.filter(({ details }) => details)} />;
}

/** An application beside its list (O6): what was applied for, and what happens next. */
export function PendingPeek({ row, place }: PeekProps<Approval>) {
  const thumbUrl = useScreenshotUrl('thumb');
  const { id, offer } = row;
  return (
    <PeekPanel
      place={place}
      name={offer.name}
      badge={<ApprovalBadge offer={{ approval: row, requires_approval: true }} />}
      actions={
        <ButtonLink variant="primary">
          <Link href={href('liveOfferDetails', { id: String(id), type: 'pending' })}>
            <Trans>Open details</Trans>
          </Link>
        </ButtonLink>
      }
    >
      <MediaRow
        size="cell"
        media={<Preview size="md" src={thumbUrl(offer.thumb)} alt="" />}
        title={<NetworkNames>{offer.category.name}</NetworkNames>}
        meta={offer.id}
      />
      <Facts row={row} />
    </PeekPanel>
  );
}
