import { withoutDirectionControls } from '#contract/direction-controls.ts';
import type { LocaleName } from '#contract/locales.ts';
import { factorMails, type FactorValues } from './factor-mails.ts';
import { type MailTexts, type RevokedTokens, revokedTokens } from './mail-text.ts';
import { noticeMails, type NoticeValues } from './notice-mails.ts';
import { countWaiting, type Waiting, waitingIn } from './waiting-words.ts';
import { securityMails, type SecurityTemplate, type SecurityValues } from './security-mails.ts';

type Values = FactorValues &
  NoticeValues &
  Record<SecurityTemplate, SecurityValues> & {
    verify: { link: string };
    'already-registered': { link: null };
    welcome: { link: string };
    'registration-rejected': { link: null; reason: string };
    'account-suspended': { link: null; reason: string };
    'account-restored': { link: string };
    'password-reset': { link: string };
    'operator-ready': { link: string };
    'work-waits': { link: string } & Waiting;
    'email-confirm': { link: string };
    'email-taken': { link: null };
    'change-undone': { link: string } & RevokedTokens;
  };
export type Template = keyof Values;
export type MailValues<T extends Template> = Values[T];
type Written<T extends Template> = (values: Values[T] & { system: string }) => MailTexts;

const because = (lead: string, reason: string) => (reason === '' ? [] : [`${lead} ${reason}`]);

