import type { Configuration } from '#api/configuration.ts';
import { useLingui } from '@lingui/react';
import { format, type Locale } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { LocaleName } from '#contract/locales.ts';
import { deviceTimezone, isTimezone, nameOfTimezone } from '#contract/time-zones.ts';
import { dash } from './words.ts';
import { dateStyle, numberLocale, numberStyle, patternsOf } from './writing.ts';
import { zoneClock } from './zone-clock.ts';

export const dateLocales: Record<LocaleName, Locale> = { en: enUS, de };
type Value = number | null | undefined;

const orDash = (show: (value: number) => string) => (value: Value) =>
  value === null || value === undefined || Number.isNaN(value) ? dash : show(value);

// A UTC day of the network is shown as that day wherever the reader is.
const localDayOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, date);
};

const isDay = (day: string) => /^\d{4}-\d\d-\d\d/.test(day);
const isInstant = (instant: Date) => !Number.isNaN(instant.getTime());

// Intl throws on an unknown code, which is then shown as it is.
function orAsItCame<Made>(make: () => Made, otherwise: Made): Made {
  try {
    return make();
  } catch {
    return otherwise;
  }
}

// Intl formatters are expensive, and a screen needs few of them.
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

type Patterns = Configuration['dateFormat'];

// Without a known zone instants are written in that of the device.
function instants(patterns: Patterns, options: { locale: Locale }, zone: string | undefined) {
  const known = once(() => (zone && isTimezone(zone) ? zone : undefined));
  const own = once(() => zoneClock(known()));
  const utc = once(() => zoneClock('UTC'));
  const writeInstant =
    (pattern: string, clock = own) =>
    (instant: Date) => {
      const wall = isInstant(instant) ? clock()(instant) : instant;
      return isInstant(wall) ? format(wall, pattern, options) : dash;
    };
  const dateTime = writeInstant(patterns.dateTime);
  const clockPattern = patterns.time.includes('s') ? patterns.time : patterns.time.replace('mm', 'mm:ss');
  const date = writeInstant(patterns.date);
  const clock = writeInstant(clockPattern);
  return {
    /** The day of an instant. */
    date,
    dateTime,
    /** Names the zone, where a time is read apart from the screen or compared with another. */
    zonedDateTime: (instant: Date) => `${dateTime(instant)} ${nameOfTimezone(known() ?? deviceTimezone())}`,
    /** With seconds, even if the configured pattern omits them. */
    clock,
    time: writeInstant(patterns.time),
    /** The time of an instant of today; else its day, too. */
    ofLate: (instant: Date) => (date(instant) === date(new Date()) ? clock(instant) : dateTime(instant)),
    utcDate: writeInstant(patterns.date, utc),
    utcTime: writeInstant(patterns.time, utc),
  };
}

/**
 * Formats all figures and dates, by locale and configured patterns (C1). Every instant is written in `zone`, without
 * one in that of the device.
 */
export function createFormats(
  locale: LocaleName,
  patterns: Patterns,
  { zone, figures = locale }: { zone?: string | undefined; figures?: string } = {},
) {
  const options = { locale: dateLocales[locale] };
  // What rounds to 0 has no sign.
  const number = (digits: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(figures, { signDisplay: 'negative', ...digits });
  const whole = once(() => number({ maximumFractionDigits: 0 }));
  const rate = once(() => number({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }));
  const change = once(() =>
    number({
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'never',
    }),
  );
  const share = once(() => number({ style: 'percent', maximumFractionDigits: 2 }));
  const regions = once(() => new Intl.DisplayNames(locale, { type: 'region' }));
  const monies = new Map<string, (amount: number) => string>();
  // A table formats thousands of amounts: one formatter serves all.
  function money(currency: string, digits: number) {
    const key = currency + digits;
    const write = monies.get(key) ?? moneyWriter(currency, digits);
    monies.set(key, write);
    return write;
  }
  function moneyWriter(currency: string, digits: number): (amount: number) => string {
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const written = orAsItCame(() => number({ style: 'currency', currency, ...fraction }), null);
    const plain = number(fraction);
    return (amount) => written?.format(amount) ?? `${plain.format(amount)} ${currency}`.trim();
  }

  function short(currency: string | undefined) {
    const digits = { notation: 'compact', maximumFractionDigits: 2 } as const;
    const write = (style: Intl.NumberFormatOptions) => number({ ...digits, ...style });
    const written = currency
      ? orAsItCame(() => write({ style: 'currency', currency, minimumFractionDigits: 0 }), null)
      : null;
    return (value: number) => (written ?? write({})).format(value);
  }

  return {
    patterns,
    count: orDash((value) => whole().format(value)),
    /** Large numbers and amounts in few letters, for ticks of an axis: 1.5M. */
    short: (value: number, currency?: string) => short(currency)(value),
    /** `value` is in percent. */
    rate: orDash((value) => rate().format(value / 100)),
    /** `value` is in percent; no needless digits. */
    share: orDash((value) => share().format(value / 100)),
    /** `value` is in percent, without its sign: an icon and a word tell it. */
    change: orDash((value) => change().format(value / 100)),
    /** The same digits may be euros or dollars: without a currency there is no amount. */
    money: (value: Value, currency: string, digits = 2) =>
      currency ? orDash(money(currency, digits))(value) : dash,
    /** `day` is YYYY-MM-DD. */
    day: (day: string) => (isDay(day) ? format(localDayOf(day), patterns.date, options) : day || dash),
    shortDay: (day: string) =>
      isDay(day) ? format(localDayOf(day), patterns.shortDate, options) : day || dash,
    /** For example 'November 2026'. */
    month: (day: string) => format(localDayOf(day), 'LLLL yyyy', options),
    ...instants(patterns, options, zone),
    /** `day` counts from Sunday as 0. */
    weekday: (day: number) => format(new Date(2026, 10, 1 + day), 'EEEE', options),
    country: (code: string) => orAsItCame(() => regions().of(code) ?? code, code),
  };
}
export type Formats = ReturnType<typeof createFormats>;

const FormatsContext = createContext<Formats | null>(null);

type ProviderProps = { patterns: Patterns; zone?: string | undefined; children: ReactNode };

export function FormatsProvider({ patterns, zone, children }: ProviderProps) {
  const { i18n } = useLingui();
  const locale = i18n.locale as LocaleName;
  // Formatters are expensive, so every cell shares them.
  const [dates, figures] = [dateStyle.useChosen(), numberLocale(locale, numberStyle.useChosen())];
  const formats = useMemo(
    () => createFormats(locale, patternsOf(dates, patterns), { zone, figures }),
    [locale, patterns, zone, dates, figures],
  );
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

export function useFormats(): Formats {
  const formats = useContext(FormatsContext);
  if (!formats) throw new Error('useFormats needs a FormatsProvider above');
  return formats;
}
