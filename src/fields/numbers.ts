/** Without `precision` only integers (F6). */
export type NumberLimits = { min?: number; max?: number; precision?: number };

// Rounds to the precision and clamps to `min` and `max` (F6).
export function fitNumber(value: number, { min = -Infinity, max = Infinity, precision = 0 }: NumberLimits) {
  // Shifting the point in the text keeps 1.005 from becoming 1; very large and small numbers use another notation.
  const moved = Math.round(Number(`${value}e${precision}`));
  const rounded = Number.isNaN(moved) ? Number(value.toFixed(precision)) : Number(`${moved}e-${precision}`);
  // Minus zero becomes zero.
  return Math.min(Math.max(Number.isNaN(rounded) ? value : rounded, min), max) + 0;
}

// Language, decimals and unit of a number field.
export type NumberFormat = { locale: string; precision: number; unit?: string | undefined };

/** Formats a number; digits beyond the precision are shown, since they would be submitted. */
export const textOfNumber = (value: number, { locale, precision }: NumberFormat): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: precision,
    maximumFractionDigits: Math.max(precision, 20),
  }).format(`${value}`);

/** The next number for a step of 1 or -1; an empty field starts at 0 or the nearest limit. */
export function stepNumber(
  value: number | null,
  direction: 1 | -1,
  { step = 1, ...limits }: NumberLimits & { step?: number },
): number {
  return fitNumber((value ?? 0) + direction * step, limits);
}

/** Sorts two ends (F6). */
export const inOrder = (ends: readonly number[]): number[] => ends.toSorted((a, b) => a - b);
