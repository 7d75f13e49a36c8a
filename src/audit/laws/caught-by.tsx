import { folderOf } from '#machines/lib/folder-of.ts';
import { partOf } from '#machines/mutants/world-mutants.ts';
import { audit } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import type { JudgedReport } from '../evidence/evidence-results.ts';
import { useAuditReport } from '../results/use-audit-report.ts';

const killerOf = ({ clauses }: JudgedReport, mutant: string) =>
  clauses.flatMap(({ killings }) => killings).find((one) => one.mutant === mutant && one.killedBy !== null)
    ?.killedBy ?? null;

/** Which test notices a mutant that no law does. */
export function CaughtBy({ mutant }: { mutant: string }) {
  const { data: report } = useAuditReport();
  const part = partOf(mutant);
  if (!report || part === null) return null;
  const killer = killerOf(report, mutant);
  // No table of their own is approved for the rows of the wiring table.
  const isJoint = part === 'wiring';
  const file = isJoint ? 'tests/machines/portal.test.ts' : `machines/${folderOf(part)}/approved.txt`;
  if (killer !== null) {
    return (
      <Trans>
        A test of the specification catches it: <span lang="en">{killer}</span>
      </Trans>
    );
  }
  const judged = report.mutation?.charts.find(({ chart }) => chart === (isJoint ? 'system' : part));
  if (!judged) {
    return (
      <>
        {isJoint ? (
          <Trans>The tests in {file} are there to catch it.</Trans>
        ) : (
          <Trans>The approved table {file} is there to catch it.</Trans>
        )}{' '}
        <Trans>
          That has not been tried on this machine:{' '}
          <span className={audit().code}>npm run tools -- mutate</span> tries it.
        </Trans>
      </>
    );
  }
  const survivor = judged.survivors.find(({ name }) => name === mutant);
  if (!survivor) {
    return isJoint ? (
      <Trans>The tests in {file} catch it.</Trans>
    ) : (
      <Trans>The walks that are compared with {file} catch it.</Trans>
    );
  }
  const { reason } = survivor;
  return reason === null ? (
    <Trans>No test catches it.</Trans>
  ) : (
    <Trans>
      No test can catch it: <span lang="en">{reason}</span>
    </Trans>
  );
}
