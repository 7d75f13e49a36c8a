import type { ClicktagValues } from '#contract/click-tags.ts';
import { readSetting } from '../configuration/configuration.ts';
import type { CallContext } from '../network.ts';

/** Where the traffic of a link goes through: `host` is the tracking host of the configuration, without a slash at the end. */
export type LinkPlace = { host: string; partnerId: number; linkId: number };

/** What publishers' own systems fill in on the way: `{source}`, `${SOURCE}`, `%%SOURCE%%`. */
const macro = /(\$?\{[\w.-]+\}|%%[\w.-]+%%)/;

/** Encodes a value once; macros stay as they are, so that they can be filled in. */
const encoded = (value: string) =>
  value
    .split(macro)
    .map((part, index) => (index % 2 === 1 ? part : encodeURIComponent(part)))
    .join('');

/** The longest address that a link may have (specification 5). */
export const longestAddress = 2082;

/** The public address of a tracking link: `https://…/g/{partner}/{link}?sub1=…`; empty values are left out (O5). */
export function linkAddress({ host, partnerId, linkId }: LinkPlace, values: ClicktagValues = {}) {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const query = filled.map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`).join('&');
  const address = `${host}/g/${partnerId}/${linkId}`;
  return query === '' ? address : `${address}?${query}`;
}

/** Where tracking links begin, without a slash at the end: what operators have configured, or this network itself. */
export async function trackingHost({ db, origin }: Pick<CallContext, 'origin' | 'db'>) {
  const configured = await readSetting(db, 'general.tracking_host');
  return typeof configured === 'string' ? configured.replace(/\/+$/, '') : origin;
}
