import type { NumberFormat } from './numbers.ts';

/** Of the digits between two signs, `size` make a group; the last group before the decimal sign has three. */
type Convention = { decimal: string; group: string; size: number };
type Parts = { whole: string; fraction: string };

const byPoint: Convention = { decimal: '.', group: ',', size: 3 };
const byComma: Convention = { decimal: ',', group: '.', size: 3 };
/** Signs that group in any language: the space (after NFKC also the narrow and the no-break one) and the apostrophe. */
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

/** The digits of a text by one convention, else null: `1,5` groups nothing, `1,234.5` has no decimal comma. */
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

/**
 * What the language reads comes first; the other common way to write counts where nothing else can be meant. `1.000` in
 * a field for whole English numbers could be one or a thousand, and is refused.
 */
function readParts(text: string, { locale, precision }: NumberFormat): Parts | null {
  const own = conventionOf(locale);
  const [local, ...others] = [own, byPoint, byComma].map((convention) => partsBy(text, convention));
  const readings = others.filter((parts) => parts !== null);
  if (local && local.fraction.length <= precision) return local;
  const all = new Set([local, ...readings].flatMap((parts) => (parts ? [plain(parts)] : [])));
  return all.size === 1 ? (local ?? readings[0] ?? null) : null;
}

// NumberParser of @internationalized/number, which Ark uses, drops grouping signs wherever they stand: it reads a German
// 1.5 as 15, which multiplies amounts.
/** The number that a text stands for in a language, else null. */
export function numberOfText(text: string, format: NumberFormat): number | null {
  const [, sign, digits = ''] =
    /^([+-]?)\s*(.*)$/.exec(withAsciiDigits(fold(text).trim(), format.locale)) ?? [];
  const parts = readParts(digits, format);
  if (!parts) return null;
  const written = plain(parts);
  const value = Number(written);
  // More digits than a number holds would come back as others.
  if (String(value) !== written) return null;
  return sign === '-' && value !== 0 ? -value : value;
}
