import type { NoticeKind, NoticeWay } from '#contract/notices.ts';
import { defineForm } from '#fields/define-form.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const way = { type: 'radio', variant: 'buttons' } as const;

const kindFields = defineForm({
  application: { ...way, label: msg`Decisions on your applications` },
  cap: { ...way, label: msg`Caps at 80% and reached` },
  postback: { ...way, label: msg`Postbacks that fail for an hour` },
  offer: { ...way, label: msg`Offers that end or pause, changed payouts` },
  payout: { ...way, label: msg`Payouts sent or declined` },
  inquiry: { ...way, label: msg`Answers to your inquiries` },
  weekly: { ...way, label: msg`Weekly figures` },
}) satisfies Record<NoticeKind, object>;

export const emailFields = defineForm({
  ...kindFields,
  digest_hour: { type: 'timeselect', step: 60, label: msg`Time of the summary`, rules: 'required' },
  digest_days: { type: 'multiselect', label: msg`Days of the summary`, rules: 'required' },
});

export const wayNames: Record<NoticeWay, MessageDescriptor> = {
  off: msg({ message: 'Off', context: 'emails' }),
  at_once: msg`At once`,
  digest: msg`In the summary`,
};
