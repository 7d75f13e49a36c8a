import type { Postback } from '#contract/postbacks.ts';
import { useFormats } from '#i18n/formats.tsx';
import { wordOf } from '#i18n/words.ts';
import { PeekPanel } from '#lists/peek-panel.tsx';
import type { PeekProps } from '#lists/use-peek.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { CopyField } from '#ui/controls/copy-field.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { DeliveryCell } from './delivery-cell.tsx';
import { conversionStatuses, postbackStatuses } from './statuses.ts';
import { useOpenPostback } from './use-open-postback.ts';

function Facts({ row }: { row: Postback }) {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormats();
  const { event, offer, statuses, is_default, last_delivery, updated_at } = row;
  const items = [
    { id: 'event', term: <Trans>Event</Trans>, details: event.name },
    { id: 'offer', term: <Trans>Applies to</Trans>, details: offer?.name ?? t`All offers` },
    {
      id: 'statuses',
      term: <Trans>Conversions</Trans>,
      details: statuses.map((status) => wordOf(conversionStatuses, status, i18n)).join(', '),
    },
    { id: 'default', term: <Trans>Default</Trans>, details: is_default ? t`Yes` : t`No` },
    { id: 'delivery', term: <Trans>Last delivery</Trans>, details: <DeliveryCell last={last_delivery} /> },
    { id: 'updated', term: <Trans>Updated</Trans>, details: dateTime(new Date(updated_at)) },
  ];
  return <DefinitionList items={items.filter(({ details }) => details)} />;
}

/** A postback beside its list (O7): the whole address, what calls it, and the last call. */
export function PostbackPeek({ row, place }: PeekProps<Postback>) {
  const { t } = useLingui();
  const { hrefOf, onLink } = useOpenPostback();
  const { id, name, url, status } = row;
  return (
    <PeekPanel
      place={place}
      name={name}
      badge={<StatusBadge status={status} appearances={postbackStatuses} />}
      actions={
        <ButtonLink variant="primary">
          <Link href={hrefOf(id)} onClick={onLink(id)}>
            <Trans>Edit</Trans>
          </Link>
        </ButtonLink>
      }
    >
      <CopyField text={url} label={t`Copy address: ${name}`} />
      <Facts row={row} />
    </PeekPanel>
  );
}
