import { audit } from '#styled/recipes';
import type { Column } from '#ui/tables/table.tsx';
import { AuditTable } from '../audit-table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaperPageOrigin } from '../drawing/paper-origin.tsx';
import { auditedCharts, type AuditedChart } from '../charts/audited-charts.ts';
import { useFormats } from '../formats.ts';
import { BrowserWalksTable } from './browser-walks-table.tsx';
import type { JudgedReport } from '../evidence/evidence-results.ts';
import { FailedTests } from './failed-tests.tsx';
import { Faults } from './faults.tsx';
import { chartPlace, hashOf } from '../place.ts';
import { ReportFailed } from './report-failed.tsx';
import { RunFigures } from './run-figures.tsx';
import { RunsNote } from './runs-note.tsx';
import { TestTally } from './test-tally.tsx';
import { resultOfWalk, useAuditReport, type Report as WholeReport } from './use-audit-report.ts';
import { RequirementTestsNote } from './requirement-tests-note.tsx';

const titlesOf = ({ walksOf }: AuditedChart) => [...new Set([...walksOf.values()].flat())];
const takenIn = ({ transitions, counts }: AuditedChart) =>
  transitions.filter(({ id }) => (counts.get(id) ?? 0) > 0).length;

const resultsOfChart = (report: JudgedReport, chart: AuditedChart) =>
  titlesOf(chart).map((title) => resultOfWalk(report, chart.name, title));

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
      cell: (chart) => <TestTally results={resultsOfChart(report, chart)} />,
    },
  ];
}

/** How many of a chart's transitions a generated test takes, and how those tests went. */
function Walks({ report }: { report: JudgedReport }) {
  const { t } = useLingui();
  return (
    <AuditTable
      label={t`Generated tests`}
      columns={useWalkColumns(report)}
      rows={auditedCharts}
      rowKey={({ name }) => name}
    />
  );
}

function Report({ report }: { report: WholeReport }) {
  const { runs, here } = report;
  const where = report.evidence ? 'commit' : 'machine';
  return (
    <>
      <p className={audit().figures}>
        <RunsNote />
      </p>
      <p>
        <b>
          <Trans>Unit and chart tests</Trans>
        </b>{' '}
        <RunFigures run={runs.unit} {...{ here, where }} />
      </p>
      <p>
        <b>
          <Trans>Browser tests</Trans>
        </b>{' '}
        <RunFigures run={runs.browser} {...{ here, where }} />
      </p>
      <p>
        <b>
          <Trans>Tests of requirements</Trans>
        </b>{' '}
        <RequirementTestsNote tests={report.tests} runs={runs} />
      </p>
      <FailedTests report={report} />
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
      <Faults report={report} />
    </>
  );
}

/** The last runs of all tests on this machine, chart by chart, and what the mutation of the charts found (M3). */
export function TestsView() {
  const { data: report, dataUpdatedAt, isError, refetch } = useAuditReport();
  const styles = audit();
  return (
    <main id="main" tabIndex={-1} className={`${styles.page} ${styles.unfolded}`}>
      <h1>
        <Trans>Tests</Trans>
      </h1>
      <PaperPageOrigin />
      {isError ? (
        <ReportFailed before={report ? dataUpdatedAt : null} onRetry={() => void refetch()} />
      ) : null}
      {report ? <Report report={report} /> : null}
    </main>
  );
}
