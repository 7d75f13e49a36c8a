import type { InquiryStatus } from '#contract/inquiries.ts';
import { modelOf } from '../models/chart-model.ts';
import { codeOf, refusal } from '../models/samples.ts';
import { inquiryMachine } from './inquiry.machine.ts';

const reply = { text: 'The order is attached.', file: null };
const statuses: readonly InquiryStatus[] = ['open', 'answered', 'granted', 'declined', 'withdrawn'];
const closed = refusal(409, 'INQUIRY_CLOSED');

export const inquiryModel = modelOf('inquiry', {
  machine: inquiryMachine,
  inputs: { start: undefined },
  events: {
    'inquiry.shown': statuses.map((status) => ({ status })),
    'reply.send': [
      { ...reply, isShadowed: false },
      { ...reply, isShadowed: true },
    ],
    'withdrawal.ask': [{ isShadowed: false }, { isShadowed: true }],
    'withdrawal.confirm': [{}],
    'withdrawal.abandon': [{}],
  },
  answers: { reply: [{ status: 'open' }], withdraw: [{ status: 'withdrawn' }] },
  failures: { reply: [closed], withdraw: [closed] },
  describe: ({ context: { status, failure } }) => `${status ?? 'nothing'}${codeOf(failure)}`,
});
