import { folderOf } from '#machines/lib/folder-of.ts';
import { partOf } from '#machines/mutants/world-mutants.ts';
import { Trans } from '@lingui/react/macro';
import type { JudgedReport } from '../evidence/evidence-results.ts';
import { useAuditReport } from '../use-audit-report.ts';

const killerOf = ({ clauses }: JudgedReport, mutant: string) =>
  clauses.flatMap(({ killings }) => killings).find((one) => one.mutant === mutant && one.killedBy !== null)
    ?.killedBy ?? null;

/** Which test notices a mutant that no law does. */
export function CaughtBy({ mutant }: { mutant: string }) {
  const { data: report } = useAuditReport();
  const part = partOf(mutant);
  if (!report || part === null) return null;
  const killer = killerOf(report, mutant);
  const file =
    part === 'wiring' ? 'tests/machines/portal.test.ts' : `machines/${folderOf(part)}/approved.txt`;
  if (killer !== null) {
    return (
      <Trans>
        A test of the specification catches it: <span lang="en">{killer}</span>
      </Trans>
    );
  }
  const judged = report.mutation?.charts.find(({ chart }) => chart === (part === 'wiring' ? 'system' : part));
  if (!judged) {
    return (
      <Trans>
        The table {file} is there to catch it. That has not been tried on this machine: `npm run tools --
        mutate` tries it.
      </Trans>
    );
  }
  const survivor = judged.survivors.find(({ name }) => name === mutant);
  if (!survivor) return <Trans>The walks that are held against {file} catch it.</Trans>;
  const { reason } = survivor;
  return reason === null ? (
    <Trans>No test catches it.</Trans>
  ) : (
    <Trans>
      No test can catch it: <span lang="en">{reason}</span>
    </Trans>
  );
}
