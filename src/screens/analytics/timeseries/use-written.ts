import type { DayRange } from '#contract/days.ts';
import { useFormats } from '#i18n/formats.tsx';

/** Writes a range of days; a single one without its end. */
export function useWritten() {
  const { day } = useFormats();
  return ({ from, to }: DayRange) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);
}
