import { useFormats } from '#i18n/formats.tsx';
import { Trans } from '@lingui/react/macro';
import { lastDayBefore } from './soon.ts';

/** The last whole day of an offer, and the moment from which its links take no clicks. */
export function LastFullDay({ end }: { end: string }) {
  const { utcDate, zonedDateTime } = useFormats();
  const [day, moment] = [utcDate(lastDayBefore(end)), zonedDateTime(new Date(end))];
  return (
    <Trans>
      {day}. Its links take clicks until {moment}.
    </Trans>
  );
}
