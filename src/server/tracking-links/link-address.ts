import type { ClicktagValues } from '#contract/click-tags.ts';
import { readSetting } from '../configuration/configuration.ts';
import type { CallContext } from '../network.ts';

// `host` is the configured tracking host, without a slash at the end.
export type LinkPlace = { host: string; partnerId: number; linkId: number };

// Filled in by publishers' own systems: `{source}`, `${SOURCE}`, `%%SOURCE%%`.
const macro = /(\$?\{[\w.-]+\}|%%[\w.-]+%%)/;

// Once; macros stay as they are.
const encoded = (value: string) =>
  value
    .split(macro)
    .map((part, index) => (index % 2 === 1 ? part : encodeURIComponent(part)))
    .join('');

// Specification 5.
export const longestAddress = 2082;

/** The public address of a tracking link: `https://…/g/{partner}/{link}?sub1=…`; without empty values (O5). */
export function linkAddress({ host, partnerId, linkId }: LinkPlace, values: ClicktagValues = {}) {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const query = filled.map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`).join('&');
  const address = `${host}/g/${partnerId}/${linkId}`;
  return query === '' ? address : `${address}?${query}`;
}

/** The configured tracking host, or this network; without a slash at the end. */
export async function trackingHost({ db, origin }: Pick<CallContext, 'origin' | 'db'>) {
  const configured = await readSetting(db, 'general.tracking_host');
  return typeof configured === 'string' ? configured.replace(/\/+$/, '') : origin;
}
