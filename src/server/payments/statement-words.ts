import type { LocaleName } from '#contract/locales.ts';

type Words = {
  title: (month: string) => string;
  publisher: string;
  network: string;
  caption: (payment: string, invoice: string, paid: string) => string;
  offer: string;
  conversions: string;
  amount: string;
  paid: string;
  all: string;
  nothing: string;
  more: string;
};

/** `all` sums up the payments of the month. */
export const statementWords: Record<LocaleName, Words> = {
  en: {
    title: (month) => `Statement for ${month}`,
    publisher: 'Publisher',
    network: 'Network',
    caption: (payment, invoice, paid) => `Payment ${payment}, invoice ${invoice}, paid on ${paid}`,
    offer: 'Offer',
    conversions: 'Conversions',
    amount: 'Amount',
    paid: 'Paid without VAT',
    all: 'All payments',
    nothing: 'Nothing was paid in this month.',
    more: 'Amounts are without VAT. The statement as CSV lists every conversion.',
  },
  de: {
    title: (month) => `Abrechnung für ${month}`,
    publisher: 'Publisher',
    network: 'Netzwerk',
    caption: (payment, invoice, paid) => `Zahlung ${payment}, Gutschrift ${invoice}, bezahlt am ${paid}`,
    offer: 'Angebot',
    conversions: 'Conversions',
    amount: 'Betrag',
    paid: 'Bezahlt ohne Umsatzsteuer',
    all: 'Alle Zahlungen',
    nothing: 'In diesem Monat wurde nichts ausgezahlt.',
    more: 'Alle Beträge ohne Umsatzsteuer. Die Abrechnung als CSV enthält jede Conversion.',
  },
};
