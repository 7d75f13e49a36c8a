import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Column } from '#ui/tables/table.tsx';
import { AuditTable } from '../audit-table.tsx';
import { useEvidence } from '../evidence/use-evidence.ts';
import { useCommitName } from '../results/use-commit-name.ts';
import { useFormats } from '../formats.ts';
import { TestResult } from '../results/test-result.tsx';
import { tallyOf, togetherOf } from '../results/tally.ts';
import { useAuditReport } from '../results/use-audit-report.ts';
import { exploredOf, type Explored } from './explored.ts';
import { lawRows, resultOfLaw, suites, type Suite } from './law-rows.ts';

const first = msg`A program opened the portal in each of nine ways and tried every event wherever it led, until nothing new came. Each law was checked after every event. Two tokens stand for all, one of this tab and one of another, and one screen that fails to load for all.`;
const beside = msg`In the same way, with session, navigation and terms reduced to what they tell these charts. That allows more than the portal does, never less: a law that holds here holds there.`;
const reductionOf = ({ group }: Suite): MessageDescriptor => (group ? beside : first);

/** How far each suite was explored: of the evidence where the results are from there, else on this machine. */
function useExplored(): (suite: Suite) => Explored | null {
  const { data: evidence } = useEvidence();
  const { data: report } = useAuditReport();
  const sound = evidence?.fault === null ? evidence.evidence : null;
  return (suite) => exploredOf(suite, { report, sound });
}

/** When, and where it does not go without saying: on this machine, and of which commit. */
function When({ explored: { at, ofMachine } }: { explored: Explored }) {
  const { moment } = useFormats();
  const nameOf = useCommitName();
  const when = moment(at);
  if (ofMachine === null) return when;
  const commit = nameOf(ofMachine.of);
  return ofMachine.isHere ? (
    <Trans>{when}, on this machine</Trans>
  ) : (
    <Trans>
      {when}, on this machine, of commit {commit}
    </Trans>
  );
}

function useColumns(): Column<Suite>[] {
  const { t, i18n } = useLingui();
  const { data: report } = useAuditReport();
  const found = useExplored();
  const count = new Intl.NumberFormat(i18n.locale);
  const figure = (value: number | undefined) => (value === undefined ? '–' : count.format(value));
  return [
    { id: 'charts', head: t`Charts`, cell: ({ charts }) => charts.join(', '), name: true },
    { id: 'states', head: t`States`, cell: (suite) => figure(found(suite)?.states), numeric: true },
    { id: 'edges', head: t`Steps between them`, cell: (suite) => figure(found(suite)?.edges), numeric: true },
    {
      id: 'when',
      head: t`Explored on`,
      cell: (suite) => {
        const explored = found(suite);
        return explored ? (
          <When explored={explored} />
        ) : (
          <Trans>not explored here, and not in the evidence</Trans>
        );
      },
    },
    {
      id: 'result',
      head: t`Last result`,
      cell: (suite) => (
        <TestResult
          result={togetherOf(
            tallyOf(lawRows.filter((row) => row.suite === suite).map((row) => resultOfLaw(report, row))),
          )}
        />
      ),
    },
    {
      id: 'how',
      head: t`How the laws were checked`,
      cell: (suite) => i18n._(reductionOf(suite)),
      phone: 'wide',
    },
  ];
}

/** What was explored together, how far, and what was left out on the way. */
export function ExploredTable() {
  const { t } = useLingui();
  return (
    <AuditTable
      label={t`What was explored`}
      columns={useColumns()}
      rows={suites}
      rowKey={({ title }) => title}
    />
  );
}
