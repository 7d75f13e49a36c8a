import { audit } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Icon } from '#ui/content/icon.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { AuditTable } from '../audit-table.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PaperPageOrigin } from '../drawing/paper-origin.tsx';
import { Download, Printer, Search } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { auditedCharts } from '../charts/audited-charts.ts';
import type { JudgedReport } from '../evidence/evidence-results.ts';
import { useSay } from '../charts/chart-texts.ts';
import { Said } from '../charts/said.tsx';
import { ClauseList, CoverageBadge } from './clause-list.tsx';
import { download } from '../download.ts';
import { requirementRows, type RequirementRow } from './requirement-rows.ts';
import { RequirementTests } from './requirement-tests.tsx';
import { requirementsCsv } from './requirements-csv.ts';
import { RequirementsSummary, type Counts } from './requirements-summary.tsx';
import { Fold, UnfoldedContext } from '../fold.tsx';
import { ReportFailed } from '../results/report-failed.tsx';
import { chartPlace, goTo, hashOf, whiches, type RequirementsPlace, type Which } from '../place.ts';
import { keyOfTransition } from '../search/found.ts';
import { transitionText } from '../charts/spoken.ts';
import { useKeptScroll } from '../use-kept-scroll.ts';
import { useAuditReport } from '../results/use-audit-report.ts';
import { WordByWord } from './word-by-word.tsx';
import { clausesLike, countLike, countsOf, isListed, type Filter } from './which-requirements.ts';

function Elements({ row: { id, elements }, isPrinted }: { row: RequirementRow; isPrinted: boolean }) {
  const styles = audit();
  const say = useSay();
  if (elements.length === 0) return '–';
  const names = [...new Set(elements.map(({ chart }) => chart))].join(', ');
  return (
    <Fold
      name={`${id}.places`}
      isPrinted={isPrinted}
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
              <a
                className={styles.code}
                href={hashOf({
                  ...chartPlace(chart),
                  state,
                  find: transition && keyOfTransition(transition.id),
                })}
              >
                {transition ? `${state}: ${transitionText(transition, say)}` : state}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

const filterOf = ({ which, find }: RequirementsPlace): Filter => ({ which, typed: find });

function Clauses({ row, place }: { row: RequirementRow; place: RequirementsPlace }) {
  const { t } = useLingui();
  const say = useSay();
  const { clauses, coverage } = row;
  const covered = clauses.filter((clause) => clause.coverage === 'covered').length;
  const excepted = clauses.filter((clause) => clause.coverage === 'excepted').length;
  const all = clauses.length - excepted;
  return (
    <Fold
      name={row.id}
      isPrinted={place.paper === 'clauses'}
      summary={
        <>
          <CoverageBadge of={coverage} />{' '}
          <span className={audit().together}>
            <Trans>
              {covered} of {all}
            </Trans>
            {excepted > 0 ? <>, {t`${excepted} excepted`}</> : null}
          </span>
        </>
      }
    >
      {() => <ClauseList clauses={clauses} wanted={clausesLike(row, filterOf(place), say)} />}
    </Fold>
  );
}

const inRoom = (cell: (row: RequirementRow) => ReactNode) => (row: RequirementRow) => (
  <div className={audit().room}>{cell(row)}</div>
);

function useColumns(place: RequirementsPlace): Column<RequirementRow>[] {
  const { t } = useLingui();
  const isPrinted = place.paper === 'clauses';
  return [
    { id: 'id', head: t`Row`, cell: ({ id }) => id, name: true, oneLine: true },
    {
      id: 'sentence',
      head: t`Requirement`,
      cell: ({ id, sentence }) => (
        <div className={audit().text}>
          <Said>{sentence}</Said>
          <WordByWord id={id} />
        </div>
      ),
    },
    {
      id: 'clauses',
      head: t`Clauses`,
      cell: inRoom((row) => <Clauses row={row} place={place} />),
    },
    {
      id: 'elements',
      head: t`In the charts`,
      cell: inRoom((row) => <Elements row={row} isPrinted={isPrinted} />),
      aside: { under: 'sentence' },
    },
    {
      id: 'tests',
      head: t`Tests`,
      cell: inRoom((row) => <RequirementTests row={row} isPrinted={isPrinted} />),
      aside: { under: 'clauses' },
    },
  ];
}

type MatchesProps = { rows: readonly RequirementRow[]; filter: Filter; all: number };

/** How many requirements a filter leaves, and how many clauses it is about, shown and announced. */
function Matches({ rows, filter, all }: MatchesProps) {
  const say = useSay();
  const count = rows.length;
  const clauses = countLike(rows, filter, say);
  const { which } = filter;
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
    decided: t`Decided by the portal`,
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
  report: JudgedReport | undefined;
};

function Tools({ place, shown, rows, counts, report }: ToolsProps) {
  const { t } = useLingui();
  const say = useSay();
  const filter = filterOf(place);
  const save = () => {
    if (!shown || !report) return;
    const like = shown.map((row) => ({ ...row, like: clausesLike(row, filter, say) }));
    download('requirements.csv', 'text/csv', requirementsCsv(like, place.which, report));
  };
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
        onClick={save}
        disabledReason={shown === null ? t`The report of the tests is not there yet` : null}
      >
        CSV
      </Button>
      <IconButton label={t`Print`} icon={Printer} onClick={() => window.print()} />
      <Checkbox
        label={t`Every clause on paper`}
        checked={place.paper === 'clauses'}
        onChange={({ target }) =>
          goTo({ ...place, paper: target.checked ? 'clauses' : 'rows' }, { isTyped: true })
        }
      />
      {shown && rows ? <Matches rows={shown} filter={filter} all={rows.length} /> : null}
    </div>
  );
}

function Matrix({ place, report }: { place: RequirementsPlace; report: JudgedReport | undefined }) {
  const { t } = useLingui();
  const columns = useColumns(place);
  const rows = useMemo(() => (report ? requirementRows(auditedCharts, report) : null), [report]);
  const say = useSay();
  const counts = rows && countsOf(rows);
  const unfolded = {
    names: place.open,
    onChange: (open: readonly string[]) => goTo({ ...place, open }, { isTyped: true }),
  };
  const shown = rows?.filter((row) => isListed(row, filterOf(place), say)) ?? null;
  return (
    <>
      {rows && counts ? <RequirementsSummary all={rows.length} counts={counts} /> : null}
      <Tools {...{ place, shown, rows, counts, report }} />
      <UnfoldedContext value={unfolded}>
        <AuditTable label={t`Requirements`} columns={columns} rows={shown} rowKey={({ id }) => id} />
      </UnfoldedContext>
    </>
  );
}

/** Every requirement with its clauses, what came of breaking them, and the tests; what no test names first (M3). */
export function RequirementsView({ place }: { place: RequirementsPlace }) {
  const styles = audit();
  const { data: report, dataUpdatedAt, isError, refetch } = useAuditReport();
  const page = useKeptScroll(hashOf({ ...place, open: [] }), report !== undefined);
  return (
    <main
      ref={page}
      id="main"
      tabIndex={-1}
      className={`${styles.page} ${styles.tall}`}
      data-paper={place.paper}
    >
      <h1>
        <Trans>Requirements</Trans>
      </h1>
      <PaperPageOrigin />
      {isError ? (
        <ReportFailed before={report ? dataUpdatedAt : null} onRetry={() => void refetch()} />
      ) : null}
      {isError && !report ? null : <Matrix place={place} report={report} />}
    </main>
  );
}
