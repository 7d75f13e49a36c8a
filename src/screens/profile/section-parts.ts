import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type SectionPart = {
  title: MessageDescriptor;
  hint?: MessageDescriptor;
  rows: readonly (0 | 1 | 2)[];
  hasFoot?: boolean;
};

export const namedTokensPart: SectionPart = { title: msg`Named tokens`, rows: [0, 0] };
export const sessionsPart: SectionPart = {
  title: msg`Signed-in devices`,
  hint: msg`If you do not know a device, sign it out and change your password.`,
  rows: [0, 0],
};

export const factorParts: readonly SectionPart[] = [
  {
    title: msg`Authenticator app`,
    hint: msg`An app on your phone shows a code that you enter when you sign in.`,
    rows: [0],
  },
  {
    title: msg`Passkeys`,
    hint: msg`Sign in with your fingerprint, your face, a PIN or a security key.`,
    rows: [0],
  },
];

export const emailsPart: SectionPart = {
  title: msg`Emails`,
  hint: msg`What we email you about, and how often.`,
  rows: [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0],
  hasFoot: true,
};

export const sectionParts = {
  account: [
    {
      title: msg`Contact`,
      hint: msg`Your account manager uses these details.`,
      rows: [2, 1, 2, 1],
      hasFoot: true,
    },
    { title: msg`Traffic`, hint: msg`Offers are suggested from these.`, rows: [1, 1, 1], hasFoot: true },
  ],
  security: [
    {
      title: msg`Password`,
      hint: msg`Changing it signs you out everywhere else and holds payouts for 72 hours.`,
      rows: [1, 1, 0, 1, 0],
      hasFoot: true,
    },
    { title: msg`Email address`, rows: [1], hasFoot: true },
    sessionsPart,
    ...factorParts,
  ],
  billing: [
    { title: msg`Currency`, hint: msg`All payouts and invoices use this currency.`, rows: [0, 0] },
    { title: msg`Company and tax`, hint: msg`Printed on your invoices.`, rows: [1, 1, 2, 1, 1, 2, 1] },
    { title: msg`Payment`, rows: [0, 1, 1, 1, 1, 1] },
  ],
  api: [
    { title: msg`Access token`, rows: [0, 0] },
    namedTokensPart,
    {
      title: msg`Example`,
      hint: msg`The names of ten offers, from a command line. Works with any token.`,
      rows: [0, 0],
    },
    { title: msg`Base addresses`, rows: [0, 0] },
  ],
  settings: [
    {
      title: msg`Calendar`,
      hint: msg`Used for all times and calendars.`,
      rows: [1, 1],
      hasFoot: true,
    },
    {
      title: msg`Language and theme`,
      hint: msg`Applies at once and is kept on this device.`,
      rows: [1, 1, 1, 1, 1, 0, 1],
    },
    { title: msg`Terms and Conditions`, rows: [0, 0] },
    emailsPart,
  ],
} satisfies Record<string, readonly SectionPart[]>;
