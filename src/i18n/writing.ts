import type { Configuration } from '#api/configuration.ts';
import type { LocaleName } from '#contract/locales.ts';
import { deviceChoice } from './device-choice.ts';

type Patterns = Configuration['dateFormat'];

/** How dates are written: as the network is configured (C1), or in a way that was chosen on this device. */
export const dateStyles = ['network', 'iso', 'dayFirst', 'monthFirst'] as const;
export type DateStyle = (typeof dateStyles)[number];
export const dateStyle = deviceChoice('dates', dateStyles);

const patterns: Record<Exclude<DateStyle, 'network'>, Patterns> = {
  iso: { shortDate: 'dd MMM', date: 'yyyy-MM-dd', time: 'HH:mm', dateTime: 'yyyy-MM-dd HH:mm:ss' },
  dayFirst: { shortDate: 'dd.MM.', date: 'dd.MM.yyyy', time: 'HH:mm', dateTime: 'dd.MM.yyyy HH:mm:ss' },
  monthFirst: { shortDate: 'MMM d', date: 'MM/dd/yyyy', time: 'h:mm a', dateTime: 'MM/dd/yyyy h:mm:ss a' },
};

export const patternsOf = (style: DateStyle, network: Patterns): Patterns =>
  style === 'network' ? network : patterns[style];

/** How figures are written: as the language does, or with a point or a comma before the decimals. */
export const numberStyles = ['language', 'point', 'comma'] as const;
export type NumberStyle = (typeof numberStyles)[number];
export const numberStyle = deviceChoice('numbers', numberStyles);

const figures: Record<Exclude<NumberStyle, 'language'>, LocaleName> = { point: 'en', comma: 'de' };

/** The language whose figures are written and read. */
export function numberLocale(locale: string, style = numberStyle.chosen()): string {
  return style === 'language' ? locale : figures[style];
}
