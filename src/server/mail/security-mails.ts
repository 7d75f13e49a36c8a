import { type MailTexts, type Occasion, occasion, type RevokedTokens, revokedTokens } from './mail-text.ts';

/** `was` and `now` are masked, and empty where a mail shows neither; `revoked` are API tokens that ended with the change. */
export type SecurityValues = Occasion & { link: string; was: string; now: string } & RevokedTokens;
export type SecurityTemplate =
  | 'payout-details-changed'
  | 'email-change-requested'
  | 'email-changed'
  | 'password-changed'
  | 'api-token-created';
type Written = (values: SecurityValues & { system: string }) => MailTexts;

const undoInEnglish = (values: SecurityValues) => [
  occasion.en(values),
  `If it was not you, undo it here within 72 hours:\n${values.link}`,
  'Undoing it also undoes every later change of your sign-in and payout details, ends all sessions, revokes all API tokens and sends you a link for a new password.',
  'If it was you, there is nothing to do.',
];
const undoInGerman = (values: SecurityValues) => [
  occasion.de(values),
  `Wenn Sie das nicht waren, machen Sie es hier innerhalb von 72 Stunden rückgängig:\n${values.link}`,
  'Dabei werden auch alle späteren Änderungen Ihrer Anmelde- und Auszahlungsdaten zurückgenommen, alle Sitzungen beendet und alle API-Tokens widerrufen, und Sie erhalten einen Link für ein neues Passwort.',
  'Wenn Sie das waren, brauchen Sie nichts zu tun.',
];
const held = {
  en: 'To be safe, we hold back payouts for 72 hours after this change.',
  de: 'Zur Sicherheit zahlen wir nach dieser Änderung 72 Stunden lang nichts aus.',
};

export const securityMails: Record<SecurityTemplate, Written> = {
  'payout-details-changed': ({ system, ...values }) => ({
    en: {
      subject: 'Your payout details were changed',
      paragraphs: [
        `The payout details of your account at ${system} were changed.`,
        `Before: ${values.was || 'none'}\nNow: ${values.now}`,
        held.en,
        ...undoInEnglish(values),
      ],
    },
    de: {
      subject: 'Ihre Auszahlungsdaten wurden geändert',
      paragraphs: [
        `die Auszahlungsdaten Ihres Kontos bei ${system} wurden geändert.`,
        `Bisher: ${values.was || 'keine'}\nJetzt: ${values.now}`,
        held.de,
        ...undoInGerman(values),
      ],
    },
  }),
  'email-change-requested': ({ system, ...values }) => ({
    en: {
      subject: 'Your email address is about to change',
      paragraphs: [
        `Your account at ${system} is to use another email address: ${values.now}. It changes as soon as the new address is confirmed.`,
        ...undoInEnglish(values),
      ],
    },
    de: {
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      paragraphs: [
        `Ihr Konto bei ${system} soll eine andere E-Mail-Adresse bekommen: ${values.now}. Sie gilt, sobald die neue Adresse bestätigt ist.`,
        ...undoInGerman(values),
      ],
    },
  }),
  'email-changed': ({ system, ...values }) => ({
    en: {
      subject: 'Your email address was changed',
      paragraphs: [
        `Your account at ${system} uses another email address now: ${values.now}. You sign in with it from now on.`,
        held.en,
        ...undoInEnglish(values),
      ],
    },
    de: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      paragraphs: [
        `Ihr Konto bei ${system} hat jetzt eine andere E-Mail-Adresse: ${values.now}. Mit ihr melden Sie sich von nun an an.`,
        held.de,
        ...undoInGerman(values),
      ],
    },
  }),
  'password-changed': ({ system, ...values }) => ({
    en: {
      subject: 'Your password was changed',
      paragraphs: [
        `The password of your account at ${system} was changed, and all other sessions were ended.`,
        ...revokedTokens.en(values),
        held.en,
        ...undoInEnglish(values),
      ],
    },
    de: {
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: [
        `das Passwort Ihres Kontos bei ${system} wurde geändert, alle anderen Sitzungen wurden beendet.`,
        ...revokedTokens.de(values),
        held.de,
        ...undoInGerman(values),
      ],
    },
  }),
  'api-token-created': ({ system, ...values }) => ({
    en: {
      subject: 'An API token was created',
      paragraphs: [
        `An API token was created for your account at ${system}: ${values.now}`,
        ...undoInEnglish(values),
      ],
    },
    de: {
      subject: 'Ein API-Token wurde erstellt',
      paragraphs: [
        `für Ihr Konto bei ${system} wurde ein API-Token erstellt: ${values.now}`,
        ...undoInGerman(values),
      ],
    },
  }),
};
