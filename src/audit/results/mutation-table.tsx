import type { AuditReport } from '#contract/audit.ts';
import { audit } from '#styled/recipes';
import type { Column } from '#ui/tables/table.tsx';
import { AuditTable } from '../audit-table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../formats.ts';
import { Mutation } from '../laws/mutation.tsx';

type Mutation = NonNullable<AuditReport['mutation']>;

function Survivors({ of: survivors }: { of: Mutation['charts'][number]['survivors'] }) {
  const styles = audit();
  return (
    <ul className={styles.texts}>
      {survivors.map(({ name, reason }) => (
        <li key={name}>
          <span>
            <Mutation of={name} />
            <small>{reason === null ? <Trans>unexplained</Trans> : <span lang="en">{reason}</span>}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function useMutationColumns(): Column<Mutation['charts'][number]>[] {
  const { t } = useLingui();
  const { count } = useFormats();
  return [
    { id: 'chart', head: t`Chart`, cell: ({ chart }) => chart, name: true },
    { id: 'total', head: t`Broken charts`, cell: ({ total }) => count(total), numeric: true },
    { id: 'killed', head: t`Found out`, cell: ({ killed }) => count(killed), numeric: true },
    {
      id: 'survivors',
      head: t`Survivors, and why they are no fault`,
      cell: ({ survivors }) => <Survivors of={survivors} />,
    },
  ];
}

/** What broken charts the generated tests found out, chart by chart. */
export function MutationTable({ mutation }: { mutation: Mutation }) {
  const { t } = useLingui();
  const { count, share } = useFormats();
  const [killed, total] = [count(mutation.killed), count(mutation.total)];
  const foundOut = share(mutation.killed / Math.max(mutation.total, 1));
  return (
    <>
      <p>
        <Trans>
          Each chart was broken in every way: the generated tests found out {killed} of {total} ({foundOut}).
        </Trans>
      </p>
      <AuditTable
        label={t`Mutation`}
        columns={useMutationColumns()}
        rows={mutation.charts}
        rowKey={({ chart }) => chart}
      />
    </>
  );
}
