import type { Line, Slot } from '#charts/line-model.ts';
import type { TimePoint } from '#contract/analytics.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useFigures } from '#figures/use-figures.ts';
import { useLingui } from '@lingui/react/macro';
import { daily, type KeyFigure } from './figures.ts';
import type { Periods } from './periods.ts';
import type { ShownDays } from './shown-days.ts';

type DailyFigureProps = {
  figure: KeyFigure;
  points: readonly TimePoint[];
  shown: Pick<ShownDays, 'chart' | 'before'>;
  periods: Pick<Periods, 'today'>;
};

// Day by day beside the days that they are compared with; a day that a shorter month does not have is missing.
export function useDailyFigure({ figure, points, shown, periods }: DailyFigureProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const figures = useFigures();
  const name = figures.label(figure);
  const nameOf = (day: string) => {
    const written = formats.day(day);
    return day === periods.today ? t`${written}, so far` : written;
  };
  const current = daily(points, figure, shown.chart);
  const previous = daily(points, figure, shown.before);
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
