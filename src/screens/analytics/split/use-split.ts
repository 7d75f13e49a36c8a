import type { ApiError } from '#api/api-error.ts';
import { shapes } from '#charts/marker.tsx';
import { nthSeries, type SeriesName } from '#charts/series.ts';
import { kpi, type KpiValues, type TimePoint } from '#contract/analytics.ts';
import { addUp } from '#contract/kpi-sums.ts';
import { freeText } from '#contract/wire.ts';
import type { Split } from '#figures/analytics-address.ts';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { isOfDictionaries, useListedOptions } from '../filters/use-filters.ts';
import { useDimensions } from '../use-dimensions.ts';
import type { View } from '../use-view.ts';
import { lineQueries } from './line-queries.ts';

export type LineState = 'loaded' | 'empty' | 'stale' | 'loading' | 'offline' | 'failed';

/** One value of a split: its line, as far as that is loaded. */
export type SplitLine = {
  value: string;
  name: string;
  colour: SeriesName;
  marker: string | undefined;
  isHidden: boolean;
  state: LineState;
  points: readonly TimePoint[] | null;
  sums: KpiValues | null;
  failure: ApiError | null;
  isFetching: boolean;
  retry: () => void;
};

const isEmpty = (points: readonly TimePoint[]) =>
  points.every(({ values }) => Object.values(values).every((value) => !value));

function stateOf({ data, error, isPaused }: UseQueryResult<TimePoint[]>): LineState {
  if (data && error) return 'stale';
  if (data) return isEmpty(data) ? 'empty' : 'loaded';
  if (isPaused) return 'offline';
  return error ? 'failed' : 'loading';
}

function useNames({ by, values }: Split): string[] {
  const { label } = useDimensions();
  const listed = useListedOptions([by]);
  const options = isOfDictionaries(by) ? listed[by].options : null;
  const names = values.map(
    (value) => options?.find((option) => option.value === value)?.label ?? label(by, freeText.read(value)),
  );
  // Names of records may repeat.
  return names.map((name, nth) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${values[nth]})`,
  );
}

/** The lines of a split for what a view shows. */
export function useSplit({ now, interval, filters }: View, split: Split): SplitLine[] {
  const names = useNames(split);
  const answers = useQueries({ queries: lineQueries({ range: now.range, interval, filters }, split) });
  return answers.map((answer, nth) => {
    const value = split.values[nth] ?? '';
    const points = answer.data ?? null;
    return {
      value,
      name: names[nth] ?? value,
      colour: nthSeries(nth),
      marker: shapes[nth],
      isHidden: split.hidden.includes(value),
      state: stateOf(answer),
      points,
      sums:
        points &&
        addUp(
          points.map(({ values }) => values),
          kpi.options,
        ),
      failure: answer.error,
      isFetching: answer.isFetching,
      retry: () => void answer.refetch(),
    };
  });
}
