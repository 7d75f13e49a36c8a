// Lengths of IBANs in SEPA, by country.
const lengths = `AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27
LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22`;
const sepaLengths = new Map(lengths.split(/\s+/).map((text) => [text.slice(0, 2), Number(text.slice(2))]));

/** Capital letters and digits, as stored. */
export const plainBankCode = (text: string) => text.toUpperCase().replaceAll(/[\s-]/g, '');

const valueOf = (sign: string) => String(Number.parseInt(sign, 36));
// Digit by digit: the number is too long for arithmetic.
const remainderOf = (digits: string) =>
  digits.split('').reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);

/** The length of its country, where we have it, and the check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = plainBankCode(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.length !== (sepaLengths.get(iban.slice(0, 2)) ?? iban.length)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  return remainderOf(turned.replaceAll(/[A-Z]/g, valueOf)) === 1;
}

export const isInSepa = (iban: string) => sepaLengths.has(plainBankCode(iban).slice(0, 2));

/** The form alone (ISO 9362). */
export const isBic = (text: string) =>
  /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(plainBankCode(text));
