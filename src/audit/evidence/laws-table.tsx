import { useFormats } from '../formats.ts';
import type { Evidence } from '#contract/evidence.ts';
import { audit } from '#styled/recipes';
import type { Column } from '#ui/tables/table.tsx';
import { AuditTable } from '../audit-table.tsx';
import { Plural, useLingui } from '@lingui/react/macro';
import { Fold } from '../fold.tsx';
import { tallyOf, togetherOf } from '../results/tally.ts';
import { NotRun, TestResult } from '../results/test-result.tsx';
import { TestTitle } from '../results/test-title.tsx';

type Exploration = Evidence['explorations'][number];

function Laws({ laws }: Pick<Exploration, 'laws'>) {
  const styles = audit();
  return (
    <Fold
      summary={
        <TestResult result={togetherOf(tallyOf(laws.map(({ result }) => result)))}>
          <Plural value={laws.length} one="# law" other="# laws" />
        </TestResult>
      }
    >
      {() => (
        <ul className={styles.texts}>
          {laws.map(({ title, result }) => (
            <li key={title}>
              <span>
                <TestTitle>{title}</TestTitle> <TestResult result={result} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

const nameCell = ({ name }: Exploration) => <span lang="en">{name}</span>;
const lawsCell = ({ laws }: Exploration) => <Laws laws={laws} />;

/** What the laws were held against: every state that the charts can reach together. */
export function LawsTable({ explorations }: Pick<Evidence, 'explorations'>) {
  const { t } = useLingui();
  const { count } = useFormats();
  const columns: Column<Exploration>[] = [
    { id: 'name', head: t`Explored`, cell: nameCell, name: true },
    { id: 'states', head: t`States`, cell: ({ states }) => count(states), numeric: true },
    { id: 'edges', head: t`Steps between them`, cell: ({ edges }) => count(edges), numeric: true },
    { id: 'laws', head: t`Laws`, cell: lawsCell, phone: 'wide' },
  ];
  if (explorations.length === 0) {
    return (
      <p>
        <NotRun where="commit" />
      </p>
    );
  }
  return <AuditTable label={t`Laws`} columns={columns} rows={explorations} rowKey={({ name }) => name} />;
}
