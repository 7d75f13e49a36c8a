import type { Postback } from '#contract/postbacks.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Badge } from '#ui/content/badge.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Copied } from '#ui/tables/copied.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NextTry } from './next-try.tsx';

type Last = NonNullable<Postback['last_delivery']>;

// What is tried again has not failed yet.
function toneOf({ ok, next_at: next }: Last) {
  if (ok) return 'success';
  return next ? 'warning' : 'error';
}

export function DeliveryCell({ last }: { last: Postback['last_delivery'] }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  if (!last) {
    return <Trans>Not called yet</Trans>;
  }
  return (
    <MediaRow
      size="cell"
      media={null}
      title={
        <Copied>
          <Badge tone={toneOf(last)}>
            {last.http_status === null ? <Trans>No answer</Trans> : `HTTP ${last.http_status}`}
          </Badge>
        </Copied>
      }
      meta={
        <>
          <Copied head={t`Date`}>{dateTime(new Date(last.at))}</Copied>
          {last.attempts > 1 ? (
            <>
              {' · '}
              <Plural value={last.attempts} one="# attempt" other="# attempts" />
            </>
          ) : null}
        </>
      }
      note={last.next_at ? <NextTry at={last.next_at} /> : null}
    />
  );
}
