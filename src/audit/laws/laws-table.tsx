import { examples } from '#machines/laws/examples.ts';
import { audit } from '#styled/recipes';
import type { Column } from '#ui/tables/table.tsx';
import { AuditTable } from '../audit-table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { hashOf, lawsPlace } from '../place.ts';
import { TestResult } from '../results/test-result.tsx';
import { useAuditReport } from '../results/use-audit-report.ts';
import { lawRows, resultOfLaw, type LawRow } from './law-rows.ts';
import { sentences } from './sentences.ts';
import { requirementTags } from '../requirements/requirement-tag.tsx';

function Break({ id }: Pick<LawRow, 'id'>) {
  const { t, i18n } = useLingui();
  const sentence = i18n._(sentences[id]);
  return (
    <a href={hashOf(lawsPlace(examples[id].mutant, id))} aria-label={t`Break it: ${sentence}`}>
      <Trans>Break it</Trans>
    </a>
  );
}

function Sentence({ id }: Pick<LawRow, 'id'>) {
  const { i18n } = useLingui();
  return <span className={audit().text}>{i18n._(sentences[id])}</span>;
}

function Result({ row }: { row: LawRow }) {
  const { data: report } = useAuditReport();
  return <TestResult result={resultOfLaw(report, row)} />;
}

const sentenceCell = ({ id }: LawRow) => <Sentence id={id} />;
const resultCell = (row: LawRow) => <Result row={row} />;
const breakCell = ({ id }: LawRow) => <Break id={id} />;

/** Every law in words, what it answers to, and a way to see it broken. */
export function LawsTable() {
  const { t } = useLingui();
  const columns: Column<LawRow>[] = [
    { id: 'law', head: t`Law`, cell: sentenceCell, name: true },
    {
      id: 'requirements',
      head: t`Requirements`,
      cell: ({ requirements }) => requirementTags(requirements),
    },
    { id: 'charts', head: t`Charts`, cell: ({ suite }) => suite.charts.join(', ') },
    { id: 'result', head: t`Last result`, cell: resultCell },
    { id: 'break', head: t`Break it`, cell: breakCell },
  ];
  return <AuditTable label={t`Laws`} columns={columns} rows={lawRows} rowKey={({ id }) => id} />;
}
