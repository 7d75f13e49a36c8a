import type { AuditReport } from '#contract/audit.ts';
import { audit } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import type { Result } from '../evidence/evidence-results.ts';
import { useFormats } from '../formats.ts';
import { isOfHere } from './results-here.ts';
import { NotRun, TestResult } from './test-result.tsx';
import { useCommitName } from './use-commit-name.ts';

type Run = NonNullable<AuditReport['runs']['unit']>;

// A tick where all of them ran.
function resultOf(run: Run, here: AuditReport['here']): Result {
  const isHere = isOfHere(run, here);
  if (run.failed > 0) return isHere ? 'failed' : 'failed then';
  if (!isHere) return 'passed then';
  return run.skipped > 0 ? null : 'passed';
}

type RunFiguresProps = {
  run: AuditReport['runs']['unit'];
  here?: AuditReport['here'];
  /** What it did not run on, if there is none. */
  where?: 'machine' | 'commit';
};

/** How a run of tests went, when, and on which commit. */
export function RunFigures({ run, here, where = 'commit' }: RunFiguresProps) {
  const { count, moment } = useFormats();
  const nameOf = useCommitName();
  if (!run) return <NotRun where={where} />;
  const [passed, failed, skipped] = [count(run.passed), count(run.failed), count(run.skipped)];
  const all = count(run.passed + run.failed + run.skipped);
  const when = moment(run.at);
  const commit = nameOf(run.of);
  return (
    <>
      <TestResult result={resultOf(run, here)}>
        <Trans>
          {passed} passed, {failed} failed, {skipped} skipped: {all} in all
        </Trans>
      </TestResult>{' '}
      <span className={audit().figures}>
        {run.of === undefined ? (
          when
        ) : (
          <Trans>
            {when}, commit {commit}
          </Trans>
        )}
      </span>
    </>
  );
}
