import { useLingui } from '@lingui/react';

export function useFormats() {
  const { locale } = useLingui().i18n;
  const moments = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  // Logs are read in more than one place.
  const exact = {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 1,
    hourCycle: 'h23',
    timeZone: 'UTC',
  } as const;
  const exactTimes = new Intl.DateTimeFormat(locale, exact);
  const zonedTimes = new Intl.DateTimeFormat(locale, { ...exact, timeZoneName: 'short' });
  const exactMoments = new Intl.DateTimeFormat(locale, {
    ...exact,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZoneName: 'short',
  });
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    /** A point in time, from ISO 8601, with its zone. */
    moment: (at: string) => moments.format(new Date(at)),
    /** The time of day of a moment, from ms since 1970. */
    time: (at: number) => times.format(at),
    /** In UTC, with tenths of a second: steps follow each other closely. */
    exactTime: (at: number) => exactTimes.format(at),
    /** The same, and the zone. */
    zonedTime: (at: number) => zonedTimes.format(at),
    /** The same, and the day. */
    exactMoment: (at: number) => exactMoments.format(at),
    share: (value: number) => shares.format(value),
  };
}
