import { addDays, dayOf } from '#contract/days.ts';
import type { LoggedConversion } from '#contract/traffic-log.ts';
import { freeText } from '#contract/wire.ts';
import { NetworkNames, NetworkText } from '#i18n/network-text.tsx';
import { href } from '#routes';

type Reason = LoggedConversion['reason'];

/** As the filter of the conversion log writes it. */
export const reasonValueOf = (reason: Reason): string =>
  freeText.write(reason ? (reason.id ?? reason.name) : '');

/** What was rejected for the same reason in the 90 days that end with the conversion. */
export function sameReasonHref({ converted_at: at, reason }: LoggedConversion): string {
  const to = dayOf(new Date(at));
  const days = { from: addDays(to, -89), to };
  return `${href('analytics')}?${new URLSearchParams({ log: 'conversions', ...days, reason: reasonValueOf(reason) })}`;
}

/** A name of the network's, or the advertiser's own words. */
export function RejectionReason({ reason: { id, name } }: { reason: NonNullable<Reason> }) {
  return id === null ? <NetworkText>{name}</NetworkText> : <NetworkNames>{name}</NetworkNames>;
}
