import type { NumberFormat } from './numbers.ts';

// Digits per group; the last group before the decimal sign has three.
type Convention = { decimal: string; group: string; size: number };
type Parts = { whole: string; fraction: string };

const byPoint: Convention = { decimal: '.', group: ',', size: 3 };
const byComma: Convention = { decimal: ',', group: '.', size: 3 };
// Group separators in any language: spaces (after NFKC also narrow and no-break ones) and apostrophes.
const neutralGroups = [' ', "'"];

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[\u2010-\u2013\u2212]/g, '-');

function conventionOf(locale: string): Convention {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345_678.9);
  const signOf = (type: 'decimal' | 'group') => fold(parts.find((part) => part.type === type)?.value ?? '');
  const groups = parts.filter(({ type }) => type === 'integer');
  return { decimal: signOf('decimal'), group: signOf('group'), size: groups.at(-2)?.value.length ?? 3 };
}

function withAsciiDigits(text: string, locale: string): string {
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  return Array.from(digits)
    .toReversed()
    .reduce((folded, digit, value) => folded.replaceAll(digit, String(value)), text);
}

function ungrouped(whole: string, group: string, size: number): string | null {
  const [first = '', ...others] = whole.split(group);
  const last = others.pop() ?? '';
  const isGrouped =
    /^[1-9]\d{0,2}$/.test(first) &&
    /^\d{3}$/.test(last) &&
    [3, size].some((length) => others.every((digits) => digits.length === length && /^\d+$/.test(digits)));
  return isGrouped ? first + others.join('') + last : null;
}

// Digits of a text in one convention, else null: `1,5` groups nothing, `1,234.5` has no decimal comma.
function partsBy(text: string, { decimal, group, size }: Convention): Parts | null {
  const [before = '', fraction = '', ...more] = text.split(decimal);
  if (more.length > 0 || !/^\d*$/.test(fraction) || !/\d/.test(before + fraction)) return null;
  if (/^\d*$/.test(before)) return { whole: before, fraction };
  const found = [group, ...neutralGroups].map((sign) => ungrouped(before, sign, size));
  const whole = found.find((digits) => digits !== null);
  return whole === undefined ? null : { whole, fraction };
}

const plain = ({ whole, fraction }: Parts) => {
  const digits = fraction.replace(/0+$/, '');
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (digits && `.${digits}`);
};

// The convention of the language comes first; the other common one counts where it is unambiguous. `1.000` in an
// English integer field could be one or a thousand, and is refused.
function readParts(text: string, { locale, precision }: NumberFormat): Parts | null {
  const own = conventionOf(locale);
  const [local, ...others] = [own, byPoint, byComma].map((convention) => partsBy(text, convention));
  const readings = others.filter((parts) => parts !== null);
  if (local && local.fraction.length <= precision) return local;
  const all = new Set([local, ...readings].flatMap((parts) => (parts ? [plain(parts)] : [])));
  return all.size === 1 ? (local ?? readings[0] ?? null) : null;
}

// A number with an optional sign and currency before or after it.
const amount = /^([+-]?)\s*([\p{L}\p{Sc}%]*)\s*([+-]?)\s*([^\p{L}\p{Sc}%+-]*?)\s*([\p{L}\p{Sc}%]*)$/u;

type Amount = { isNegative: boolean; digits: string; signs: readonly string[] };

function amountIn(text: string, locale: string): Amount | null {
  const [, outer, before = '', inner, digits, behind = ''] =
    amount.exec(withAsciiDigits(fold(text).trim(), locale)) ?? [];
  if (digits === undefined || (outer && inner)) return null;
  return {
    isNegative: outer === '-' || inner === '-',
    digits,
    signs: [before, behind].filter((sign) => sign !== ''),
  };
}

const isCode = (sign: string) => /^[A-Z]{3}$/i.test(sign);
const knownCurrencies = () => new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
const isCurrency = (sign: string) =>
  /\p{Sc}/u.test(sign) || (isCode(sign) && knownCurrencies().of(sign.toUpperCase()) !== undefined);

// A currency by its code, or its symbol with or without the country: US$.
function spellingsOf(unit: string, locale: string): string[] {
  const displays = isCode(unit) ? (['symbol', 'narrowSymbol'] as const) : [];
  const signs = displays.flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: unit, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? fold(value) : [])),
  );
  return [fold(unit), ...signs, ...signs.map((sign) => unit.slice(0, 2) + sign)];
}

function isOwn(sign: string, { unit, locale }: NumberFormat): boolean {
  const same = (one: string) => one.toLowerCase() === sign.toLowerCase();
  return unit !== undefined && spellingsOf(unit, locale).some(same);
}

// NumberParser of @internationalized/number, which Ark uses, drops group separators anywhere: it reads a German
// 1.5 as 15, which multiplies amounts.
// A typed number, with or without its unit; null if it is no number.
export function numberOfText(text: string, format: NumberFormat): number | null {
  const found = amountIn(text, format.locale);
  if (!found?.signs.every((sign) => isOwn(sign, format))) return null;
  const parts = readParts(found.digits, format);
  if (!parts) return null;
  const written = plain(parts);
  const value = Number(written);
  // More digits than a double holds would change.
  if (String(value) !== written) return null;
  return found.isNegative && value !== 0 ? -value : value;
}

// What can be said of an invalid number: its approximate value, decimals and currency.
export function roughNumber(text: string, locale: string) {
  const found = amountIn(text, locale);
  const parts = found && readParts(found.digits, { locale, precision: Infinity });
  if (!parts) return null;
  const size = Number(plain(parts));
  return {
    value: found.isNegative ? -size : size,
    decimals: parts.fraction.length,
    currency: found.signs.find(isCurrency) ?? null,
    isPlain: found.signs.length === 0,
  };
}
