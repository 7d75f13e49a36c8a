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
  opening: string;
  earned: string;
  all: string;
  closing: string;
  nothing: string;
  counted: string;
  more: string;
};

/** Of the month: `all` sums up its payments. */
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
    opening: 'Opening balance',
    earned: 'Earned',
    all: 'Paid',
    closing: 'Closing balance',
    nothing: 'Nothing was paid in this month.',
    counted:
      'Conversions count in the month in which they came in (UTC), as they stand today, pending ones too.',
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
    opening: 'Anfangssaldo',
    earned: 'Verdient',
    all: 'Bezahlt',
    closing: 'Endsaldo',
    nothing: 'In diesem Monat wurde nichts ausgezahlt.',
    counted: 'Conversions zählen im Monat ihres Eingangs (UTC), nach heutigem Stand, auch ausstehende.',
    more: 'Alle Beträge ohne Umsatzsteuer. Die Abrechnung als CSV enthält jede Conversion.',
  },
};
