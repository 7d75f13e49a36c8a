import type { FailureQuota } from '#api/api-error.ts';
import type { Quota, QuotaName } from '#contract/quotas.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const texts: Record<QuotaName, (quota: Quota) => MessageDescriptor> = {
  campaigns: ({ used, limit }) =>
    msg`You have ${used} of ${limit} campaigns. End one or ask your account manager.`,
  tracking_links: ({ used, limit }) =>
    msg`You have ${used} of ${limit} tracking links. Delete one or ask your account manager.`,
  click_tags: ({ used, limit }) =>
    msg`You have ${used} of ${limit} click tags. Delete one or ask your account manager.`,
  postbacks: ({ used, limit }) =>
    msg`You have ${used} of ${limit} postbacks. Delete one or ask your account manager.`,
  saved_reports: ({ used, limit }) =>
    msg`You have ${used} of ${limit} saved reports and views. Delete one or ask your account manager.`,
  api_tokens: ({ used, limit }) =>
    msg`You have ${used} of ${limit} API tokens. Revoke one or ask your account manager.`,
  passkeys: ({ used, limit }) => msg`You have ${used} of ${limit} passkeys. Remove one first.`,
  materials: ({ used, limit }) =>
    msg`This application has ${used} of ${limit} creatives. Ask your account manager if you need more.`,
};

/** What a creating call was refused for, and the way out; null for a limit that this portal does not know. */
export function quotaText(quota: FailureQuota | null | undefined): MessageDescriptor | null {
  if (!quota || !Object.hasOwn(texts, quota.of)) return null;
  return texts[quota.of as QuotaName](quota);
}
