import type { TimePoint } from '#contract/analytics.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useLingui } from '@lingui/react/macro';
import { keyFigures, writeFigure, type KeyFigure } from './key-figures.ts';
import type { PerformanceData } from './use-performance.ts';

export type DailyFigureProps = { figure: KeyFigure; data: PerformanceData };

const pointsOf = (points: readonly TimePoint[], figure: KeyFigure) =>
  points.map(({ date, values }) => ({ day: date, value: values[figure] ?? null }));

const isRound = (value: number) => value === 0 || value >= 10;

/** One key figure day by day: its names, its points, those of the period before, and how it is written. */
export function useDailyFigure({ figure, data }: DailyFigureProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const names = keyFigures.find(({ id }) => id === figure) ?? keyFigures[0];
  const definition = data.definitions.find(({ id }) => id === figure);
  const { currency } = data.overview;
  const write = writeFigure(formats, definition, currency);
  return {
    formats,
    name: i18n._(names.label),
    perDay: i18n._(names.perDay),
    current: pointsOf(data.current, figure),
    previous: pointsOf(data.previous, figure),
    write,
    /** On an axis round amounts have no cents. */
    writeTick: (value: number) =>
      definition?.type === 'money' && isRound(value) ? formats.money(value, currency, 0) : write(value),
  };
}
