import type { LocaleName } from '#contract/locales.ts';
import type { Currency } from '#contract/values.ts';
import { countriesIn } from '../reference/countries.ts';
import { regional } from '../regional.ts';

/** How documents write what they hold; days are those of UTC, currencies their codes: `$` alone is the dollar of many. */
export function formatsIn(locale: LocaleName) {
  const language = regional[locale];
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    day: (at: Date) => days.format(at),
    span: (first: string, last: string) => days.formatRange(new Date(first), new Date(last)),
    month: (month: string) =>
      new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01`),
      ),
    count: (count: number) => count.toLocaleString(language),
    percent: (rate: string) => (Number(rate) / 100).toLocaleString(language, { style: 'percent' }),
    money: (amount: number, currency: Currency) =>
      amount.toLocaleString(language, { style: 'currency', currency, currencyDisplay: 'code' }),
    country: (code: string) => countriesIn(locale).find(({ id }) => id === code)?.name ?? code,
  };
}
