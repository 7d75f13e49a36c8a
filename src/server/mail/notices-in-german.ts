import type { Facts } from '../notices/facts.ts';
import { kindNames } from '../notices/kind-names.ts';
import { noticeFormats, type NoticeWords, payChanges } from './notice-words.ts';

const { capped, share, pay, money, count, time, dayOf, span } = noticeFormats('de');

const decided: Record<Facts['application']['status'], (offer: string) => [subject: string, lead: string]> = {
  approved: (offer) => [
    `Bewerbung genehmigt: ${offer}`,
    `Ihre Bewerbung für „${offer}“ wurde genehmigt. Der Tracking-Link ist bereit.`,
  ],
  invited: (offer) => [
    `Sie sind eingeladen: ${offer}`,
    `Ab sofort können Sie „${offer}“ bewerben. Der Tracking-Link ist bereit.`,
  ],
  rejected: (offer) => [`Bewerbung abgelehnt: ${offer}`, `Ihre Bewerbung für „${offer}“ wurde abgelehnt.`],
  blocked: (offer) => [
    `Angebot gesperrt: ${offer}`,
    `Sie können „${offer}“ nicht mehr bewerben. Ihre Tracking-Links dafür wurden gestoppt.`,
  ],
};

const capNames: Record<Facts['cap']['type'], Record<Facts['cap']['period'], string>> = {
  clicks: {
    day: 'Klicks pro Tag',
    week: 'Klicks pro Woche',
    month: 'Klicks pro Monat',
    total: 'Klicks insgesamt',
  },
  conversions: {
    day: 'Conversions pro Tag',
    week: 'Conversions pro Woche',
    month: 'Conversions pro Monat',
    total: 'Conversions insgesamt',
  },
  payout: { day: 'pro Tag', week: 'pro Woche', month: 'pro Monat', total: 'insgesamt' },
};

const changed: Record<
  Exclude<Facts['offer']['change'], 'payout' | 'payout-ahead' | 'end-ahead'>,
  (offer: string) => [string, string]
> = {
  paused: (offer) => [
    `Angebot pausiert: ${offer}`,
    `„${offer}“ ist pausiert. Ihre Tracking-Links dafür ruhen, bis es fortgesetzt wird.`,
  ],
  resumed: (offer) => [
    `Angebot fortgesetzt: ${offer}`,
    `„${offer}“ ist wieder aktiv, ebenso Ihre Tracking-Links dafür.`,
  ],
  ended: (offer) => [
    `Angebot beendet: ${offer}`,
    `„${offer}“ ist beendet. Ihre Tracking-Links dafür wurden gestoppt.`,
  ],
};

function newPay(facts: Facts['offer'], from: string) {
  const lines = payChanges(facts).map(({ goal, before, after }) => {
    if (!after) return `- ${goal}: wird nicht mehr vergütet`;
    const now = pay(after, facts.currency);
    return before ? `- ${goal}: ${now} statt ${pay(before, facts.currency)}` : `- ${goal}: ${now} (neu)`;
  });
  return [`Für „${facts.offer}“ gilt ${from} eine andere Vergütung:`, ...lines].join('\n');
}

function changeOf(facts: Facts['offer'], zone: string): [string, string] {
  const { change, offer, at: ahead } = facts;
  // Of what is announced.
  const at = ahead === undefined ? '' : time(ahead, zone);
  switch (change) {
    case 'payout':
      return [`Vergütung geändert: ${offer}`, newPay(facts, 'ab sofort')];
    case 'payout-ahead':
      return [`Vergütung ändert sich bald: ${offer}`, newPay(facts, `ab ${at}`)];
    case 'end-ahead':
      return [
        `Angebot endet bald: ${offer}`,
        `„${offer}“ endet am ${at}. Ihre Tracking-Links dafür werden dann gestoppt.`,
      ];
    default:
      return changed[change](offer);
  }
}

const outcomes: Record<Facts['inquiry']['outcome'], [subject: string, lead: (of: string) => string]> = {
  answer: ['Anfrage beantwortet', (of) => `zu Ihrer Anfrage ${of} gibt es eine Antwort:`],
  ask: [
    'Anfrage wartet auf Sie',
    (of) => `zu Ihrer Anfrage ${of} gibt es eine Rückfrage. Bitte antworten Sie darauf:`,
  ],
  grant: ['Anfrage anerkannt', (of) => `Ihre Anfrage ${of} wurde anerkannt:`],
  decline: ['Anfrage abgelehnt', (of) => `Ihre Anfrage ${of} wurde abgelehnt:`],
};

// As the network notes it; other words are those of the host.
const inGerman = (error: string) => error.replace(/^The answer was (\d+)$/, 'HTTP-Status $1');

type Paid = Required<Pick<Facts['payout'], 'amount' | 'total' | 'currency'>>;
const withVat = ({ amount, total, currency }: Paid) =>
  total === amount ? '' : `: ${money(amount, currency)} und ${money(total - amount, currency)} Umsatzsteuer`;

