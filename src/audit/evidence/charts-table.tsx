import { Badge } from '#ui/content/badge.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { AuditTable } from '../audit-table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { chartPlace, hashOf } from '../place.ts';
import type { Match, Sound } from './check.ts';
import { Hash } from './hash.tsx';

/** `tested` is the hash in the evidence, null where it lacks the chart. */
type Row = { name: string; match: Match; tested: string | null; running: string };

function MatchBadge({ match, isTested }: { match: Match; isTested: boolean }) {
  if (match === 'same' && !isTested) {
    return (
      <Badge tone="neutral">
        <Trans>as in the evidence, not tested</Trans>
      </Badge>
    );
  }
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

function useChartColumns(isTested: boolean): Column<Row>[] {
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
      cell: ({ match }) => <MatchBadge match={match} isTested={isTested} />,
    },
    {
      id: 'hash',
      head: t`SHA-256 in the evidence`,
      phone: 'wide',
      cell: ({ name, tested }) =>
        tested === null ? '–' : <Hash label={t`Copy the hash of ${name} in the evidence`}>{tested}</Hash>,
    },
    {
      id: 'running',
      head: t`SHA-256 running here`,
      phone: 'wide',
      cell: ({ name, running }) => <Hash label={t`Copy the hash of ${name} running here`}>{running}</Hash>,
    },
  ];
}

/** Every chart that runs here, and whether it is the one of the evidence. */
export function ChartsTable({ sound }: { sound: Sound }) {
  const { t } = useLingui();
  const { evidence, charts, wiring, running } = sound;
  const hashes = new Map(evidence.charts.map(({ name, hash }) => [name, hash]));
  const rows: Row[] = [
    ...[...charts].map(([name, match]) => ({
      name,
      match,
      tested: hashes.get(name) ?? null,
      running: running.charts[name] ?? '',
    })),
    { name: 'wiring', match: wiring, tested: evidence.wiring.hash, running: running.wiring },
  ];
  return (
    <AuditTable
      label={t`Charts of the evidence`}
      columns={useChartColumns(evidence.report.runs.unit !== null)}
      rows={rows.toSorted((one, other) => Number(one.match === 'same') - Number(other.match === 'same'))}
      rowKey={({ name }) => name}
    />
  );
}
