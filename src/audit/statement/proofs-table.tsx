import type { Column } from '#ui/tables/table.tsx';
import { AuditTable } from '../audit-table.tsx';
import { audit } from '#styled/recipes';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ReportFailed } from '../results/report-failed.tsx';
import { RunsNote } from '../results/runs-note.tsx';
import { TestTally } from '../results/test-tally.tsx';
import { TestTitle } from '../results/test-title.tsx';
import { useAuditReport } from '../results/use-audit-report.ts';
import { proofsIn, type Proof } from './proofs.ts';

function Titles({ tests }: Pick<Proof, 'tests'>) {
  const styles = audit();
  const count = tests.reduce((sum, { runs }) => sum + Math.max(runs, 1), 0);
  return (
    <details className={styles.details}>
      <summary>
        <Plural value={count} one="# test" other="# tests" />
      </summary>
      <ul className={styles.texts}>
        {tests.map(({ file, title }) => (
          <li key={`${file} ${title}`}>
            <span>
              <TestTitle>{title}</TestTitle>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function useColumns(): Column<Proof>[] {
  const { t, i18n } = useLingui();
  return [
    { id: 'what', head: t`What was tested`, cell: ({ what }) => i18n._(what), name: true },
    { id: 'tests', head: t`Tests`, cell: ({ tests }) => <Titles tests={tests} /> },
    {
      id: 'result',
      head: t`Last result`,
      cell: ({ tests }) => <TestTally results={tests.map(({ result }) => result)} />,
    },
  ];
}

/** What the tests of this build show of its accessibility, and how they went last. */
export function ProofsTable() {
  const { t } = useLingui();
  const { data: report, dataUpdatedAt, isError, refetch } = useAuditReport();
  const columns = useColumns();
  const retry = () => void refetch();
  if (isError && !report) return <ReportFailed before={null} onRetry={retry} />;
  return (
    <>
      {isError ? <ReportFailed before={dataUpdatedAt} onRetry={retry} /> : null}
      <AuditTable
        label={t`What was tested`}
        columns={columns}
        rows={report ? proofsIn(report.tests) : null}
        rowKey={({ what }) => what.id}
        loadingRows={4}
      />
      <p className={audit().figures}>
        <Trans>The titles of the tests are in English.</Trans> <RunsNote />
      </p>
    </>
  );
}