const because = (reason: string | null) => (reason ? [`Der Grund: ${reason}`] : []);

export const noticesInGerman: NoticeWords = {
  kinds: {
    application: ({ status, offer, reason }, { link }) => {
      const [subject, lead] = decided[status](offer);
      return { subject, paragraphs: [lead, ...because(reason), `Zum Angebot:\n${link}`] };
    },
    cap: (facts, { link }) => {
      const { offer, type, period, value, used, is_reached, resets_on } = facts;
      const cap = `${capped(facts, value)} ${capNames[type][period]}`;
      const until = resets_on
        ? `Am ${dayOf(resets_on)} (UTC) beginnt es von vorn.`
        : 'Es beginnt nicht von vorn.';
      return is_reached
        ? {
            subject: `Limit erreicht: ${offer}`,
            paragraphs: [
              `Das Limit von „${offer}“ ist erreicht: ${cap}. Was darüber hinausgeht, wird nicht vergütet. ${until}`,
              `Zum Angebot:\n${link}`,
            ],
          }
        : {
            subject: `Limit zu ${share(facts)} ausgeschöpft: ${offer}`,
            paragraphs: [
              `Das Limit von „${offer}“ ist fast ausgeschöpft: ${capped(facts, used)} von ${cap}. ${until}`,
              `Zum Angebot:\n${link}`,
            ],
          };
    },
    postback: ({ postback, since, error }, { link, zone }) => ({
      subject: `Postback schlägt fehl: ${postback}`,
      paragraphs: [
        `Seit ${time(since, zone)} war kein Aufruf des Postbacks „${postback}“ erfolgreich. Fehlgeschlagene Aufrufe werden zwei Tage lang wiederholt.`,
        `Die letzte Antwort: ${inGerman(error)}`,
        `Zum Postback und seinen Aufrufen:\n${link}`,
      ],
    }),
    offer: (facts, { link, zone }) => {
      const [subject, lead] = changeOf(facts, zone);
      return { subject, paragraphs: [lead, `Zum Angebot:\n${link}`] };
    },
    payout: ({ number, amount, total = amount, currency, payee, refusal }, { link }) =>
      refusal === null
        ? {
            subject: `Auszahlung gesendet: ${money(total, currency)}`,
            paragraphs: [
              `Wir haben die Zahlung ${number} über ${money(total, currency)}${payee ? ` an ${payee}` : ''} gesendet${withVat({ amount, total, currency })}.`,
              `Zur Zahlung und ihrer Gutschrift:\n${link}`,
            ],
          }
        : {
            subject: `Auszahlung abgelehnt: ${money(amount, currency)}`,
            paragraphs: [
              `Die Zahlung ${number} über ${money(amount, currency)} wurde abgelehnt. Der Betrag ist wieder verfügbar.`,
              ...because(refusal),
              `Zu Ihren Zahlungen:\n${link}`,
            ],
          },
    inquiry: ({ number, about, outcome, text, booked }, { link }) => {
      const [subject, lead] = outcomes[outcome];
      return {
        subject: `${subject}: ${about}`,
        paragraphs: [
          `${lead(`${number} (${about})`)}\n${text}`,
          ...(booked
            ? [`Die Conversion gilt als genehmigt und bringt ${money(booked.amount, booked.currency)}.`]
            : []),
          `Zur Anfrage:\n${link}`,
        ],
      };
    },
    weekly: ({ from, to, figures }, { link }) => {
      if (!figures) {
        return { subject: `Ihre Woche vom ${span(from, to)}`, paragraphs: [`Zu den Zahlen:\n${link}`] };
      }
      const { currency, week, before } = figures;
      return {
        subject: `Ihre Woche: ${money(week.payout, currency)}`,
        paragraphs: [
          [
            `Ihre Zahlen vom ${span(from, to)}, nach Tagen in UTC, in Klammern die der Vorwoche:`,
            `- Klicks: ${count(week.clicks)} (${count(before.clicks)})`,
            `- Conversions: ${count(week.conversions)} (${count(before.conversions)})`,
            `- Einnahmen: ${money(week.payout, currency)} (${money(before.payout, currency)})`,
          ].join('\n'),
          `Zu den Zahlen:\n${link}`,
        ],
      };
    },
  },
  digest: (updates) => ({
    subject: updates === 1 ? 'Ihre Übersicht: 1 Neuigkeit' : `Ihre Übersicht: ${updates} Neuigkeiten`,
    lead: 'das ist seit Ihrer letzten Übersicht geschehen.',
  }),
  foot: ({ settings, stop, of }) =>
    `Worüber und wie oft wir Ihnen schreiben, legen Sie in Ihrem Profil fest:\n${settings}\nE-Mails über ${kindNames.de[of]} abbestellen:\n${stop}`,
};
