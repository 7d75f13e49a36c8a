import { audit } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/content/icon.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, Search } from 'lucide-react';
import { auditedCharts } from './audited-charts.ts';
import type { ClauseRow } from './clause-rows.ts';
import type { JudgedReport } from './evidence/evidence-results.ts';
import { useSay, type Say } from './chart-texts.ts';
import { Said } from './said.tsx';
import { ClauseList, CoverageBadge, TestList } from './clause-list.tsx';
import { download } from './download.ts';
import { hasFailed, requirementRows, requirementsCsv, type RequirementRow } from './requirement-rows.ts';
import { Fold } from './fold.tsx';
import { ReportFailed } from './report-failed.tsx';
import { chartPlace, goTo, hashOf, type RequirementsPlace, type Which } from './place.ts';
import { transitionText } from './spoken.ts';
import { RunsNote } from './runs-note.tsx';
import { TestResult } from './test-result.tsx';
import { useAuditReport, worstOf } from './use-audit-report.ts';

const choices: Record<Which, (row: RequirementRow) => boolean> = {
  all: () => true,
  covered: ({ coverage }) => coverage === 'covered',
  partly: ({ coverage }) => coverage === 'partly',
  'not run': ({ coverage }) => coverage === 'not run',
  'not known': ({ coverage }) => coverage === 'not known',
  not: ({ coverage }) => coverage === 'not',
  excepted: ({ clauses }) => clauses.some(({ coverage }) => coverage === 'excepted'),
  failed: hasFailed,
};

const holds = ({ id, sentence }: RequirementRow, typed: string, say: Say) =>
  `${id} ${say(sentence)}`.toLowerCase().includes(typed.toLowerCase());

function Elements({ row: { elements } }: { row: RequirementRow }) {
  const styles = audit();
  const say = useSay();
  if (elements.length === 0) return '–';
  const names = [...new Set(elements.map(({ chart }) => chart))].join(', ');
  return (
    <Fold summary={`${elements.length} · ${names}`}>
      {() => (
        <ul className={styles.texts}>
          {elements.map(({ chart, state, transition }) => (
            <li key={transition?.id ?? state}>
              <a className={styles.code} href={hashOf({ ...chartPlace(chart), state })}>
                {transition ? `${state}: ${transitionText(transition, say)}` : state}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

function Clauses({ row: { clauses, coverage } }: { row: RequirementRow }) {
  const covered = clauses.filter((clause) => clause.coverage === 'covered').length;
  const all = clauses.filter((clause) => clause.coverage !== 'excepted').length;
  return (
    <Fold
      summary={
        <>
          <CoverageBadge of={coverage} />{' '}
          <span className={audit().together}>
            <Trans>
              {covered} of {all}
            </Trans>
          </span>
        </>
      }
    >
      {() => <ClauseList clauses={clauses} />}
    </Fold>
  );
}

/** The tests that name a requirement; walks that merely pass a transition of it are counted apart. */
function Tests({ row: { tests, walks } }: { row: RequirementRow }) {
  const passing =
    walks.length > 0 ? (
      <small className={audit().walks}>
        <Plural value={walks.length} one="# walk takes this" other="# walks take this" />
      </small>
    ) : null;
  if (tests.length === 0) return passing ?? '–';
  return (
    <>
      <Fold
        summary={
          <TestResult result={worstOf(tests.map(({ result }) => result))}>
            <Plural value={tests.length} one="# test" other="# tests" />
          </TestResult>
        }
      >
        {() => <TestList tests={tests} />}
      </Fold>
      {passing}
    </>
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
        <span className={audit().text}>
          <Said>{sentence}</Said>
        </span>
      ),
    },
    { id: 'clauses', head: t`Clauses`, cell: (row) => <Clauses row={row} /> },
    { id: 'elements', head: t`In the charts`, cell: (row) => <Elements row={row} /> },
    { id: 'tests', head: t`Tests`, cell: (row) => <Tests row={row} /> },
  ];
}

function Summary({ rows }: { rows: readonly RequirementRow[] }) {
  const clauses = rows.flatMap((row) => row.clauses);
  const among = (wanted: ClauseRow['coverage']) =>
    clauses.filter(({ coverage }) => coverage === wanted).length;
  const [covered, partly, not] = [among('covered'), among('partly'), among('not')];
  const [notRun, unknown, excepted] = [among('not run'), among('not known'), among('excepted')];
  const failed = rows.filter(hasFailed).length;
  const [all, whole] = [rows.length, clauses.length];
  return (
    <p className={audit().figures}>
      <Trans>
        {all} requirements with {whole} clauses: {covered} covered, {partly} partly covered, {not} not
        covered, {notRun} not run, {unknown} not known before a run, {excepted} excepted; {failed}{' '}
        requirements with a test that failed.
      </Trans>{' '}
      <RunsNote />{' '}
      {unknown === 0 ? null : (
        <Trans>
          “Not known”: no title in the code of the tests names the clause. Titles that come from tables name
          theirs once they have run; walks that take a transition on their way cover nothing.
        </Trans>
      )}
    </p>
  );
}

type ToolsProps = {
  place: RequirementsPlace;
  /** The export; null until it has loaded. */
  rows: readonly RequirementRow[] | null;
  /** How many there are of them without a filter. */
  all: number;
};

/** How many requirements a filter leaves, shown and announced. */
function Matches({ count, all }: { count: number; all: number }) {
  return (
    <span className={audit().figures} aria-live="polite">
      {count === 0 ? (
        <Trans>No requirement is like this.</Trans>
      ) : (
        <Trans>
          {count} of {all} requirements
        </Trans>
      )}
    </span>
  );
}

function Tools({ place, rows, all }: ToolsProps) {
  const { t } = useLingui();
  return (
    <div className={audit().toolbar}>
      <Segment
        label={t`Which requirements`}
        value={place.which}
        onChange={(which) => goTo({ ...place, which })}
        items={[
          { value: 'all', label: t`All` },
          { value: 'covered', label: t`Covered` },
          { value: 'partly', label: t`Partly` },
          { value: 'not run', label: t`Not run` },
          { value: 'not known', label: t`Not known` },
          { value: 'not', label: t`Not covered` },
          { value: 'excepted', label: t`Excepted` },
          { value: 'failed', label: t`Failed` },
        ]}
      />
      <InputGroup start={<Icon of={Search} size="sm" />}>
        <Input
          type="search"
          value={place.find}
          onChange={({ target }) => goTo({ ...place, find: target.value }, { isTyped: true })}
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
      {rows ? <Matches count={rows.length} all={all} /> : null}
    </div>
  );
}

function Matrix({ place, report }: { place: RequirementsPlace; report: JudgedReport | undefined }) {
  const { t } = useLingui();
  const columns = useColumns();
  const rows = report ? requirementRows(auditedCharts, report) : null;
  const say = useSay();
  const shown = rows?.filter((row) => choices[place.which](row) && holds(row, place.find, say)) ?? null;
  return (
    <>
      {rows ? <Summary rows={rows} /> : null}
      <Tools place={place} rows={shown} all={rows?.length ?? 0} />
      <Table label={t`Requirements`} columns={columns} rows={shown} rowKey={({ id }) => id} />
    </>
  );
}

/** Every requirement with its clauses, what came of breaking them, and the tests; what no test names first (M3). */
export function RequirementsView({ place }: { place: RequirementsPlace }) {
  const styles = audit();
  const { data: report, isError, refetch } = useAuditReport();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>
        <Trans>Requirements</Trans>
      </h1>
      {isError ? <ReportFailed onRetry={() => void refetch()} /> : <Matrix place={place} report={report} />}
    </main>
  );
}
