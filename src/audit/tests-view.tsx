import type { AuditReport } from '#contract/audit.ts';
import { audit } from '#styled/recipes';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { auditedCharts, type AuditedChart } from './audited-charts.ts';
import { useFormats } from './formats.ts';
import { BrowserWalksTable } from './browser-walks-table.tsx';
import { Mutation } from './laws/mutation.tsx';
import type { JudgedReport } from './evidence/evidence-results.ts';
import { chartPlace, hashOf } from './place.ts';
import { ReportFailed } from './report-failed.tsx';
import { RunFigures } from './run-figures.tsx';
import { RunsNote } from './runs-note.tsx';
import { TestResult } from './test-result.tsx';
import { resultOfWalk, useAuditReport, worstOf } from './use-audit-report.ts';
import { WithoutResultNote } from './without-result-note.tsx';

type Mutation = NonNullable<AuditReport['mutation']>;

const titlesOf = ({ walksOf }: AuditedChart) => [...new Set([...walksOf.values()].flat())];
const takenIn = ({ transitions, counts }: AuditedChart) =>
  transitions.filter(({ id }) => (counts.get(id) ?? 0) > 0).length;

const resultOfChart = (report: JudgedReport, chart: AuditedChart) =>
  worstOf(titlesOf(chart).map((title) => resultOfWalk(report, chart.name, title)));

const link = ({ name }: AuditedChart) => <a href={hashOf(chartPlace(name))}>{name}</a>;

function useWalkColumns(report: JudgedReport): Column<AuditedChart>[] {
  const { t } = useLingui();
  const { count } = useFormats();
  const taken = (chart: AuditedChart) => `${count(takenIn(chart))} / ${count(chart.transitions.length)}`;
  return [
    { id: 'chart', head: t`Chart`, cell: link, name: true },
    { id: 'taken', head: t`Transitions in them`, cell: taken, numeric: true },
    { id: 'walks', head: t`Generated tests`, cell: (chart) => count(titlesOf(chart).length), numeric: true },
    {
      id: 'result',
      head: t`Last result`,
      cell: (chart) => <TestResult result={resultOfChart(report, chart)} />,
    },
  ];
}

/** How many of a chart's transitions a generated test takes, and how those tests went. */
function Walks({ report }: { report: JudgedReport }) {
  const { t } = useLingui();
  return (
    <Table
      label={t`Generated tests`}
      columns={useWalkColumns(report)}
      rows={auditedCharts}
      rowKey={({ name }) => name}
    />
  );
}

function Survivors({ of: survivors }: { of: Mutation['charts'][number]['survivors'] }) {
  const styles = audit();
  return (
    <ul className={styles.texts}>
      {survivors.map(({ name, reason }) => (
        <li key={name}>
          <span>
            <Mutation of={name} />
            <small>{reason === null ? <Trans>unexplained</Trans> : <span lang="en">{reason}</span>}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function useMutationColumns(): Column<Mutation['charts'][number]>[] {
  const { t } = useLingui();
  const { count } = useFormats();
  return [
    { id: 'chart', head: t`Chart`, cell: ({ chart }) => chart, name: true },
    { id: 'total', head: t`Broken charts`, cell: ({ total }) => count(total), numeric: true },
    { id: 'killed', head: t`Found out`, cell: ({ killed }) => count(killed), numeric: true },
    {
      id: 'survivors',
      head: t`Survivors, and why they are no fault`,
      cell: ({ survivors }) => <Survivors of={survivors} />,
    },
  ];
}

function MutationTable({ mutation }: { mutation: Mutation }) {
  const { t } = useLingui();
  const { count, share } = useFormats();
  const [killed, total] = [count(mutation.killed), count(mutation.total)];
  const foundOut = share(mutation.killed / Math.max(mutation.total, 1));
  return (
    <>
      <p>
        <Trans>
          Each chart was broken in every way: the generated tests found out {killed} of {total} ({foundOut}).
        </Trans>
      </p>
      <Table
        label={t`Mutation`}
        columns={useMutationColumns()}
        rows={mutation.charts}
        rowKey={({ chart }) => chart}
      />
    </>
  );
}

function Report({ report }: { report: JudgedReport }) {
  return (
    <>
      <p className={audit().figures}>
        <RunsNote />
      </p>
      <p>
        <b>
          <Trans>Unit and chart tests</Trans>
        </b>{' '}
        <RunFigures run={report.runs.unit} />
      </p>
      <p>
        <b>
          <Trans>Browser tests</Trans>
        </b>{' '}
        <RunFigures run={report.runs.browser} />
      </p>
      <p>
        <b>
          <Trans>Without a result</Trans>
        </b>{' '}
        <WithoutResultNote tests={report.tests} />
      </p>
      <h2>
        <Trans>Tests generated from the charts</Trans>
      </h2>
      <Walks report={report} />
      <h2>
        <Trans>Walked in a real browser</Trans>
      </h2>
      <BrowserWalksTable report={report} />
      <h2>
        <Trans>Mutation: are the tests any good?</Trans>
      </h2>
      {report.mutation ? (
        <MutationTable mutation={report.mutation} />
      ) : (
        <p>
          <TestResult result={null} />
        </p>
      )}
    </>
  );
}

/** The last runs of all tests on this machine, chart by chart, and what the mutation of the charts found (M3). */
export function TestsView() {
  const { data: report, isError, refetch } = useAuditReport();
  const styles = audit();
  return (
    <main id="main" tabIndex={-1} className={`${styles.page} ${styles.unfolded}`}>
      <h1>
        <Trans>Tests</Trans>
      </h1>
      {isError ? <ReportFailed onRetry={() => void refetch()} /> : null}
      {report ? <Report report={report} /> : null}
    </main>
  );
}
