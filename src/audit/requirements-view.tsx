import { audit } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/content/icon.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download, Search } from 'lucide-react';
import type { ComponentType } from 'react';
import { auditedCharts } from './audited-charts.ts';
import type { JudgedReport } from './evidence/evidence-results.ts';
import { useSay, type Say } from './chart-texts.ts';
import { Said } from './said.tsx';
import { ClauseList, CoverageBadge, TestList } from './clause-list.tsx';
import { download } from './download.ts';
import { requirementRows, requirementsCsv, type RequirementRow } from './requirement-rows.ts';
import { Fold } from './fold.tsx';
import { ReportFailed } from './report-failed.tsx';
import { chartPlace, goTo, hashOf, whiches, type RequirementsPlace, type Which } from './place.ts';
import { transitionText } from './spoken.ts';
import { RunsNote } from './runs-note.tsx';
import { TestResult } from './test-result.tsx';
import { useAuditReport, worstOf } from './use-audit-report.ts';
import { countLike, countsOf, isListed } from './which-requirements.ts';

const holds = ({ id, sentence }: RequirementRow, typed: string, say: Say) =>
  `${id} ${say(sentence)}`.toLowerCase().includes(typed.toLowerCase());

function Elements({ row: { elements } }: { row: RequirementRow }) {
  const styles = audit();
  const say = useSay();
  if (elements.length === 0) return '–';
  const names = [...new Set(elements.map(({ chart }) => chart))].join(', ');
  return (
    <Fold
      summary={
        <>
          <Plural value={elements.length} one="# place" other="# places" />: {names}
        </>
      }
    >
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
        <Plural value={walks.length} one="# generated walk passes here" other="# generated walks pass here" />
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

const inRoom = (Cell: ComponentType<{ row: RequirementRow }>) => (row: RequirementRow) => (
  <div className={audit().room}>
    <Cell row={row} />
  </div>
);

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
    { id: 'clauses', head: t`Clauses`, cell: inRoom(Clauses) },
    { id: 'elements', head: t`In the charts`, cell: inRoom(Elements) },
    { id: 'tests', head: t`Tests`, cell: inRoom(Tests) },
  ];
}

type Counts = ReturnType<typeof countsOf>;

function Summary({ all, counts }: { /** Requirements. */ all: number; counts: Counts }) {
  const { all: whole, covered, partly, not, excepted, failed } = counts;
  const [notRun, unknown] = [counts['not run'], counts['not known']];
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

type MatchesProps = { rows: readonly RequirementRow[]; which: Which; all: number };

/** How many requirements a filter leaves, and how many clauses it is about, shown and announced. */
function Matches({ rows, which, all }: MatchesProps) {
  const count = rows.length;
  const clauses = countLike(rows, which);
  const isOfClauses = which !== 'all' && which !== 'failed';
  return (
    <span className={audit().figures} aria-live="polite">
      {count === 0 ? (
        <Trans>No requirement is like this.</Trans>
      ) : (
        <Trans>
          {count} of {all} requirements
        </Trans>
      )}
      {count > 0 && isOfClauses ? (
        <>
          {', '}
          <Plural value={clauses} one="with # clause like this" other="with # clauses like this" />
        </>
      ) : null}
    </span>
  );
}

type WhichesProps = { place: RequirementsPlace; counts: Counts | null };

/** The filters, each with the number of clauses that it is about. */
function Whiches({ place, counts }: WhichesProps) {
  const { t } = useLingui();
  const labels: Record<Which, string> = {
    all: t`All`,
    covered: t`Covered`,
    partly: t`Partly`,
    'not run': t`Not run`,
    'not known': t`Not known`,
    not: t`Not covered`,
    excepted: t`Excepted`,
    failed: t`Failed`,
  };
  return (
    <Segment
      label={t`Requirements with clauses like this`}
      value={place.which}
      onChange={(which) => goTo({ ...place, which })}
      items={whiches.map((value) => ({
        value,
        label: counts ? `${labels[value]} (${counts[value]})` : labels[value],
      }))}
    />
  );
}

type ToolsProps = {
  place: RequirementsPlace;
  /** The export; null until it has loaded. */
  shown: readonly RequirementRow[] | null;
  /** Those without a filter. */
  rows: readonly RequirementRow[] | null;
  counts: Counts | null;
};

function Tools({ place, shown, rows, counts }: ToolsProps) {
  const { t } = useLingui();
  return (
    <div className={audit().toolbar}>
      <Whiches place={place} counts={counts} />
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
        onClick={() => download('requirements.csv', 'text/csv', requirementsCsv(shown ?? []))}
        disabledReason={shown === null ? t`The report of the tests is not there yet` : null}
      >
        CSV
      </Button>
      {shown && rows ? <Matches rows={shown} which={place.which} all={rows.length} /> : null}
    </div>
  );
}

function Matrix({ place, report }: { place: RequirementsPlace; report: JudgedReport | undefined }) {
  const { t } = useLingui();
  const columns = useColumns();
  const rows = report ? requirementRows(auditedCharts, report) : null;
  const say = useSay();
  const counts = rows && countsOf(rows);
  const shown = rows?.filter((row) => isListed(row, place.which) && holds(row, place.find, say)) ?? null;
  return (
    <>
      {rows && counts ? <Summary all={rows.length} counts={counts} /> : null}
      <Tools {...{ place, shown, rows, counts }} />
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
