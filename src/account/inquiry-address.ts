import type { LoggedConversion } from '#contract/traffic-log.ts';
import { href } from '#routes';

const inquiriesWith = (parameters: Record<string, string>) =>
  `${href('profile')}?${new URLSearchParams({ tab: 'inquiries', ...parameters })}`;

/** Where inquiries are listed. */
export const inquiriesHref = (): string => inquiriesWith({});
/** Where a sale that is missing is reported. */
export const missingHref = (): string => inquiriesWith({ ask: 'missing' });
/** Where an inquiry about a conversion is written. */
export const askHref = ({ id, transaction_id }: Pick<LoggedConversion, 'id' | 'transaction_id'>): string =>
  inquiriesWith({ ask: id, ...(transaction_id && { transaction: transaction_id }) });
