import type { Facts } from '../notices/facts.ts';
import { kindNames } from '../notices/kind-names.ts';
import { noticeFormats, type NoticeWords, payChanges } from './notice-words.ts';

const { capped, share, pay, money, count, time, dayOf, span } = noticeFormats('en');

const decided: Record<Facts['application']['status'], (offer: string) => [subject: string, lead: string]> = {
  approved: (offer) => [
    `Application approved: ${offer}`,
    `Your application for “${offer}” was approved. Its tracking link is ready.`,
  ],
  invited: (offer) => [
    `You are invited: ${offer}`,
    `You can promote “${offer}” from now on. Its tracking link is ready.`,
  ],
  rejected: (offer) => [`Application rejected: ${offer}`, `Your application for “${offer}” was rejected.`],
  blocked: (offer) => [
    `Offer blocked: ${offer}`,
    `You can no longer promote “${offer}”. Your tracking links for it have stopped.`,
  ],
};

const capNames: Record<Facts['cap']['type'], Record<Facts['cap']['period'], string>> = {
  clicks: { day: 'clicks a day', week: 'clicks a week', month: 'clicks a month', total: 'clicks in total' },
  conversions: {
    day: 'conversions a day',
    week: 'conversions a week',
    month: 'conversions a month',
    total: 'conversions in total',
  },
  payout: { day: 'a day', week: 'a week', month: 'a month', total: 'in total' },
};

const changed: Record<
  Exclude<Facts['offer']['change'], 'payout' | 'payout-ahead' | 'end-ahead'>,
  (offer: string) => [string, string]
> = {
  paused: (offer) => [
    `Offer paused: ${offer}`,
    `“${offer}” is paused. Your tracking links for it stop until it is resumed.`,
  ],
  resumed: (offer) => [
    `Offer resumed: ${offer}`,
    `“${offer}” is active again, and so are your tracking links.`,
  ],
  ended: (offer) => [
    `Offer ended: ${offer}`,
    `“${offer}” has ended. Your tracking links for it have stopped.`,
  ],
};

function newPay(facts: Facts['offer'], from: string) {
  const lines = payChanges(facts).map(({ goal, before, after }) => {
    if (!after) return `- ${goal}: no longer paid`;
    const now = pay(after, facts.currency);
    return before ? `- ${goal}: ${now} instead of ${pay(before, facts.currency)}` : `- ${goal}: ${now} (new)`;
  });
  return [`“${facts.offer}” pays differently ${from}:`, ...lines].join('\n');
}

function changeOf(facts: Facts['offer'], zone: string): [string, string] {
  const { change, offer, at: ahead } = facts;
  // Of what is announced.
  const at = ahead === undefined ? '' : time(ahead, zone);
  switch (change) {
    case 'payout':
      return [`Payout changed: ${offer}`, newPay(facts, 'from now on')];
    case 'payout-ahead':
      return [`Payout changes soon: ${offer}`, newPay(facts, `from ${at} on`)];
    case 'end-ahead':
      return [`Offer ends soon: ${offer}`, `“${offer}” ends on ${at}. Your tracking links for it stop then.`];
    default:
      return changed[change](offer);
  }
}

const outcomes: Record<Facts['inquiry']['outcome'], [subject: string, lead: (of: string) => string]> = {
  answer: ['Inquiry answered', (of) => `There is an answer to your inquiry ${of}:`],
  ask: ['Inquiry waits for you', (of) => `There is a question back about your inquiry ${of}. Please reply:`],
  grant: ['Inquiry granted', (of) => `Your inquiry ${of} was granted:`],
  decline: ['Inquiry declined', (of) => `Your inquiry ${of} was declined:`],
};

type Paid = Required<Pick<Facts['payout'], 'amount' | 'total' | 'currency'>>;
const withVat = ({ amount, total, currency }: Paid) =>
  total === amount ? '' : `: ${money(amount, currency)} and ${money(total - amount, currency)} of VAT`;

const because = (reason: string | null) => (reason ? [`The reason: ${reason}`] : []);

