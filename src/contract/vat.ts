/** `code` is the number as a text (C3). */
export const vatRates = [
  { code: '0', name: '0%' },
  { code: '19', name: '19%' },
  { code: '21', name: '21%' },
  { code: '23', name: '23%' },
] as const;
type VatCode = (typeof vatRates)[number]['code'];

type VatNumber = readonly [pattern: RegExp, example: string];

// Pattern and example by country of the European Union.
const vatNumbers = new Map<string, VatNumber>([
  ['AT', [/^ATU\d{8}$/, 'ATU12345678']],
  ['BE', [/^BE[01]\d{9}$/, 'BE0123456789']],
  ['BG', [/^BG\d{9,10}$/, 'BG123456789']],
  ['CY', [/^CY\d{8}[A-Z]$/, 'CY12345678X']],
  ['CZ', [/^CZ\d{8,10}$/, 'CZ12345678']],
  ['DE', [/^DE\d{9}$/, 'DE123456789']],
  ['DK', [/^DK\d{8}$/, 'DK12345678']],
  ['EE', [/^EE\d{9}$/, 'EE123456789']],
  ['ES', [/^ES([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/, 'ESX1234567X']],
  ['FI', [/^FI\d{8}$/, 'FI12345678']],
  ['FR', [/^FR[A-HJ-NP-Z0-9]{2}\d{9}$/, 'FRXX123456789']],
  ['GR', [/^EL\d{9}$/, 'EL123456789']],
  ['HR', [/^HR\d{11}$/, 'HR12345678901']],
  ['HU', [/^HU\d{8}$/, 'HU12345678']],
  ['IE', [/^IE(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, 'IE1234567WA']],
  ['IT', [/^IT\d{11}$/, 'IT12345678901']],
  ['LT', [/^LT(\d{9}|\d{12})$/, 'LT123456789']],
  ['LU', [/^LU\d{8}$/, 'LU12345678']],
  ['LV', [/^LV\d{11}$/, 'LV12345678901']],
  ['MT', [/^MT\d{8}$/, 'MT12345678']],
  ['NL', [/^NL(\d{9}B\d{2}|[0-9A-Z]{12})$/, 'NL123456789B01']],
  ['PL', [/^PL\d{10}$/, 'PL1234567890']],
  ['PT', [/^PT\d{9}$/, 'PT123456789']],
  ['RO', [/^RO\d{2,10}$/, 'RO1234567890']],
  ['SE', [/^SE\d{10}01$/, 'SE123456789001']],
  ['SI', [/^SI\d{8}$/, 'SI12345678']],
  ['SK', [/^SK\d{10}$/, 'SK1234567890']],
]);

// The same of neighbours whose numbers look alike, outside of its VAT.
const otherVatNumbers = new Map<string, VatNumber>([
  ['CH', [/^CHE\d{9}(MWST|TVA|IVA)?$/, 'CHE-123.456.789 MWST']],
  ['GB', [/^GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'GB123456789']],
  ['NO', [/^(NO)?\d{9}MVA$/, 'NO123456789MVA']],
]);

const vatNumberOf = (country: string) => vatNumbers.get(country) ?? otherVatNumbers.get(country);

const standardRates = new Map<string, VatCode>([
  ...['CY', 'DE'].map((country) => [country, '19'] as const),
  ...['BE', 'CZ', 'ES', 'LT', 'LV', 'NL', 'RO'].map((country) => [country, '21'] as const),
  ...['IE', 'PL', 'PT', 'SK'].map((country) => [country, '23'] as const),
]);

export const isInEuropeanUnion = (country: string) => vatNumbers.has(country);

/** None (reverse charge, small or foreign business), or the country's standard rate. */
export const vatRatesOf = (country: string) =>
  vatRates.filter(({ code }) => code === '0' || code === standardRates.get(country));

/** Capital letters and digits, as stored. */
export const plainVatNumber = (text: string) => text.toUpperCase().replaceAll(/[\s.\-/]/g, '');

/** Of a country without a known pattern any text is valid. */
export const isVatNumber = (text: string, country: string) =>
  vatNumberOf(country)?.[0].test(plainVatNumber(text)) ?? true;

/** null for a country without a known pattern. */
export const vatExampleOf = (country: string) => vatNumberOf(country)?.[1] ?? null;
