import { addDays, dayOf } from '#contract/days.ts';
import type { LoggedConversion } from '#contract/traffic-log.ts';
import { href } from '#routes';

const inquiriesWith = (parameters: Record<string, string>) =>
  `${href('profile')}?${new URLSearchParams({ tab: 'inquiries', ...parameters })}`;

/** Where inquiries are listed. */
export const inquiriesHref = (): string => inquiriesWith({});
/** Where a sale that is missing is reported. */
export const missingHref = (): string => inquiriesWith({ ask: 'missing' });
/** Where an inquiry is read and answered. */
export const inquiryHref = (id: number): string => inquiriesWith({ inquiry: String(id) });
/** Where a conversion stands in the log of its day; in the days beside it too, since that is in another time zone. */
export function conversionHref({ converted_at: at, transaction_id: id }: LoggedConversion): string {
  const day = dayOf(new Date(at));
  const parameters = { log: 'conversions', from: addDays(day, -1), to: addDays(day, 1) };
  return `${href('analytics')}?${new URLSearchParams({ ...parameters, ...(id && { search: id }) })}`;
}
/** Where a conversion to ask about is found. */
export const logHref = (): string =>
  `${href('analytics')}?${new URLSearchParams({ log: 'conversions', range: 'last-30-days' })}`;
/** Where an inquiry about a conversion is written. */
export const askHref = ({ id, transaction_id }: Pick<LoggedConversion, 'id' | 'transaction_id'>): string =>
  inquiriesWith({ ask: id, ...(transaction_id && { transaction: transaction_id }) });
/** Where a transaction is looked for in the conversion log. */
export const transactionHref = (id: string): string =>
  `${href('analytics')}?${new URLSearchParams({ log: 'conversions', range: 'last-90-days', search: id })}`;
