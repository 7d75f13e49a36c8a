import { audit } from '#styled/recipes';
import { Plural, Trans } from '@lingui/react/macro';
import type { JudgedReport } from '../evidence/evidence-results.ts';
import { isOfHere } from './results-here.ts';
import { useCommitName } from './use-commit-name.ts';

/** Says loudly that results are of another commit than runs here, and that they do not count. */
export function OtherCommit({ report: { runs, here } }: { report: Pick<JudgedReport, 'runs' | 'here'> }) {
  const nameOf = useCommitName();
  const { unit, browser } = runs;
  const others = [unit, browser].filter((run) => run !== null && !isOfHere(run, here));
  if (others.length === 0) return null;
  const names = [...new Set(others.map((run) => nameOf(run?.of)))];
  const [count, commits, own] = [names.length, names.join(', '), nameOf(here)];
  const isAll = others.length === [unit, browser].filter((run) => run !== null).length;
  const which = others[0] === unit ? 'unit' : 'browser';
  const words = {
    all: (
      <Plural
        value={count}
        one={`These results are of commit ${commits}, this is ${own}.`}
        other={`These results are of the commits ${commits}, this is ${own}.`}
      />
    ),
    unit: (
      <Trans>
        The results of the unit and chart tests are of commit {commits}, this is {own}.
      </Trans>
    ),
    browser: (
      <Trans>
        The results of the browser tests are of commit {commits}, this is {own}.
      </Trans>
    ),
  };
  return (
    <b className={audit().loud}>
      {words[isAll ? 'all' : which]} <Trans>They do not count here.</Trans>
    </b>
  );
}
