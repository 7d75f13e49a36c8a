/** The VAT rates that invoices can carry: `code` is the number as a text (C3). */
export const vatRates = [
  { code: '0', name: '0%' },
  { code: '19', name: '19%' },
  { code: '21', name: '21%' },
  { code: '23', name: '23%' },
] as const;
type VatCode = (typeof vatRates)[number]['code'];

const dutch = /^NL([0-9]{9}B[0-9]{2}|[0-9A-Z]{12})$/;
/** How VAT numbers of the European Union look, by country. */
const vatNumbers = new Map<string, RegExp>([
  ['AT', /^ATU\d{8}$/],
  ['BE', /^BE[01]\d{9}$/],
  ['BG', /^BG\d{9,10}$/],
  ['CY', /^CY\d{8}[A-Z]$/],
  ['CZ', /^CZ\d{8,10}$/],
  ['DE', /^DE\d{9}$/],
  ['DK', /^DK\d{8}$/],
  ['EE', /^EE\d{9}$/],
  ['ES', /^ES([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/],
  ['FI', /^FI\d{8}$/],
  ['FR', /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/],
  ['GR', /^EL\d{9}$/],
  ['HR', /^HR\d{11}$/],
  ['HU', /^HU\d{8}$/],
  ['IE', /^IE(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/],
  ['IT', /^IT\d{11}$/],
  ['LT', /^LT(\d{9}|\d{12})$/],
  ['LU', /^LU\d{8}$/],
  ['LV', /^LV\d{11}$/],
  ['MT', /^MT\d{8}$/],
  ['NL', dutch],
  ['PL', /^PL\d{10}$/],
  ['PT', /^PT\d{9}$/],
  ['RO', /^RO\d{2,10}$/],
  ['SE', /^SE\d{10}01$/],
  ['SI', /^SI\d{8}$/],
  ['SK', /^SK\d{10}$/],
]);

/** The standard rates that are among ours. */
const standardRates = new Map<string, VatCode>([
  ...['CY', 'DE'].map((country) => [country, '19'] as const),
  ...['BE', 'CZ', 'ES', 'LT', 'LV', 'NL', 'RO'].map((country) => [country, '21'] as const),
  ...['IE', 'PL', 'PT', 'SK'].map((country) => [country, '23'] as const),
]);

export const isInEuropeanUnion = (country: string) => vatNumbers.has(country);

/** The rates a publisher of a country can choose: none (reverse charge, small or foreign business), or its standard rate. */
export const vatRatesOf = (country: string) =>
  vatRates.filter(({ code }) => code === '0' || code === standardRates.get(country));

/** A VAT number as it is kept: capital letters and digits. */
export const plainVatNumber = (text: string) => text.toUpperCase().replaceAll(/[\s.\-/]/g, '');

/** Whether a text looks like a VAT number of the country; outside of the European Union any text does. */
export const isVatNumber = (text: string, country: string) =>
  vatNumbers.get(country)?.test(plainVatNumber(text)) ?? true;
