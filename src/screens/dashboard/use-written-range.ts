import type { DayRange } from '#contract/days.ts';
import { useFormats } from '#i18n/formats.tsx';

export function useWrittenRange() {
  const { day } = useFormats();
  return ({ from, to }: DayRange) => `${day(from)} – ${day(to)}`;
}
