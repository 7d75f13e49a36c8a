import { sum } from 'es-toolkit';
import type { LocaleName } from '#contract/locales.ts';

/** How much of each waits for operators. */
export type Waiting = Record<'registrations' | 'applications' | 'inquiries' | 'payouts', number>;

const words: Record<LocaleName, Record<keyof Waiting, readonly [one: string, more: string]>> = {
  en: {
    registrations: ['registration', 'registrations'],
    applications: ['application', 'applications'],
    inquiries: ['inquiry', 'inquiries'],
    payouts: ['payout', 'payouts'],
  },
  de: {
    registrations: ['Registrierung', 'Registrierungen'],
    applications: ['Bewerbung', 'Bewerbungen'],
    inquiries: ['Anfrage', 'Anfragen'],
    payouts: ['Auszahlung', 'Auszahlungen'],
  },
};
const names = ['registrations', 'applications', 'inquiries', 'payouts'] as const;

export const countWaiting = (waiting: Waiting): number => sum(names.map((name) => waiting[name]));

/** A line of each that there is. */
export const waitingIn = (locale: LocaleName, waiting: Waiting): string[] =>
  names
    .filter((name) => waiting[name] > 0)
    .map((name) => `- ${waiting[name]} ${words[locale][name][waiting[name] === 1 ? 0 : 1]}`);
