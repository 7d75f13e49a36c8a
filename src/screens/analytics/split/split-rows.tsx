import { query } from '#api/queries.ts';
import { withParts } from '#contract/kpi-sums.ts';
import { reports } from '#contract/reports.ts';
import { freeText } from '#contract/wire.ts';
import { mostLines, withLine, type AnalyticsFilter, type Split } from '#figures/analytics-address.ts';
import { useFigures } from '#figures/use-figures.ts';
import { Button } from '#ui/controls/button.tsx';
import { FindInput } from '#lists/find-input.tsx';
import { OptionList } from '#ui/controls/option-list.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { split as recipe } from '#styled/recipes';
import { daysOf } from '#contract/days.ts';
import { longestBy } from '#contract/longest-period.ts';
import { RangeTooLong } from '../range-too-long.tsx';
import type { Analytics } from '../use-analytics.ts';
import { useDimensions } from '../use-dimensions.ts';

const top = 5;

type Row = { value: string; label: string; count: string };

function useRows({ selection, kpis: [kpi = 'payout'] }: Analytics, by: AnalyticsFilter) {
  const { label } = useDimensions();
  const figures = useFigures();
  const answer = useQuery(
    query(reports.pivot, {
      query: { ...selection, dimensions: [by], kpi: withParts([kpi]), sort: `-${kpi}` },
    }),
  );
  const rows = answer.data?.data.map(({ keys, labels, values }): Row => {
    const key = keys[by] ?? '';
    return {
      value: freeText.write(String(key)),
      label: label(by, key, labels[by]),
      count: figures.write(kpi)(values[kpi]),
    };
  });
  return { answer, rows: rows ?? null };
}

type PartProps = {
  rows: readonly Row[] | null;
  by: AnalyticsFilter;
  split: Split | null;
  onChange: (split: Split | null) => void;
};

function Acts({ rows, by, split, onChange }: PartProps) {
  const best = rows?.slice(0, top).map(({ value }) => value) ?? [];
  const count = best.length;
  return (
    <div className={recipe().acts}>
      {count > 1 ? (
        <Button size="sm" onClick={() => onChange({ by, values: best, hidden: [] })}>
          <Trans>Top {count}</Trans>
        </Button>
      ) : null}
      {split ? (
        <Button size="sm" onClick={() => onChange(null)}>
          <Trans>Remove all lines</Trans>
        </Button>
      ) : null}
    </div>
  );
}

function Choices({ rows, by, split, onChange }: PartProps) {
  const label = useDimensions().name(by);
  const [search, setSearch] = useState('');
  const chosen = split?.by === by ? split.values : [];
  const isFull = chosen.length >= mostLines;
  const sought = search.trim().toLocaleLowerCase();
  const found = rows?.filter((row) => `${row.label} ${row.value}`.toLocaleLowerCase().includes(sought));
  return (
    <>
      <FindInput label={label} count={rows?.length ?? 0} value={search} onChange={setSearch} />
      <OptionList
        label={label}
        value={chosen}
        note={rows?.length === 0 ? <Trans>No data</Trans> : <Trans>Nothing found</Trans>}
        options={found?.map((row) => ({ ...row, disabled: isFull && !chosen.includes(row.value) })) ?? null}
        onChange={(values) => {
          const turned = [...values, ...chosen].find(
            (value) => values.includes(value) !== chosen.includes(value),
          );
          if (turned !== undefined) onChange(withLine(split, by, turned));
        }}
      />
    </>
  );
}

type SplitRowsProps = { analytics: Analytics; by: AnalyticsFilter };

/** The rows of a dimension by the chosen figure, with checkboxes. */
export function SplitRows({ analytics, by }: SplitRowsProps) {
  const used = [...analytics.filters, by];
  const isTooLong = daysOf(analytics.range) > longestBy(used);
  return isTooLong ? <RangeTooLong used={used} /> : <LoadedRows {...{ analytics, by, used }} />;
}

function LoadedRows({ analytics, by, used }: SplitRowsProps & { used: readonly AnalyticsFilter[] }) {
  const { answer, rows } = useRows(analytics, by);
  const { split, change } = analytics;
  const parts = { rows, by, split, onChange: (changed: Split | null) => change({ split: changed }) };
  if (answer.error?.code === 'RANGE_TOO_LONG') return <RangeTooLong used={used} />;
  if (answer.error && !rows) {
    return (
      <FailedState failure={answer.error} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
    );
  }
  return (
    <>
      {answer.isPaused ? (
        <Callout tone="warning" live>
          <Trans>You are offline. This list is loaded as soon as there is a connection again.</Trans>
        </Callout>
      ) : null}
      <Acts {...parts} />
      <Choices {...parts} />
    </>
  );
}
