import type { Postback } from '#contract/postbacks.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Badge } from '#ui/content/badge.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NextTry } from './next-try.tsx';

type Last = NonNullable<Postback['last_delivery']>;

// What is tried again has not failed yet.
function toneOf({ ok, next_at: next }: Last) {
  if (ok) return 'success';
  return next ? 'warning' : 'error';
}

/** What came of the last call, in a column with `lines: 'plain'`. */
export function DeliveryCell({ last }: { last: Postback['last_delivery'] }) {
  const { dateTime } = useFormats();
  if (!last) {
    return <Trans>Not called yet</Trans>;
  }
  return (
    <>
      <Badge tone={toneOf(last)}>
        {last.http_status === null ? <Trans>No answer</Trans> : `HTTP ${last.http_status}`}
      </Badge>{' '}
      <small>
        {dateTime(new Date(last.at))}
        {last.attempts > 1 ? (
          <>
            {' · '}
            <Plural value={last.attempts} one="# attempt" other="# attempts" />
          </>
        ) : null}
      </small>{' '}
      {last.next_at ? <NextTry at={last.next_at} /> : null}
    </>
  );
}

/** The same among copied rows. */
export function useCopiedDelivery() {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  return ({ last_delivery: last }: Postback): Record<string, string> => {
    if (!last) return { '': t`Not called yet` };
    const outcome = last.http_status === null ? t`No answer` : `HTTP ${last.http_status}`;
    return { '': outcome, [t`Date`]: dateTime(new Date(last.at)) };
  };
}
