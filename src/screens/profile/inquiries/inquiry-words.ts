import type { Inquiry, InquiryKind, InquiryStatus } from '#contract/inquiries.ts';
import type { StatusAppearance } from '#ui/feedback/status-badge.tsx';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export const inquiryStatuses: Record<InquiryStatus, StatusAppearance> = {
  open: { label: msg({ message: 'Waiting for network', context: 'inquiry' }), tone: 'info' },
  answered: { label: msg({ message: 'Answered', context: 'inquiry' }), tone: 'info' },
  asked: { label: msg({ message: 'Waiting for you', context: 'inquiry' }), tone: 'warning' },
  granted: { label: msg({ message: 'Granted', context: 'inquiry' }), tone: 'success' },
  declined: { label: msg`Declined`, tone: 'error' },
  withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
};

export const inquiryKinds: Record<InquiryKind, MessageDescriptor> = {
  conversion: msg`Conversion`,
  missing: msg`Missing sale`,
  message: msg`Message`,
};

/** What an inquiry is about: a subject, or a transaction. */
export const subjectOf = ({ subject, transaction_id: transaction, offer }: Inquiry): string =>
  subject ?? (transaction || (offer?.name ?? ''));
