import type { Kpi, KpiDefinition, TimePoint } from '#contract/analytics.ts';
import type { Line } from '#charts/line-model.ts';
import type { Figures } from '#figures/use-figures.ts';
import { stateOf } from '#i18n/finished.ts';
import type { Period, View } from './use-view.ts';

// Sums and ratios of money have an axis each.
export const unitOf = (definition: KpiDefinition | undefined): string =>
  definition ? `${definition.type} ${definition.aggregation}` : '';

const mostUnits = 2;

// The last line stays; a third unit replaces the one chosen first, since a chart has two axes.
export function toggled(chosen: readonly Kpi[], pressed: Kpi, unit: (kpi: Kpi) => string): readonly Kpi[] {
  const rest = chosen.filter((kpi) => kpi !== pressed);
  if (rest.length < chosen.length) return rest.length > 0 ? rest : chosen;
  const units = [...new Set([...rest.map(unit), unit(pressed)])];
  const drawn = new Set(units.slice(-mostUnits));
  return [...rest.filter((kpi) => drawn.has(unit(kpi))), pressed];
}

type Times = Pick<View, 'interval' | 'at'>;

export const valuesOf = ({ range, points }: Pick<Period, 'range' | 'points'>, kpi: Kpi, times: Times) =>
  (points ?? []).map(({ date, values }: TimePoint) =>
    stateOf(date, { ...times, range }) === 'ahead' ? null : (values[kpi] ?? null),
  );

/** The head of a line's column in a file: amounts name their currency. */
export const headIn =
  (currency: string | null) =>
  ({ name, unit }: Line): string =>
    unit.startsWith('money') ? `${name} (${currency})` : name;

export type KpiLine = Line & { id: Kpi };

/** A figure of a period as a line of a chart. */
export function lineOf(
  period: Pick<Period, 'range' | 'points'>,
  kpi: Kpi,
  { view, figures }: { view: View; figures: Figures },
): KpiLine {
  const definition = figures.definitionOf(kpi);
  return {
    id: kpi,
    name: figures.label(kpi),
    unit: unitOf(definition),
    isWhole: definition?.type === 'integer',
    values: valuesOf(period, kpi, view),
    before: null,
    write: figures.write(kpi),
    writeTick: figures.tick(kpi),
  };
}

/** The chosen figures as lines of a chart. */
export function linesOf(view: View, kpis: readonly Kpi[], figures: Figures): KpiLine[] {
  const { now, compared } = view;
  return kpis.map((kpi) => ({
    ...lineOf(now, kpi, { view, figures }),
    before: compared?.points ? valuesOf(compared, kpi, view) : null,
  }));
}
