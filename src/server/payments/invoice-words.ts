import type { LocaleName } from '#contract/locales.ts';

type Words = {
  title: string;
  preview: string;
  previewTitle: string;
  canceled: string;
  supplier: string;
  customer: string;
  number: string;
  issued: string;
  asOf: string;
  payment: string;
  period: string;
  vatNumber: (number: string) => string;
  taxId: (number: string) => string;
  service: string;
  conversions: string;
  amount: string;
  advertising: string;
  net: string;
  vat: (rate: string) => string;
  total: string;
  selfBilling: string;
  reverseCharge: string;
  outside: string;
  small: string;
};

/** 'Self-billing', 'Gutschrift' and the sentences of reverse charge are those of the law (Directive 2006/112/EC, § 14 UStG). */
export const invoiceWords: Record<LocaleName, Words> = {
  en: {
    title: 'Self-billing invoice',
    preview: 'Preview',
    previewTitle: 'Preview of a self-billing invoice',
    canceled: 'Cancelled',
    supplier: 'Supplier',
    customer: 'Customer',
    number: 'Invoice number',
    issued: 'Invoice date',
    asOf: 'As of',
    payment: 'Payment',
    period: 'Period of service',
    vatNumber: (number) => `VAT number: ${number}`,
    taxId: (number) => `Tax number: ${number}`,
    service: 'Service',
    conversions: 'Conversions',
    amount: 'Amount',
    advertising: 'Advertising services',
    net: 'Net amount',
    vat: (rate) => `VAT ${rate}`,
    total: 'Total amount',
    selfBilling: 'Self-billing: issued by the customer in the name of the supplier.',
    reverseCharge: 'Reverse charge: the customer is liable for the VAT.',
    outside: 'VAT 0%: outside the scope of EU VAT, as the supplier is not established in the European Union.',
    small: 'VAT 0%: the supplier charges no VAT (small business).',
  },
  de: {
    title: 'Gutschrift',
    preview: 'Vorschau',
    previewTitle: 'Vorschau einer Gutschrift',
    canceled: 'Storniert',
    supplier: 'Leistungserbringer',
    customer: 'Leistungsempfänger',
    number: 'Nummer der Gutschrift',
    issued: 'Ausstellungsdatum',
    asOf: 'Stand',
    payment: 'Zahlung',
    period: 'Leistungszeitraum',
    vatNumber: (number) => `USt-IdNr.: ${number}`,
    taxId: (number) => `Steuernummer: ${number}`,
    service: 'Leistung',
    conversions: 'Conversions',
    amount: 'Betrag',
    advertising: 'Werbeleistungen',
    net: 'Nettobetrag',
    vat: (rate) => `Umsatzsteuer ${rate}`,
    total: 'Gesamtbetrag',
    selfBilling: 'Gutschrift: ausgestellt vom Leistungsempfänger im Namen des Leistungserbringers.',
    reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers.',
    outside:
      'Umsatzsteuer 0 %: außerhalb des Anwendungsbereichs der EU-Mehrwertsteuer, da der Leistungserbringer nicht in der Europäischen Union ansässig ist.',
    small: 'Umsatzsteuer 0 %: Der Leistungserbringer berechnet keine Umsatzsteuer (Kleinunternehmer).',
  },
};
