import type { ApiContract } from '#contract/index.ts';
import type { Quota, QuotaName } from '#contract/quotas.ts';
import type { CallerContext } from '../network.ts';
import { ifNear, readQuota } from './quotas.ts';

type PageIn<R extends keyof ApiContract> = {
  [O in keyof ApiContract[R] & string]: ApiContract[R][O] extends { answer: { kind: 'page' } }
    ? `${R}.${O}`
    : never;
}[keyof ApiContract[R] & string];
type ListCall = { [R in keyof ApiContract]: PageIn<R> }[keyof ApiContract];

const lists: Partial<Readonly<Record<ListCall, QuotaName>>> = {
  'campaigns.list': 'campaigns',
  'trackingLinks.list': 'tracking_links',
  'trackingLinks.ofOffer': 'tracking_links',
  'choices.clicktags': 'click_tags',
  'postbacks.list': 'postbacks',
  'savedReports.list': 'saved_reports',
  'apiTokens.list': 'api_tokens',
};

/** The quota of what a list holds, once it is near. */
export async function quotaOfList(call: string, context: CallerContext): Promise<Quota | undefined> {
  const name = lists[call as ListCall];
  return name && ifNear(await readQuota(context, name, 0));
}
