import { audit } from '#styled/recipes';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { auditedCharts, type AuditedChart } from './audited-charts.ts';
import { useSay } from './chart-texts.ts';
import { shortId } from './diagram.ts';
import type { JudgedReport, JudgedTest, Result } from './evidence/evidence-results.ts';
import { Fold } from './fold.tsx';
import { chartPlace, hashOf } from './place.ts';
import { transitionText } from './spoken.ts';
import { TestResult } from './test-result.tsx';
import { worstOf } from './use-audit-report.ts';
import type { BrowserWalks } from './walks.ts';

// Vite reads these at build time; `npm run tools -- charts` writes them, and a test fails when they are stale.
const files = Object.values(
  import.meta.glob<BrowserWalks>('../../machines/*/browser-walks.json', { eager: true, import: 'default' }),
);

type Row = BrowserWalks & { audited: AuditedChart };

const rows: readonly Row[] = auditedCharts.flatMap((audited) => {
  const walks = files.find(({ chart }) => chart === audited.name);
  return walks ? [{ ...walks, audited }] : [];
});

/** Charts that share a walk have a file of their own. */
const isOf = ({ chart, file }: Row, test: JudgedTest) =>
  test.file === file &&
  (!file.endsWith('/charts.model.e2e.ts') || test.title.includes(`the ${chart} chart, walked in the portal`));

function resultOf({ tests, another }: JudgedReport, row: Row): Result {
  const worst = worstOf(tests.filter((test) => isOf(row, test)).map(({ result }) => result));
  return worst !== null && another.includes(row.chart) ? 'another' : worst;
}

const countOf = ({ exempt }: BrowserWalks) => exempt.flatMap(({ transitions }) => transitions).length;

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
function Exempt({ row: { audited, ...walks } }: { row: Row }) {
  const count = countOf(walks);
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

function useColumns(report: JudgedReport): Column<Row>[] {
  const { t } = useLingui();
  return [
    {
      id: 'chart',
      head: t`Chart`,
      cell: ({ chart }) => <a href={hashOf(chartPlace(chart))}>{chart}</a>,
      name: true,
    },
    {
      id: 'taken',
      head: t`Transitions taken`,
      cell: ({ taken, audited }) => `${taken.length} / ${audited.walksOf.size}`,
      numeric: true,
    },
    { id: 'exempt', head: t`Exempt, and why`, cell: (row) => <Exempt row={row} /> },
    { id: 'result', head: t`Last result`, cell: (row) => <TestResult result={resultOf(report, row)} /> },
  ];
}

/** Which transitions are taken in the portal in a real browser, on the real network, and why the rest is not (M2). */
export function BrowserWalksTable({ report }: { report: JudgedReport }) {
  const { t } = useLingui();
  const taken = rows.reduce((sum, row) => sum + row.taken.length, 0);
  const exempt = rows.reduce((sum, row) => sum + countOf(row), 0);
  const total = rows.reduce((sum, { audited }) => sum + audited.walksOf.size, 0);
  return (
    <>
      <p>
        <Trans>
          Taken by the running portal itself, whose event log tells it: {taken} of {total}; exempt: {exempt}.
          What the user sees is compared in every state.
        </Trans>
      </p>
      <Table
        label={t`Walked in a real browser`}
        columns={useColumns(report)}
        rows={rows}
        rowKey={({ chart }) => chart}
      />
    </>
  );
}
