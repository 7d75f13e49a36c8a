import type { Inquiry, InquiryDetails } from '#contract/inquiries.ts';
import type { Sent } from '#contract/values.ts';
import { NoOperator } from '../auth/operators.ts';
import { readSystemName } from '../configuration/configuration.ts';
import { Refusal } from '../http/refusal.ts';
import { decideInquiry, type Decision } from '../inquiries/decide-inquiry.ts';
import { readEveryInquiry, readLiveInquiries } from '../inquiries/read-inquiries.ts';
import type { Network } from '../network.ts';

type Context = Pick<Network, 'db' | 'clock'>;
export type GivenOfInquiry = {
  id: number;
  text: string;
  click: string | undefined;
  amount: string | undefined;
};

function claimOf({ kind, subject, offer, transaction_id, happened_on, amount, currency }: Sent<Inquiry>) {
  if (kind === 'message') return subject ?? '';
  const of = kind === 'missing' ? 'missing sale' : 'conversion';
  const worth = amount === null ? '' : `, ${amount.toFixed(2)} ${currency ?? ''}`;
  return `${of} ${transaction_id ?? ''} of ${offer?.name ?? ''} on ${happened_on ?? ''}${worth}`;
}

const lineOf = (inquiry: Sent<Inquiry>) =>
  `${inquiry.id}   ${inquiry.partner.name} ${inquiry.number}   ${inquiry.status}   ${claimOf(inquiry)}`;

const historyOf = ({ messages }: Sent<InquiryDetails>) =>
  messages.map(
    ({ sent_at, name, status, text, file }) =>
      `${sent_at}   ${name} (${status})${file ? ` with ${file.name}` : ''}\n    ${text.replaceAll('\n', '\n    ')}`,
  );

// In words, since a command has no fields.
async function inWords<T>(work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new NoOperator(error.entries[0]?.errors?.[0]?.description ?? error.message);
  }
}

async function decide(context: Context, id: number, decision: Decision) {
  const name = await readSystemName(context.db);
  await inWords(() => decideInquiry(context, id, { ...decision, name }));
  return lineOf(await inWords(() => readEveryInquiry(context, id)));
}

/** The inquiries of all publishers: what waits for an answer, one of them, and what decides it. */
export const inquiryCommands: Readonly<
  Record<string, (context: Context, given: GivenOfInquiry) => Promise<string>>
> = {
  inquiries: async ({ db }) => (await readLiveInquiries(db)).map(lineOf).join('\n') || 'No inquiry is open.',
  inquiry: async (context, { id }) => {
    const found = await inWords(() => readEveryInquiry(context, id));
    return [lineOf(found), ...historyOf(found)].join('\n\n');
  },
  answer: (context, { id, text }) => decide(context, id, { decision: 'answer', text }),
  ask: (context, { id, text }) => decide(context, id, { decision: 'ask', text }),
  decline: (context, { id, text }) => decide(context, id, { decision: 'decline', text }),
  grant: (context, { id, text, click, amount }) =>
    decide(context, id, {
      decision: 'grant',
      text,
      ...(click !== undefined && { click_id: click }),
      ...(amount !== undefined && { amount }),
    }),
};
