import type { Postback } from '#contract/postbacks.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Badge } from '#ui/content/badge.tsx';
import { Plural, Trans } from '@lingui/react/macro';

export function DeliveryCell({ last }: { last: Postback['last_delivery'] }) {
  const { dateTime } = useFormats();
  if (!last) {
    return <Trans>Not called yet</Trans>;
  }
  return (
    <>
      <Badge tone={last.ok ? 'success' : 'error'}>
        {last.http_status === null ? <Trans>No answer</Trans> : `HTTP ${last.http_status}`}
      </Badge>{' '}
      {dateTime(new Date(last.at))}
      {last.attempts > 1 ? (
        <>
          {' · '}
          <Plural value={last.attempts} one="# attempt" other="# attempts" />
        </>
      ) : null}
    </>
  );
}
