import { audit } from '#styled/recipes';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { JudgedReport } from '../evidence/evidence-results.ts';
import { withoutResult } from '../evidence/without-result.ts';
import { useFormats } from '../formats.ts';
import { TakeTurns } from './take-turns.tsx';
import { tallyOf } from './tally.ts';

/** How those that name a requirement went, in figures that add up. */
function useFigures(tests: JudgedReport['tests']): string {
  const { t } = useLingui();
  const { count } = useFormats();
  const tally = tallyOf(tests.map(({ result }) => result));
  const then = tally['passed then'] + tally['failed then'] + tally['partly then'];
  const missing = tests.filter(({ result }) => result === null).length;
  const [passed, failed, skipped] = [count(tally.passed), count(tally.failed), count(tally.skipped)];
  const [partly, before] = [count(tally.partly), count(then)];
  const [another, none] = [count(tally.another), count(missing)];
  return [
    t`${passed} passed`,
    t`${failed} failed`,
    t`${skipped} skipped`,
    ...(tally.partly > 0 ? [t`${partly} passed in part`] : []),
    ...(then > 0 ? [t`${before} ran on another commit alone`] : []),
    ...(tally.another > 0 ? [t`${another} were of another version`] : []),
    t`${none} without a result`,
  ].join(', ');
}

/** Why none of them has a result. */
const NoRun = ({ command }: { command: string }) => (
  <Trans>
    No whole run of them is counted here: <span className={audit().code}>{command}</span> makes one.
  </Trans>
);

/** How many tests name a requirement, how they went, and why some have no result. */
export function RequirementTestsNote({ tests, runs }: Pick<JudgedReport, 'tests' | 'runs'>) {
  const { count } = useFormats();
  const { browser, others } = withoutResult(tests);
  const figures = useFigures(tests);
  const all = count(tests.length);
  return (
    <>
      <Trans>
        {all} tests name a requirement: {figures}.
      </Trans>
      <span className={audit().reason}>
        <Trans>
          Runs count every test, also those that name no requirement. Here a group of tests counts once.
        </Trans>
      </span>
      {browser > 0 ? (
        <span className={audit().reason}>
          <Plural
            value={browser}
            one="# browser test without a result."
            other="# browser tests without a result."
          />{' '}
          {runs.browser ? <TakeTurns /> : <NoRun command="npm test -- browser" />}
        </span>
      ) : null}
      {others > 0 ? (
        <span className={audit().reason}>
          <Plural value={others} one="# other without a result." other="# others without a result." />{' '}
          {runs.unit ? <Trans>Long tests run every third day.</Trans> : <NoRun command="npm test -- unit" />}
        </span>
      ) : null}
    </>
  );
}
