// An IBAN of each country in SEPA: it says the length, and how one looks.
const examples = `AD1200012030200359100100 AL47212110090000000235698741 AT611904300234573201 BE68539007547034
BG80BNBG96611020345678 CH9300762011623852957 CY17002001280000001200527600 CZ6508000000192000145399
DE89370400440532013000 DK5000400440116243 EE382200221020145685 ES9121000418450200051332 FI2112345600000785
FR1420041010050500013M02606 GB29NWBK60161331926819 GI75NWBK000000007099453 GR1601101250000000012300695
HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678 IS140159260076545510730339
IT60X0542811101000000123456 LI21088100002324013AA LT121000011101001000 LU280019400644750000 LV80BANK0000435195001
MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951 MK07250120000058984
MT84MALT011000012345MTLCAST001S NL91ABNA0417164300 NO9386011117947 PL61109010140000071219812874
PT50000201231234567890154 RO49AAAA1B31007593840000 RS35260005601001611379 SE4550000000058398257466
SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100 VA59001123000012345678`;
const ibans = new Map(examples.split(/\s+/).map((iban) => [iban.slice(0, 2), iban]));

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
  if (iban.length !== (ibans.get(iban.slice(0, 2)) ?? iban).length) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  return remainderOf(turned.replaceAll(/[A-Z]/g, valueOf)) === 1;
}

export const isInSepa = (iban: string) => ibans.has(plainBankCode(iban).slice(0, 2));

/** In groups of four, as banks print it; null for countries outside of SEPA. */
export const ibanExampleOf = (country: string) =>
  ibans.get(country)?.replaceAll(/(.{4})(?=.)/g, '$1 ') ?? null;

/** The form alone (ISO 9362). */
export const isBic = (text: string) =>
  /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(plainBankCode(text));
