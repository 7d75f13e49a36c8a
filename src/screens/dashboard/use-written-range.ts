import type { DayRange } from '#contract/days.ts';
import { useFormats } from '#i18n/formats.tsx';

/** Writes a range of days: '2026/11/01 – 2026/11/20'. */
export function useWrittenRange() {
  const { day } = useFormats();
  return ({ from, to }: DayRange) => `${day(from)} – ${day(to)}`;
}
