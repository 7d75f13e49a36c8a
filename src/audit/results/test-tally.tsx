import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Result } from '../evidence/evidence-results.ts';
import { tallyOf, togetherOf, withoutResult, type Tally } from './tally.ts';
import { useFormats } from '../formats.ts';
import { TestResult } from './test-result.tsx';

/** How many have passed, now or then: whole, and groups in part; where some have, how many were skipped or did not run. */
function usePassed(of: Tally): string {
  const { all: total, ...tally } = of;
  const { t } = useLingui();
  const { count } = useFormats();
  const [passed, partly, all] = [count(tally.passed), count(tally.partly), count(total)];
  const [before, partlyBefore] = [count(tally['passed then']), count(tally['partly then'])];
  const now = [
    ...(tally.passed > 0 ? [t`${passed} of ${all} passed`] : []),
    ...(tally.partly > 0 ? [t`${partly} of ${all} passed in part`] : []),
  ];
  const then = [
    ...(tally['passed then'] > 0 ? [t`${before} of ${all} passed then`] : []),
    ...(tally['partly then'] > 0 ? [t`${partlyBefore} of ${all} passed in part then`] : []),
  ];
  const passes = [...now, ...then];
  const rest = withoutResult(of);
  const [skipped, notRun] = [count(tally.skipped), count(rest)];
  // What is left of them did not fail.
  const others = [
    ...(tally.skipped > 0 ? [t`${skipped} skipped`] : []),
    ...(rest > 0 ? [t`${notRun} not run`] : []),
  ];
  return passes.length > 0 ? [...passes, ...others].join(', ') : '';
}

function Words({ tally, result }: { tally: Tally; result: Result }) {
  const { count } = useFormats();
  const passed = usePassed(tally);
  const [failed, before, all] = [count(tally.failed), count(tally['failed then']), count(tally.all)];
  if (result === 'failed') {
    return (
      <Trans>
        {failed} of {all} failed
      </Trans>
    );
  }
  if (result === 'failed then') {
    return (
      <Trans>
        {before} of {all} failed then
      </Trans>
    );
  }
  if (result === 'another' || result === 'passed') {
    return <Plural value={tally.all} one="# test" other="# tests" />;
  }
  return passed === '' ? (
    <Plural value={tally.all} one="# test, not run" other="# tests, none has run" />
  ) : (
    passed
  );
}

/** How some tests went together: with a tick where all of them have passed, else how many of them. */
export function TestTally({ results }: { results: readonly Result[] }) {
  const tally = tallyOf(results);
  const result = togetherOf(tally);
  if (tally.all === 0) return <TestResult result={null} />;
  return (
    <TestResult result={result}>
      <Words tally={tally} result={result} />
    </TestResult>
  );
}
