import type { TrackingLink } from '#contract/tracking-links.ts';
import { useFormats } from '#i18n/formats.tsx';
import { PeekPanel } from '#lists/peek-panel.tsx';
import type { PeekProps } from '#lists/use-peek.ts';
import { Code } from '#ui/content/code.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { CopyField } from '#ui/controls/copy-field.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { LinkBadge } from '../link-badge.tsx';
import { aheadNote } from '../ahead.tsx';
import { PeekFigures } from './peek-figures.tsx';
import { Substitute } from '../substitute.tsx';

const subIds = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5'] as const;

function Target({ row }: { row: TrackingLink }) {
  const { dateTime } = useFormats();
  const { offer, campaign, substitute, landing_page, deep_link, clicktag, created_at } = row;
  const items = [
    { id: 'offer', term: <Trans>Offer</Trans>, details: offer.name },
    { id: 'ahead', term: <Trans>Announced</Trans>, details: aheadNote(offer) },
    {
      id: 'substitute',
      term: <Trans>Instead</Trans>,
      details: substitute !== undefined && <Substitute of={substitute} />,
    },
    { id: 'campaign', term: <Trans>Campaign</Trans>, details: campaign?.name },
    { id: 'landing', term: <Trans>Landing page</Trans>, details: landing_page?.name },
    { id: 'deep', term: <Trans>Deep link</Trans>, details: deep_link && <Code>{deep_link}</Code> },
    ...subIds.map((id) => ({ id, term: id, details: row[id] && <Code>{row[id]}</Code> })),
    { id: 'clicktag', term: <Trans>Click tag</Trans>, details: clicktag?.name },
    { id: 'created', term: <Trans>Created</Trans>, details: dateTime(new Date(created_at)) },
  ];
  return <DefinitionList items={items.filter(({ details }) => details)} />;
}

/** A tracking link beside its list (O5): the whole address, where it leads, its figures. */
export function LinkPeek({ row, place }: PeekProps<TrackingLink>) {
  const { t } = useLingui();
  const { name, url, status, figures } = row;
  return (
    <PeekPanel place={place} name={name} badge={<LinkBadge status={status} />}>
      <CopyField text={url} label={t`Copy link: ${name}`} />
      <Target row={row} />
      <PeekFigures figures={figures} />
    </PeekPanel>
  );
}
