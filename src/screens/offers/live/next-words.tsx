import type { Approval } from '#contract/approvals.ts';
import { dash, entryOf } from '#i18n/words.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const steps: Record<Approval['status'], MessageDescriptor> = {
  pending: msg`Decision by email`,
  approved: msg`Get link`,
  rejected: msg`See why, then apply again`,
  blocked: msg`Ask your account manager`,
};

/** What happens next with an application. */
export function NextWords({ status }: Pick<Approval, 'status'>) {
  const { i18n } = useLingui();
  const step = entryOf(steps, status);
  return step ? i18n._(step) : dash;
}
