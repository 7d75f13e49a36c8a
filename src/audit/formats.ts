import { useLingui } from '@lingui/react';

// One clock on all pages: logs and evidence are read in more than one place.
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
const exact = { ...clock, second: '2-digit', fractionalSecondDigits: 1 } as const;
const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;

function formatsOf(locale: string) {
  const exactTimes = new Intl.DateTimeFormat(locale, exact);
  const zonedTimes = new Intl.DateTimeFormat(locale, { ...exact, timeZoneName: 'short' });
  const exactMoments = new Intl.DateTimeFormat(locale, { ...exact, ...day, timeZoneName: 'short' });
  const moments = new Intl.DateTimeFormat(locale, { ...clock, ...day, timeZoneName: 'short' });
  const days = new Intl.DateTimeFormat(locale, { ...day, timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(locale, clock);
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 3, useGrouping: false });
  const counts = new Intl.NumberFormat(locale);
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    /** A point in time, from ISO 8601 or ms since 1970, with its zone. */
    moment: (at: string | number) => moments.format(new Date(at)),
    /** From the first to the last of some points in time, from ISO 8601; one alone where all are of one minute. */
    span: (...all: readonly string[]) => {
      const sorted = all.map((at) => Date.parse(at)).toSorted((one, other) => one - other);
      return moments.formatRange(sorted[0] ?? 0, sorted.at(-1) ?? 0);
    },
    /** A point in time without its day where that is the day of another, both from ISO 8601. */
    momentAfter: (other: string, at: string) =>
      at.slice(0, 10) === other.slice(0, 10) ? times.format(new Date(at)) : moments.format(new Date(at)),
    /** A day, from ISO 8601. */
    day: (on: string) => days.format(new Date(on)),
    /** From ms since 1970, with tenths of a second: steps follow each other closely. */
    exactTime: (at: number) => exactTimes.format(at),
    /** The same, and the zone. */
    zonedTime: (at: number) => zonedTimes.format(at),
    /** The same, and the day. */
    exactMoment: (at: number) => exactMoments.format(at),
    /** From ms, to the ms. */
    seconds: (ms: number) => seconds.format(ms / 1000),
    share: (value: number) => shares.format(value),
    count: (value: number) => counts.format(value),
  };
}

// Nine Intl formats take a millisecond or more: a table of a hundred rows makes them once, not in each row.
const made = new Map<string, ReturnType<typeof formatsOf>>();

/** Points in time stand in UTC. */
export function useFormats() {
  const { locale } = useLingui().i18n;
  const formats = made.get(locale) ?? formatsOf(locale);
  made.set(locale, formats);
  return formats;
}
