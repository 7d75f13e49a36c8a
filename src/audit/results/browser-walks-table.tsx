import { audit } from '#styled/recipes';
import type { Column } from '#ui/tables/table.tsx';
import { AuditTable } from '../audit-table.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AuditedChart } from '../charts/audited-charts.ts';
import { exemptOf, resultsOfRow, takenBy, walkedOf, walkedRows, type WalkedRow } from './browser-walks.ts';
import { useSay } from '../charts/chart-texts.ts';
import { shortId } from '../charts/diagram.ts';
import type { JudgedReport } from '../evidence/evidence-results.ts';
import { Fold } from '../fold.tsx';
import { useFormats } from '../formats.ts';
import { chartPlace, hashOf } from '../place.ts';
import { TakeTurns } from './take-turns.tsx';
import { transitionText } from '../charts/spoken.ts';
import { TestTally } from './test-tally.tsx';

function Transition({
  of: id,
  chart: { name, transitions },
}: {
  of: string | undefined;
  chart: AuditedChart;
}) {
  const say = useSay();
  const transition = transitions.find((one) => one.id === id);
  if (!transition) return null;
  return (
    <small className={audit().code}>
      <a href={hashOf({ ...chartPlace(name), state: transition.source })}>{shortId(transition.source)}</a>:{' '}
      {transitionText(transition, say)}
    </small>
  );
}

/** Why no walk takes some transitions, and which. */
function Exempt({ row: { audited, ...walks } }: { row: WalkedRow }) {
  const count = exemptOf(walks);
  const ids = [...audited.walksOf.keys()];
  if (count === 0) return '–';
  return (
    <Fold summary={<Plural value={count} one="# transition" other="# transitions" />}>
      {() => (
        <ul className={audit().texts}>
          {walks.exempt.map(({ reason, transitions }) => (
            <li key={reason}>
              <span>
                <span lang="en">{reason}</span>
                {transitions.map((place) => (
                  <Transition key={place} of={ids[place]} chart={audited} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

/** How many of the transitions that the walks take were taken in these results. */
function TakenHere({ report, row }: { report: JudgedReport; row: WalkedRow }) {
  const { count } = useFormats();
  const all = count(row.taken.length);
  const walked = walkedOf(report, row);
  if (walked === 'whole') return all;
  return walked === 'not run' ? count(0) : <Trans>some of {all}</Trans>;
}

function useColumns(report: JudgedReport): Column<WalkedRow>[] {
  const { t } = useLingui();
  const { count } = useFormats();
  return [
    {
      id: 'chart',
      head: t`Chart`,
      cell: ({ chart }) => <a href={hashOf(chartPlace(chart))}>{chart}</a>,
      name: true,
    },
    {
      id: 'taken',
      head: t`Transitions on its walks`,
      cell: ({ taken, audited }) => `${count(taken.length)} / ${count(audited.walksOf.size)}`,
      numeric: true,
    },
    {
      id: 'here',
      head: t`Taken in these results`,
      cell: (row) => <TakenHere report={report} row={row} />,
      numeric: true,
    },
    { id: 'exempt', head: t`Exempt, and why`, cell: (row) => <Exempt row={row} /> },
    { id: 'result', head: t`Last result`, cell: (row) => <TestTally results={resultsOfRow(report, row)} /> },
  ];
}

/** Which transitions are taken in the portal in a real browser, on the real network, and why the rest is not (M2). */
export function BrowserWalksTable({ report }: { report: JudgedReport }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const taken = takenBy(report, walkedRows);
  const left = taken['in part'] + taken['not run'];
  const [whole, partly, notRun] = [count(taken.whole), count(taken['in part']), count(taken['not run'])];
  const all = count(taken.whole + left);
  const exempt = count(walkedRows.reduce((sum, row) => sum + exemptOf(row), 0));
  const total = count(walkedRows.reduce((sum, { audited }) => sum + audited.walksOf.size, 0));
  return (
    <>
      <p>
        <Trans>
          In these results the running portal itself, whose event log tells it, took {whole} of the {all}{' '}
          transitions on the walks; {partly} are of charts whose walks ran in part, {notRun} were not run.
        </Trans>{' '}
        <Trans>
          The walks lead over {all} of {total} transitions; exempt: {exempt}. What the user sees is compared
          in every state.
        </Trans>{' '}
        {left > 0 ? <TakeTurns /> : null}
      </p>
      <AuditTable
        label={t`Walked in a real browser`}
        columns={useColumns(report)}
        rows={walkedRows}
        rowKey={({ chart }) => chart}
      />
    </>
  );
}
