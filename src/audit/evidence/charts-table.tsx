import { Badge } from '#ui/content/badge.tsx';
import { Code } from '#ui/content/code.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { chartPlace, hashOf } from '../place.ts';
import type { Match, Sound } from './check.ts';

type Row = { name: string; match: Match; hash: string | null };

function MatchBadge({ match }: { match: Match }) {
  if (match === 'same') {
    return (
      <Badge tone="success">
        <Trans>runs as it was tested</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="error">
      {match === 'another' ? (
        <Trans>this evidence is for another chart</Trans>
      ) : (
        <Trans>not in the evidence</Trans>
      )}
    </Badge>
  );
}

function useChartColumns(): Column<Row>[] {
  const { t } = useLingui();
  return [
    {
      id: 'chart',
      head: t`Chart`,
      name: true,
      cell: ({ name }) =>
        name === 'wiring' ? t`wiring table` : <a href={hashOf(chartPlace(name))}>{name}</a>,
    },
    {
      id: 'match',
      head: t`Runs here`,
      phone: 'side',
      cell: ({ match }) => <MatchBadge match={match} />,
    },
    {
      id: 'hash',
      head: t`SHA-256 when it was tested`,
      phone: 'wide',
      cell: ({ hash }) => (hash === null ? '–' : <Code cut>{hash}</Code>),
    },
  ];
}

/** Every chart that runs here, and whether it is the one that was tested. */
export function ChartsTable({ sound }: { sound: Sound }) {
  const { t } = useLingui();
  const { evidence, charts, wiring } = sound;
  const hashes = new Map(evidence.charts.map(({ name, hash }) => [name, hash]));
  const rows: Row[] = [
    ...[...charts].map(([name, match]) => ({ name, match, hash: hashes.get(name) ?? null })),
    { name: 'wiring', match: wiring, hash: evidence.wiring.hash },
  ];
  return (
    <Table
      label={t`Charts of the evidence`}
      columns={useChartColumns()}
      rows={rows.toSorted((one, other) => Number(one.match === 'same') - Number(other.match === 'same'))}
      rowKey={({ name }) => name}
    />
  );
}
