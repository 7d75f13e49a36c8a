import type { Configuration } from '#api/configuration.ts';
import { useLingui } from '@lingui/react';
import { format, type Locale } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { LocaleName } from '#contract/locales.ts';
import { dash } from './words.ts';

/** How date-fns writes dates in each language. */
export const dateLocales: Record<LocaleName, Locale> = { en: enUS, de };
type Value = number | null | undefined;

const orDash = (show: (value: number) => string) => (value: Value) =>
  value === null || value === undefined || Number.isNaN(value) ? dash : show(value);

/** A day of the network is a day in UTC: shown as that day wherever the reader is. */
const localDayOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, date);
};

/** A day or an instant that came as none. */
const isDay = (day: string) => /^\d{4}-\d\d-\d\d/.test(day);
const isInstant = (instant: Date) => !Number.isNaN(instant.getTime());

/** What Intl makes of a code; one that is none stays as it came. */
function orAsItCame<Made>(make: () => Made, otherwise: Made): Made {
  try {
    return make();
  } catch {
    return otherwise;
  }
}

/** Made when it is first wanted, and once: what writes figures is dear, and a screen needs few of them. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** All figures and dates of the portal are written here, by locale and by the configured patterns (C1). */
export function createFormats(locale: LocaleName, patterns: Configuration['dateFormat']) {
  const options = { locale: dateLocales[locale] };
  const clockPattern = patterns.time.includes('s') ? patterns.time : patterns.time.replace('mm', 'mm:ss');
  // What rounds to nothing is neither more nor less than nothing.
  const number = (digits: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { signDisplay: 'negative', ...digits });
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
  // A table writes thousands of amounts: what writes them is made once.
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

  return {
    patterns,
    count: orDash((value) => whole().format(value)),
    /** `value` is in percent. */
    rate: orDash((value) => rate().format(value / 100)),
    /** `value` is in percent; no more digits than it has. */
    share: orDash((value) => share().format(value / 100)),
    /** `value` is in percent; the sign is told by icon and word. */
    change: orDash((value) => change().format(value / 100)),
    /** The same digits may be euros or dollars: without a currency it is no amount. */
    money: (value: Value, currency: string, digits = 2) =>
      currency ? orDash(money(currency, digits))(value) : dash,
    /** `day` is YYYY-MM-DD. */
    day: (day: string) => (isDay(day) ? format(localDayOf(day), patterns.date, options) : day || dash),
    shortDay: (day: string) =>
      isDay(day) ? format(localDayOf(day), patterns.shortDate, options) : day || dash,
    /** The month of a day, as a title: 'November 2026'. */
    month: (day: string) => format(localDayOf(day), 'LLLL yyyy', options),
    dateTime: (instant: Date) => (isInstant(instant) ? format(instant, patterns.dateTime, options) : dash),
    /** The time of day to the second, whatever the pattern of times leaves out. */
    clock: (instant: Date) => (isInstant(instant) ? format(instant, clockPattern, options) : dash),
    /** `day` counts from Sunday as 0. */
    weekday: (day: number) => format(new Date(2026, 10, 1 + day), 'EEEE', options),
    country: (code: string) => orAsItCame(() => regions().of(code) ?? code, code),
  };
}
export type Formats = ReturnType<typeof createFormats>;

const FormatsContext = createContext<Formats | null>(null);

/** Gives the formats of the active locale, by the configured date patterns, to everything below. */
export function FormatsProvider({
  patterns,
  children,
}: {
  patterns: Configuration['dateFormat'];
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const locale = i18n.locale as LocaleName;
  // Their makers are dear: whoever writes a figure, a cell of a table for one, shares them.
  const formats = useMemo(() => createFormats(locale, patterns), [locale, patterns]);
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

/** The formats of the active locale. */
export function useFormats(): Formats {
  const formats = useContext(FormatsContext);
  if (!formats) throw new Error('useFormats needs a FormatsProvider above');
  return formats;
}
