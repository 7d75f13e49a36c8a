import { audit } from '#styled/recipes';
import { Plural, Trans } from '@lingui/react/macro';
import { RunsNote } from '../results/runs-note.tsx';
import type { countsOf } from './which-requirements.ts';

/** How many clauses are like each filter, and requirements with a test that failed. */
export type Counts = ReturnType<typeof countsOf>;

type SummaryProps = { /** Requirements. */ all: number; counts: Counts };

/** What the tests come to, clause by clause, and when they ran. */
export function RequirementsSummary({ all, counts }: SummaryProps) {
  const { all: whole, covered, partly, not, excepted, failed } = counts;
  const [notRun, unknown] = [counts['not run'], counts['not known']];
  return (
    <p className={audit().figures}>
      <Trans>
        {all} requirements with {whole} clauses: {covered} covered, {partly} partly covered, {not} not
        covered, {notRun} not run, {unknown} not known before a run, {excepted} excepted.
      </Trans>{' '}
      <Plural
        value={failed}
        one="# requirement has a test that failed."
        other="# requirements have a test that failed."
      />{' '}
      <RunsNote />{' '}
      {unknown === 0 ? null : (
        <Trans>
          “Not known”: no title in the code of the tests names the clause. Titles that come from tables name
          theirs once they have run; walks that take a transition on their way cover nothing.
        </Trans>
      )}
    </p>
  );
}
