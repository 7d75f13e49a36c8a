import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Column } from '#ui/tables/table.tsx';
import { AuditTable } from '../audit-table.tsx';
import { useEvidence } from '../evidence/use-evidence.ts';
import { useFormats } from '../formats.ts';
import { TestResult } from '../test-result.tsx';
import { tallyOf, togetherOf } from '../tally.ts';
import { useAuditReport } from '../use-audit-report.ts';
import { lawRows, resultOfLaw, suites, type Suite } from './law-rows.ts';

const first = msg`A program opened the portal in each of nine ways and tried every event wherever it led, until nothing new came. Each law was checked after every event. Two tokens stand for all, one of this tab and one of another, and one screen that fails to load for all.`;
const beside = msg`In the same way, with session, navigation and terms reduced to what they tell these charts. That allows more than the portal does, never less: a law that holds here holds there.`;
const reductionOf = ({ group }: Suite): MessageDescriptor => (group ? beside : first);

function useColumns(): Column<Suite>[] {
  const { t, i18n } = useLingui();
  const { moment } = useFormats();
  const { data: evidence } = useEvidence();
  const { data: report } = useAuditReport();
  const sound = evidence?.fault === null ? evidence.evidence : null;
  const found = (suite: Suite) => sound?.explorations.find(({ name }) => name === suite.title);
  const count = new Intl.NumberFormat(i18n.locale);
  const figure = (value: number | undefined) => (value === undefined ? '–' : count.format(value));
  return [
    { id: 'charts', head: t`Charts`, cell: ({ charts }) => charts.join(', '), name: true },
    { id: 'states', head: t`States`, cell: (suite) => figure(found(suite)?.states), numeric: true },
    { id: 'edges', head: t`Steps between them`, cell: (suite) => figure(found(suite)?.edges), numeric: true },
    {
      id: 'when',
      head: t`Explored on`,
      cell: (suite) =>
        sound && found(suite) ? (
          moment(sound.report.runs.unit?.at ?? sound.at)
        ) : (
          <Trans>not in the evidence</Trans>
        ),
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
