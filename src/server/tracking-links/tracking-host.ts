import { readSetting } from '../configuration/configuration.ts';
import type { CallContext } from '../network.ts';

/** Where tracking links begin, without a slash at the end: what operators have configured, or this network itself. */
export async function trackingHost({ db, origin }: Pick<CallContext, 'origin' | 'db'>) {
  const configured = await readSetting(db, 'general.tracking_host');
  return typeof configured === 'string' ? configured.replace(/\/+$/, '') : origin;
}
