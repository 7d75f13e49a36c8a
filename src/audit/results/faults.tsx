import type { FaultRuns } from '#contract/audit.ts';
import { audit } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { JudgedReport, Result } from '../evidence/evidence-results.ts';
import { useFormats } from '../formats.ts';
import { MutationTable } from './mutation-table.tsx';
import { isOfHere } from './results-here.ts';
import { NotRun, TestResult } from './test-result.tsx';
import { useCommitName } from './use-commit-name.ts';

type FaultRun = FaultRuns['charts'];
type Here = Pick<JudgedReport, 'here'>;

function resultOf(run: NonNullable<FaultRun>, here: JudgedReport['here']): Result {
  if (!isOfHere(run, here)) return 'passed then';
  // What is left has its reason, or is no fault.
  return run.noticed === run.total ? 'passed' : null;
}

/** When faults of one kind were tried last, on which commit, and how many of them a test noticed. */
function Tried({ run, here }: { run: FaultRun } & Here) {
  const { count, moment } = useFormats();
  const nameOf = useCommitName();
  if (!run) return <NotRun where="machine" />;
  const [noticed, total] = [count(run.noticed), count(run.total)];
  const [when, commit] = [moment(run.at), nameOf(run.of)];
  return (
    <>
      <TestResult result={resultOf(run, here)}>
        {isOfHere(run, here) ? (
          <Trans>
            {noticed} of {total} noticed
          </Trans>
        ) : (
          <Trans>
            {noticed} of {total} noticed then, does not count here
          </Trans>
        )}
      </TestResult>{' '}
      <span className={audit().figures}>
        <Trans>
          {when}, commit {commit}
        </Trans>
      </span>
    </>
  );
}

const kinds: readonly { of: keyof FaultRuns; command: string; what: ReactNode }[] = [
  {
    of: 'charts',
    command: 'npm run tools -- mutate charts',
    what: <Trans>Every chart broken in every way</Trans>,
  },
  {
    of: 'clausesInCharts',
    command: 'npm test -- unit',
    what: <Trans>What clauses of the requirements are about, broken in the charts</Trans>,
  },
  {
    of: 'clausesInCode',
    command: 'npm run tools -- mutate clauses',
    what: <Trans>What they are about, broken in the code</Trans>,
  },
];

/** Three runs break charts and code on purpose: which of them ran, and what the first found out (M2). */
export function Faults({ report }: { report: JudgedReport }) {
  const { faults, here, mutation } = report;
  return (
    <>
      {faults ? (
        <ul className={audit().plain}>
          {kinds.map(({ of, command, what }) => (
            <li key={of}>
              <b>{what}</b> <span className={audit().code}>{command}</span>{' '}
              <Tried run={faults[of]} here={here} />
            </li>
          ))}
        </ul>
      ) : null}
      {mutation ? <MutationTable mutation={mutation} /> : null}
      {!mutation && !faults ? (
        <p>
          <NotRun where="commit" />
        </p>
      ) : null}
    </>
  );
}
