import type { AuditReport } from '#contract/audit.ts';
import { audit } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import { useFormats } from './formats.ts';
import { TestResult } from './test-result.tsx';

/** How a run of tests went, and when. */
export function RunFigures({ run }: { run: AuditReport['runs']['unit'] }) {
  const { count, moment } = useFormats();
  if (!run) return <TestResult result={null} />;
  const [passed, failed, skipped] = [count(run.passed), count(run.failed), count(run.skipped)];
  const when = moment(run.at);
  return (
    <>
      <TestResult result={run.failed > 0 ? 'failed' : 'passed'}>
        <Trans>
          {passed} passed, {failed} failed, {skipped} skipped
        </Trans>
      </TestResult>{' '}
      <span className={audit().figures}>{when}</span>
    </>
  );
}
