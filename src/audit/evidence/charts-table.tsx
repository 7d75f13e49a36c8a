import { Badge } from '#ui/content/badge.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Code } from '#ui/content/code.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { chartPlace, hashOf } from '../place.ts';
import type { Match, Sound } from './check.ts';

type Row = { name: string; match: Match; hash: string | null };

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

function Hash({ of, children }: { of: string; children: string }) {
  const { t } = useLingui();
  return (
    <>
      <Code cut>{children}</Code> <CopyButton text={children} label={t`Copy the hash of ${of}`} />
    </>
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
      cell: ({ name, hash }) => (hash === null ? '–' : <Hash of={name}>{hash}</Hash>),
    },
  ];
}

/** Every chart that runs here, and whether it is the one of the evidence. */
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
      columns={useChartColumns(evidence.report.runs.unit !== null)}
      rows={rows.toSorted((one, other) => Number(one.match === 'same') - Number(other.match === 'same'))}
      rowKey={({ name }) => name}
    />
  );
}