const mails: { [T in Template]: Written<T> } = {
  verify: ({ link, system }) => ({
    en: {
      subject: 'Please confirm your email address',
      paragraphs: [
        `Welcome to ${system}. Please confirm your email address within three days:\n${link}`,
        'We will review your registration afterwards and write to you as soon as your account is approved.',
        'If you did not register, there is nothing to do.',
      ],
    },
    de: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        `willkommen bei ${system}. Bitte bestätigen Sie Ihre E-Mail-Adresse innerhalb von drei Tagen:\n${link}`,
        'Danach prüfen wir Ihre Registrierung und schreiben Ihnen, sobald Ihr Konto genehmigt ist.',
        'Wenn Sie sich nicht registriert haben, brauchen Sie nichts zu tun.',
      ],
    },
  }),
  'already-registered': ({ system }) => ({
    en: {
      subject: 'You already have an account',
      paragraphs: [
        `Somebody tried to register with your address at ${system}, for which there is already an account.`,
        'If it was you, sign in or ask for a new password. If not, there is nothing to do.',
      ],
    },
    de: {
      subject: 'Sie haben bereits ein Konto',
      paragraphs: [
        `jemand wollte sich bei ${system} mit Ihrer Adresse registrieren, zu der es bereits ein Konto gibt.`,
        'Wenn Sie das waren, melden Sie sich an oder fordern Sie ein neues Passwort an. Andernfalls brauchen Sie nichts zu tun.',
      ],
    },
  }),
  welcome: ({ link, system }) => ({
    en: {
      subject: 'Your account is approved',
      paragraphs: [
        `Good news: we have reviewed your registration, and your account at ${system} is ready. Sign in here:\n${link}`,
        'Please complete your billing details in your profile, so that we can pay you.',
      ],
    },
    de: {
      subject: 'Ihr Konto ist genehmigt',
      paragraphs: [
        `gute Nachrichten: Wir haben Ihre Registrierung geprüft, und Ihr Konto bei ${system} ist bereit. Hier melden Sie sich an:\n${link}`,
        'Bitte ergänzen Sie in Ihrem Profil die Rechnungsdaten, damit wir Sie auszahlen können.',
      ],
    },
  }),
  'registration-rejected': ({ reason, system }) => ({
    en: {
      subject: 'Your registration was not accepted',
      paragraphs: [
        `Thank you for your interest in ${system}. We have reviewed your registration and cannot accept it at present.`,
        ...because('The reason:', reason),
        'If you think that this is a mistake, just reply to this email.',
      ],
    },
    de: {
      subject: 'Ihre Registrierung wurde nicht angenommen',
      paragraphs: [
        `vielen Dank für Ihr Interesse an ${system}. Wir haben Ihre Registrierung geprüft und können sie derzeit nicht annehmen.`,
        ...because('Der Grund:', reason),
        'Wenn Sie das für ein Versehen halten, antworten Sie einfach auf diese E-Mail.',
      ],
    },
  }),
  'account-suspended': ({ reason, system }) => ({
    en: {
      subject: 'Your account is suspended',
      paragraphs: [
        `We have suspended your account at ${system}. Your tracking links stop until it is restored.`,
        ...because('The reason:', reason),
        'Please reply to this email if you have questions.',
      ],
    },
    de: {
      subject: 'Ihr Konto ist gesperrt',
      paragraphs: [
        `wir haben Ihr Konto bei ${system} gesperrt. Ihre Tracking-Links ruhen, bis es wieder freigegeben ist.`,
        ...because('Der Grund:', reason),
        'Wenn Sie Fragen haben, antworten Sie bitte auf diese E-Mail.',
      ],
    },
  }),
  'account-restored': ({ link, system }) => ({
    en: {
      subject: 'Your account is active again',
      paragraphs: [`Your account at ${system} is active again. Sign in here:\n${link}`],
    },
    de: {
      subject: 'Ihr Konto ist wieder aktiv',
      paragraphs: [`Ihr Konto bei ${system} ist wieder aktiv. Hier melden Sie sich an:\n${link}`],
    },
  }),
  'password-reset': ({ link, system }) => ({
    en: {
      subject: 'Set a new password',
      paragraphs: [
        `A new password was requested for your account at ${system}. You can set it here within an hour, once:\n${link}`,
        'Setting it ends all your sessions and revokes all your API tokens.',
        'If you do not want a new one, there is nothing to do: your password stays as it is.',
      ],
    },
    de: {
      subject: 'Neues Passwort festlegen',
      paragraphs: [
        `für Ihr Konto bei ${system} wurde ein neues Passwort angefordert. Hier können Sie es innerhalb einer Stunde einmal festlegen:\n${link}`,
        'Damit enden alle Ihre Sitzungen, und alle Ihre API-Tokens werden widerrufen.',
        'Wenn Sie kein neues Passwort möchten, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
      ],
    },
  }),
  'change-undone': ({ link, system, revoked }) => ({
    en: {
      subject: 'The change was undone: set a new password',
      paragraphs: [
        `A change to your account at ${system} was undone. All sessions were ended, all API tokens were revoked, and your former password no longer works.`,
        ...revokedTokens.en({ revoked }),
        `Set a new one here within an hour, once:\n${link}`,
        'If the link has expired, request another one on the sign-in page.',
      ],
    },
    de: {
      subject: 'Änderung rückgängig gemacht: neues Passwort festlegen',
      paragraphs: [
        `eine Änderung an Ihrem Konto bei ${system} wurde rückgängig gemacht. Alle Sitzungen wurden beendet, alle API-Tokens widerrufen, und Ihr bisheriges Passwort gilt nicht mehr.`,
        ...revokedTokens.de({ revoked }),
        `Hier können Sie innerhalb einer Stunde einmal ein neues festlegen:\n${link}`,
        'Ist der Link abgelaufen, fordern Sie auf der Anmeldeseite einen neuen an.',
      ],
    },
  }),
  'operator-ready': ({ link, system }) => ({
    en: {
      subject: 'Your account is ready',
      paragraphs: [
        `The password of your account is set: you are an operator of ${system}. What waits for you is here:\n${link}`,
        'If it was not you who set it, tell the person who runs the network at once.',
      ],
    },
    de: {
      subject: 'Ihr Konto ist bereit',
      paragraphs: [
        `das Passwort Ihres Kontos ist festgelegt: Sie gehören nun zum Team von ${system}. Was auf Sie wartet, steht hier:\n${link}`,
        'Wenn nicht Sie es festgelegt haben, wenden Sie sich sofort an die Person, die das Netzwerk betreibt.',
      ],
    },
  }),
  'work-waits': ({ link, system, ...waiting }) => ({
    en: {
      subject: `${system}: ${countWaiting(waiting)} to decide`,
      paragraphs: [[`This waits for you at ${system}:`, ...waitingIn('en', waiting)].join('\n'), link],
    },
    de: {
      subject: `${system}: ${countWaiting(waiting)} zu entscheiden`,
      paragraphs: [[`bei ${system} wartet auf Sie:`, ...waitingIn('de', waiting)].join('\n'), link],
    },
  }),
  'email-confirm': ({ link, system }) => ({
    en: {
      subject: 'Confirm your new email address',
      paragraphs: [
        `You want to use this address for your account at ${system}. Confirm it here within a day:\n${link}`,
        'From then on you sign in with it. Until then your former address stays.',
        'If you did not ask for it, there is nothing to do.',
      ],
    },
    de: {
      subject: 'Neue E-Mail-Adresse bestätigen',
      paragraphs: [
        `Sie möchten diese Adresse für Ihr Konto bei ${system} verwenden. Bestätigen Sie sie hier innerhalb eines Tages:\n${link}`,
        'Danach melden Sie sich mit ihr an. Bis dahin bleibt es bei der bisherigen Adresse.',
        'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
      ],
    },
  }),
  'email-taken': ({ system }) => ({
    en: {
      subject: 'You already have an account',
      paragraphs: [
        `Somebody wanted to use your address for another account at ${system}. You have an account with it already, so nothing was changed.`,
        'To use it for the other account, first change the address of this one.',
      ],
    },
    de: {
      subject: 'Sie haben bereits ein Konto',
      paragraphs: [
        `jemand wollte Ihre Adresse für ein anderes Konto bei ${system} verwenden. Sie haben damit bereits ein Konto, deshalb wurde nichts geändert.`,
        'Um sie für das andere Konto zu verwenden, ändern Sie zuerst die Adresse dieses Kontos.',
      ],
    },
  }),
  ...securityMails,
  ...factorMails,
  ...noticeMails,
};

export type Addressee = { firstname: string; lastname: string; locale: LocaleName; system: string };

const frames: Record<LocaleName, (to: Addressee) => { greeting: string; closing: string }> = {
  en: ({ firstname, system }) => ({ greeting: `Hello ${firstname},`, closing: `Kind regards\n${system}` }),
  de: ({ firstname, lastname, system }) => ({
    greeting: `Guten Tag ${firstname} ${lastname},`,
    closing: `Mit freundlichen Grüßen\n${system}`,
  }),
};

export function writeMail<T extends Template>(template: T, to: Addressee, values: MailValues<T>) {
  const { subject, paragraphs } = mails[template]({ ...values, system: to.system })[to.locale];
  const { greeting, closing } = frames[to.locale](to);
  // Names that were stored before they were cleaned may still turn the text around them.
  return {
    subject: withoutDirectionControls(subject),
    body: withoutDirectionControls([greeting, ...paragraphs, closing].join('\n\n')),
  };
}
