import type { AuditReport } from '#contract/audit.ts';
import { audit } from '#styled/recipes';
import { Badge } from '#ui/content/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/content/icon.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, Search } from 'lucide-react';
import { useState } from 'react';
import { auditedCharts } from './audited-charts.ts';
import { download } from './download.ts';
import {
  hasFailed,
  isHole,
  requirementRows,
  requirementsCsv,
  type RequirementRow,
} from './requirement-rows.ts';
import { Fold } from './fold.tsx';
import { ReportFailed } from './report-failed.tsx';
import { RunsNote } from './runs-note.tsx';
import { TestResult } from './test-result.tsx';
import { useAuditReport, worstOf } from './use-audit-report.ts';

type Which = 'all' | 'holes' | 'failed';
const choices: Record<Which, (row: RequirementRow) => boolean> = {
  all: () => true,
  holes: isHole,
  failed: hasFailed,
};

const holds = ({ id, sentence }: RequirementRow, typed: string) =>
  `${id} ${sentence}`.toLowerCase().includes(typed.toLowerCase());

function Elements({ row: { elements } }: { row: RequirementRow }) {
  const styles = audit();
  if (elements.length === 0) return '–';
  const names = [...new Set(elements.map(({ chart }) => chart))].join(', ');
  return (
    <Fold summary={`${elements.length} · ${names}`}>
      {() => (
        <ul className={styles.texts}>
          {elements.map(({ text, href }) => (
            <li key={text}>
              <a className={styles.code} href={href}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

function TestList({ tests }: Pick<RequirementRow, 'tests'>) {
  const styles = audit();
  return (
    <ul className={styles.texts}>
      {tests.map(({ file, suite, title, result }) => (
        <li key={`${file} ${suite} ${title}`}>
          <span>
            <span lang="en">{title}</span> <TestResult result={result} />
            <small className={styles.code}>{file}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The tests that name a requirement, with the last result of each. */
function Tests({ row }: { row: RequirementRow }) {
  const { tests } = row;
  if (isHole(row)) {
    return (
      <Badge tone="error">
        <Trans>Hole: no test</Trans>
      </Badge>
    );
  }
  return (
    <Fold
      summary={
        <TestResult result={worstOf(tests.map(({ result }) => result))}>
          <Plural value={tests.length} one="# test" other="# tests" />
        </TestResult>
      }
    >
      {() => <TestList tests={tests} />}
    </Fold>
  );
}

function useColumns(): Column<RequirementRow>[] {
  const { t } = useLingui();
  return [
    { id: 'id', head: t`Row`, cell: ({ id }) => id, name: true },
    {
      id: 'sentence',
      head: t`Requirement`,
      cell: ({ sentence }) => (
        <span className={audit().text} lang="en">
          {sentence}
        </span>
      ),
    },
    { id: 'elements', head: t`In the charts`, cell: (row) => <Elements row={row} /> },
    { id: 'tests', head: t`Tests`, cell: (row) => <Tests row={row} /> },
  ];
}

function Summary({ rows }: { rows: readonly RequirementRow[] }) {
  const holes = rows.filter(isHole).length;
  const failed = rows.filter(hasFailed).length;
  const drawn = rows.filter(({ elements }) => elements.length > 0).length;
  const all = rows.length;
  return (
    <p className={audit().figures}>
      <Trans>
        {all} requirements: {holes} without a test, {failed} with a test that failed, {drawn} in a chart.
      </Trans>{' '}
      <RunsNote />
    </p>
  );
}

type ToolsProps = {
  which: Which;
  onWhich: (which: Which) => void;
  typed: string;
  onTyped: (typed: string) => void;
  /** The export; null until it has loaded. */
  rows: readonly RequirementRow[] | null;
};

function Tools({ which, onWhich, typed, onTyped, rows }: ToolsProps) {
  const { t } = useLingui();
  return (
    <div className={audit().toolbar}>
      <Segment
        label={t`Which requirements`}
        value={which}
        onChange={onWhich}
        items={[
          { value: 'all', label: t`All` },
          { value: 'holes', label: t`Holes` },
          { value: 'failed', label: t`Failed` },
        ]}
      />
      <InputGroup start={<Icon of={Search} size="sm" />}>
        <Input
          type="search"
          value={typed}
          onChange={({ target }) => onTyped(target.value)}
          placeholder={t`Find a requirement`}
          aria-label={t`Find a requirement`}
        />
      </InputGroup>
      <Button
        icon={Download}
        onClick={() => download('requirements.csv', 'text/csv', requirementsCsv(rows ?? []))}
        disabledReason={rows === null ? t`The report of the tests is not there yet` : null}
      >
        CSV
      </Button>
    </div>
  );
}

function Matrix({ report }: { report: AuditReport | undefined }) {
  const { t } = useLingui();
  const [which, setWhich] = useState<Which>('all');
  const [typed, setTyped] = useState('');
  const columns = useColumns();
  const rows = report ? requirementRows(auditedCharts, report.tests) : null;
  const shown = rows?.filter((row) => choices[which](row) && holds(row, typed)) ?? null;
  return (
    <>
      {rows ? <Summary rows={rows} /> : null}
      <Tools which={which} onWhich={setWhich} typed={typed} onTyped={setTyped} rows={shown} />
      <Table label={t`Requirements`} columns={columns} rows={shown} rowKey={({ id }) => id} />
      {shown?.length === 0 ? (
        <p>
          <Trans>No requirement is like this.</Trans>
        </p>
      ) : null}
    </>
  );
}

/** Every requirement with the parts of charts and the tests that answer to it, holes first (M3). */
export function RequirementsView() {
  const styles = audit();
  const { data: report, isError, refetch } = useAuditReport();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>
        <Trans>Requirements</Trans>
      </h1>
      {isError ? <ReportFailed onRetry={() => void refetch()} /> : <Matrix report={report} />}
    </main>
  );
}
