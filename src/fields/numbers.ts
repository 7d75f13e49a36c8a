/** What a number field keeps to; without `precision` whole numbers (F6). */
export type NumberLimits = { min?: number; max?: number; precision?: number };

/** A number as a field takes it: with so many digits behind the point, not below `min`, not above `max` (F6). */
export function fitNumber(value: number, { min = -Infinity, max = Infinity, precision = 0 }: NumberLimits) {
  // Moving the point in the text keeps 1.005 from becoming 1; very large and very small ones are written otherwise.
  const moved = Math.round(Number(`${value}e${precision}`));
  const rounded = Number.isNaN(moved) ? Number(value.toFixed(precision)) : Number(`${moved}e-${precision}`);
  // Minus zero is zero.
  return Math.min(Math.max(Number.isNaN(rounded) ? value : rounded, min), max) + 0;
}

/** How a field writes its numbers: the language, the digits behind the decimal sign, and what they count. */
export type NumberFormat = { locale: string; precision: number; unit?: string | undefined };

/** A number as the language writes it; digits beyond the precision are shown, as they would be submitted. */
export const textOfNumber = (value: number, { locale, precision }: NumberFormat): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: precision,
    maximumFractionDigits: Math.max(precision, 20),
  }).format(`${value}`);

/** The next number of a slider or stepper, `direction` 1 or -1; from nothing it starts at 0 or the nearest limit. */
export function stepNumber(
  value: number | null,
  direction: 1 | -1,
  { step = 1, ...limits }: NumberLimits & { step?: number },
): number {
  return fitNumber((value ?? 0) + direction * step, limits);
}

/** Two ends in their order: the end is never before the start (F6). */
export const inOrder = (ends: readonly number[]): number[] => ends.toSorted((a, b) => a - b);
