import type { Line, Slot } from '#charts/line-model.ts';
import type { TimePoint } from '#contract/analytics.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useFigures } from '#figures/use-figures.ts';
import { useLingui } from '@lingui/react/macro';
import { daily, type KeyFigure } from './figures.ts';
import type { Periods } from './periods.ts';

type DailyFigureProps = {
  figure: KeyFigure;
  points: readonly TimePoint[];
  periods: Periods;
};

// This month to its end beside the whole month before; a day the other month does not have is missing.
export function useDailyFigure({ figure, points, periods }: DailyFigureProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const figures = useFigures();
  const name = figures.label(figure);
  const nameOf = (day: string) => {
    const written = formats.day(day);
    return day === periods.today ? t`${written}, so far` : written;
  };
  const current = daily(points, figure, periods.wholeMonth);
  const previous = daily(points, figure, periods.wholeBefore);
  const line: Line = {
    id: figure,
    name,
    unit: figure,
    isWhole: figures.definitionOf(figure)?.type === 'integer',
    values: current.map(({ value }) => value),
    before: current.map((_, nth) => previous[nth]?.value ?? null),
    write: figures.write(figure),
    writeTick: figures.tick(figure),
  };
  return {
    figure,
    formats,
    perDay: t`${name} per day`,
    /** The rows of the table: days up to today. */
    rows: current
      .map((point, nth) => ({ ...point, name: nameOf(point.day), before: previous[nth] ?? null }))
      .filter(({ day }) => day <= periods.today),
    line,
    slots: current.map(({ day }, nth): Slot => {
      const before = previous[nth]?.day;
      return {
        id: day,
        name: nameOf(day),
        isOpen: day === periods.today,
        shortName: formats.shortDay(day),
        before: before === undefined ? null : formats.day(before),
      };
    }),
  };
}
export type DailyFigure = ReturnType<typeof useDailyFigure>;
