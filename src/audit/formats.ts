import { useLingui } from '@lingui/react';

export function useFormats() {
  const { locale } = useLingui().i18n;
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  const exactTimes = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 1,
    hourCycle: 'h23',
  });
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    /** A point in time, from ISO 8601. */
    moment: (at: string) => moments.format(new Date(at)),
    /** The time of day of a moment, from ms since 1970. */
    time: (at: number) => times.format(at),
    /** With tenths of a second: steps follow each other closely. */
    exactTime: (at: number) => exactTimes.format(at),
    share: (value: number) => shares.format(value),
  };
}
