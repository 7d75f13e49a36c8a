import { type MailTexts, type Occasion, occasion } from './mail-text.ts';

type NoLink = { link: null };
export type FactorValues = {
  'second-factor-on': NoLink;
  'second-factor-off': NoLink;
  'second-factor-failed': NoLink & Occasion;
  /** `left`: codes that nobody has used. */
  'recovery-code-used': NoLink & Occasion & { left: number };
};
type FactorTemplate = keyof FactorValues;
type Written<T extends FactorTemplate> = (values: FactorValues[T] & { system: string }) => MailTexts;

const unlessYou = {
  en: 'If it was not you, set a new password at once and reply to this email.',
  de: 'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und antworten Sie auf diese E-Mail.',
};

const codesLeft = {
  en: (left: number) => (left === 1 ? 'One recovery code is left' : `${left} recovery codes are left`),
  de: (left: number) =>
    left === 1 ? 'Ein Wiederherstellungscode ist' : `${left} Wiederherstellungscodes sind`,
};
const leftInEnglish = (left: number) =>
  left === 0
    ? 'It was the last one. Create new recovery codes in your profile under Security.'
    : `${codesLeft.en(left)}. You can create new ones in your profile under Security.`;
const leftInGerman = (left: number) =>
  left === 0
    ? 'Es war der letzte. Erstellen Sie in Ihrem Profil unter „Sicherheit“ neue Wiederherstellungscodes.'
    : `${codesLeft.de(left)} noch übrig. Neue erstellen Sie in Ihrem Profil unter „Sicherheit“.`;

export const factorMails: { [T in FactorTemplate]: Written<T> } = {
  'second-factor-on': ({ system }) => ({
    en: {
      subject: 'A second factor was added',
      paragraphs: [
        `An authenticator app or a passkey was added to your account at ${system}. Signing in asks for it from now on.`,
        unlessYou.en,
      ],
    },
    de: {
      subject: 'Ein zweiter Faktor wurde hinzugefügt',
      paragraphs: [
        `zu Ihrem Konto bei ${system} wurde eine Authenticator-App oder ein Passkey hinzugefügt. Die Anmeldung fragt ab jetzt danach.`,
        unlessYou.de,
      ],
    },
  }),
  'second-factor-off': ({ system }) => ({
    en: {
      subject: 'Your last second factor was removed',
      paragraphs: [
        `Signing in to your account at ${system} asks for the password only from now on.`,
        unlessYou.en,
      ],
    },
    de: {
      subject: 'Ihr letzter zweiter Faktor wurde entfernt',
      paragraphs: [
        `die Anmeldung zu Ihrem Konto bei ${system} fragt ab jetzt nur noch nach dem Passwort.`,
        unlessYou.de,
      ],
    },
  }),
  'second-factor-failed': ({ system, ...values }) => ({
    en: {
      subject: 'Somebody with your password could not sign in',
      paragraphs: [
        `Somebody entered the right password of your account at ${system}, and then ten wrong codes. Nobody was signed in, and no more codes are accepted for up to 15 minutes.`,
        occasion.en(values),
        'If it was not you, somebody knows your password: set a new one at once and reply to this email.',
        'If it was you, try again in 15 minutes. Open sessions stay open.',
      ],
    },
    de: {
      subject: 'Fehlgeschlagene Anmeldung mit Ihrem Passwort',
      paragraphs: [
        `jemand hat das richtige Passwort Ihres Kontos bei ${system} eingegeben und danach zehn falsche Codes. Angemeldet wurde niemand; bis zu 15 Minuten lang werden keine weiteren Codes angenommen.`,
        occasion.de(values),
        'Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Legen Sie sofort ein neues fest und antworten Sie auf diese E-Mail.',
        'Wenn Sie das waren, versuchen Sie es in 15 Minuten noch einmal. Offene Sitzungen bleiben bestehen.',
      ],
    },
  }),
  'recovery-code-used': ({ system, left, ...values }) => ({
    en: {
      subject: 'A recovery code was used',
      paragraphs: [
        `A recovery code of your account at ${system} was used. ${leftInEnglish(left)}`,
        occasion.en(values),
        unlessYou.en,
      ],
    },
    de: {
      subject: 'Ein Wiederherstellungscode wurde verwendet',
      paragraphs: [
        `ein Wiederherstellungscode Ihres Kontos bei ${system} wurde verwendet. ${leftInGerman(left)}`,
        occasion.de(values),
        unlessYou.de,
      ],
    },
  }),
};
