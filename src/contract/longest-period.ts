import type { Dimension } from './reports.ts';

/** In days, of any figures. */
export const longestPeriod = 366;
/** Of figures that are counted click by click. */
export const longestByClick = 31;

/** What the network sums up by the day or the hour; figures of any other combination are counted click by click. */
export const summedUp = {
  links: ['offer_id', 'link_id'],
  hours: ['hour', 'offer_id'],
  audiences: ['offer_id', 'country', 'os', 'device', 'browser', 'carrier'],
} as const satisfies Record<string, readonly Dimension[]>;

const spans: ReadonlySet<Dimension> = new Set(['date', 'week', 'month']);

/** How many days figures may have that are filtered or split by these. */
export function longestBy(used: readonly Dimension[]): number {
  const isSummedUp = Object.values(summedUp).some((columns: readonly Dimension[]) =>
    used.every((one) => spans.has(one) || columns.includes(one)),
  );
  return isSummedUp ? longestPeriod : longestByClick;
}