export const noticesInEnglish: NoticeWords = {
  kinds: {
    application: ({ status, offer, reason }, { link }) => {
      const [subject, lead] = decided[status](offer);
      return { subject, paragraphs: [lead, ...because(reason), `The offer:\n${link}`] };
    },
    cap: (facts, { link }) => {
      const { offer, type, period, value, used, is_reached, resets_on } = facts;
      const cap = `${capped(facts, value)} ${capNames[type][period]}`;
      const until = resets_on ? `It starts again on ${dayOf(resets_on)} (UTC).` : 'It does not start again.';
      return is_reached
        ? {
            subject: `Cap reached: ${offer}`,
            paragraphs: [
              `The cap of “${offer}” is reached: ${cap}. Traffic beyond it is not paid. ${until}`,
              `The offer:\n${link}`,
            ],
          }
        : {
            subject: `Cap at ${share(facts)}: ${offer}`,
            paragraphs: [
              `The cap of “${offer}” is nearly used up: ${capped(facts, used)} of ${cap}. ${until}`,
              `The offer:\n${link}`,
            ],
          };
    },
    postback: ({ postback, since, error }, { link, zone }) => ({
      subject: `Postback failing: ${postback}`,
      paragraphs: [
        `No call of the postback “${postback}” has succeeded since ${time(since, zone)}. Calls that fail are repeated for two days.`,
        `The last answer: ${error}`,
        `The postback and its calls:\n${link}`,
      ],
    }),
    offer: (facts, { link, zone }) => {
      const [subject, lead] = changeOf(facts, zone);
      return { subject, paragraphs: [lead, `The offer:\n${link}`] };
    },
    payout: ({ number, amount, total = amount, currency, payee, refusal }, { link }) =>
      refusal === null
        ? {
            subject: `Payout sent: ${money(total, currency)}`,
            paragraphs: [
              `We have sent payment ${number} of ${money(total, currency)}${payee ? ` to ${payee}` : ''}${withVat({ amount, total, currency })}.`,
              `The payment and its invoice:\n${link}`,
            ],
          }
        : {
            subject: `Payout declined: ${money(amount, currency)}`,
            paragraphs: [
              `Payment ${number} of ${money(amount, currency)} was declined. The amount is available again.`,
              ...because(refusal),
              `Your payments:\n${link}`,
            ],
          },
    inquiry: ({ number, about, outcome, text, booked }, { link }) => {
      const [subject, lead] = outcomes[outcome];
      return {
        subject: `${subject}: ${about}`,
        paragraphs: [
          `${lead(`${number} (${about})`)}\n${text}`,
          ...(booked
            ? [`Its conversion counts as approved and pays ${money(booked.amount, booked.currency)}.`]
            : []),
          `The inquiry:\n${link}`,
        ],
      };
    },
    weekly: ({ from, to, figures }, { link }) => {
      if (!figures) {
        return { subject: `Your week from ${span(from, to)}`, paragraphs: [`The figures:\n${link}`] };
      }
      const { currency, week, before } = figures;
      return {
        subject: `Your week: ${money(week.payout, currency)}`,
        paragraphs: [
          [
            `Your figures from ${span(from, to)}, by days in UTC, with those of the week before:`,
            `- Clicks: ${count(week.clicks)} (${count(before.clicks)})`,
            `- Conversions: ${count(week.conversions)} (${count(before.conversions)})`,
            `- Earnings: ${money(week.payout, currency)} (${money(before.payout, currency)})`,
          ].join('\n'),
          `The figures:\n${link}`,
        ],
      };
    },
  },
  digest: (updates) => ({
    subject: updates === 1 ? 'Your summary: 1 update' : `Your summary: ${updates} updates`,
    lead: 'This has happened since your last summary.',
  }),
  foot: ({ settings, stop, of }) =>
    `What you hear of, and how often, is in your profile:\n${settings}\nTo stop emails about ${kindNames.en[of]}:\n${stop}`,
};
