import { type LocaleName, localeNames } from '#contract/locales.ts';
import type { NoticeKind } from '#contract/notices.ts';
import type { Facts, Happening } from '../notices/facts.ts';
import { occasion, type MailText, type MailTexts, type Occasion } from './mail-text.ts';
import type { NoticeWords } from './notice-words.ts';
import { noticesInEnglish } from './notices-in-english.ts';
import { noticesInGerman } from './notices-in-german.ts';

/** Of the reader and the network; `stop` leads to a page that switches such mails off. */
type Frame = { link: string; origin: string; zone: string; stop: string };
export type NoticeValues = {
  [K in NoticeKind as `notice-${K}`]: Frame & { facts: Facts[K] };
} & {
  digest: Frame & { happenings: readonly Happening[] };
  /** Always sent, and nobody can switch it off. */
  'billing-changed': Occasion & { link: null };
};
type Written<T extends keyof NoticeValues> = (values: NoticeValues[T] & { system: string }) => MailTexts;

const languages: Record<LocaleName, NoticeWords> = { en: noticesInEnglish, de: noticesInGerman };
const leads: Record<LocaleName, (system: string) => string> = {
  en: (system) => `News about your account at ${system}:`,
  de: (system) => `Neues zu Ihrem Konto bei ${system}:`,
};

const offerPath = (offer: number) => `/offer-wall?offer=${offer}`;
const paths: { [K in NoticeKind]: (facts: Facts[K]) => string } = {
  application: ({ status, approval_id: id, offer_id: offer }) =>
    status === 'approved' || status === 'invited' ? `/live-offers/${id}/live` : offerPath(offer),
  cap: ({ offer_id: offer }) => offerPath(offer),
  postback: ({ postback_id: id }) => `/postbacks?edit=${id}`,
  offer: ({ offer_id: offer }) => offerPath(offer),
  payout: ({ payment_id: id }) => `/profile?tab=payments${id === undefined ? '' : `&payment=${id}`}`,
  inquiry: ({ inquiry_id: id }) => `/profile?tab=inquiries&inquiry=${id}`,
  weekly: ({ from, to }) => `/analytics?from=${from}&to=${to}`,
};
const settingsPath = '/profile?tab=settings';

type NoticeMail = {
  [K in NoticeKind]: { template: `notice-${K}`; values: NoticeValues[`notice-${K}`] };
}[NoticeKind];

/** The mail about one thing that has happened. */
export function noticeMail<K extends NoticeKind>({ kind, facts }: Happening<K>, frame: Omit<Frame, 'link'>) {
  const values = { ...frame, facts, link: frame.origin + paths[kind](facts) };
  return { template: `notice-${kind}`, values } as NoticeMail; // The facts of the kind.
}

const inAll = (write: (locale: LocaleName) => MailText): MailTexts =>
  // Of every name.
  Object.fromEntries(localeNames.map((locale) => [locale, write(locale)])) as MailTexts;

const footOf = (locale: LocaleName, { origin, stop }: Frame, of: NoticeKind | 'digest') =>
  languages[locale].foot({ settings: origin + settingsPath, stop, of });

const alone =
  <K extends NoticeKind>(kind: K) =>
  ({ facts, system, ...frame }: Frame & { facts: Facts[K]; system: string }): MailTexts =>
    inAll((locale) => {
      const { subject, paragraphs } = languages[locale].kinds[kind](facts, frame);
      return { subject, paragraphs: [leads[locale](system), ...paragraphs, footOf(locale, frame, kind)] };
    });

function partOf<K extends NoticeKind>(
  happening: Happening<K>,
  { origin, zone, locale }: Omit<Frame, 'link'> & { locale: LocaleName },
) {
  const { kind, facts } = happening;
  const link = origin + paths[kind](facts);
  const { subject, paragraphs } = languages[locale].kinds[kind](facts, { link, zone });
  return [`* ${subject}`, ...paragraphs].join('\n');
}

const unlessYou = {
  en: 'If it was not you, set a new password at once and reply to this email.',
  de: 'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und antworten Sie auf diese E-Mail.',
};

export const noticeMails: { [T in keyof NoticeValues]: Written<T> } = {
  'notice-application': alone('application'),
  'notice-cap': alone('cap'),
  'notice-postback': alone('postback'),
  'notice-offer': alone('offer'),
  'notice-payout': alone('payout'),
  'notice-inquiry': alone('inquiry'),
  'notice-weekly': alone('weekly'),
  digest: ({ happenings, system, ...frame }) =>
    inAll((locale) => {
      const { subject, lead } = languages[locale].digest(happenings.length);
      const parts = happenings.map((happening) => partOf(happening, { ...frame, locale }));
      return {
        subject: `${system}: ${subject}`,
        paragraphs: [lead, ...parts, footOf(locale, frame, 'digest')],
      };
    }),
  'billing-changed': ({ system, ...values }) => ({
    en: {
      subject: 'Your billing details were changed',
      paragraphs: [
        `The billing details of your account at ${system} were changed. Your payout details stay as they are.`,
        occasion.en(values),
        unlessYou.en,
      ],
    },
    de: {
      subject: 'Ihre Rechnungsdaten wurden geändert',
      paragraphs: [
        `die Rechnungsdaten Ihres Kontos bei ${system} wurden geändert. Ihre Auszahlungsdaten bleiben, wie sie sind.`,
        occasion.de(values),
        unlessYou.de,
      ],
    },
  }),
};
