import { Plural, Trans } from '@lingui/react/macro';
import type { Result } from './evidence/evidence-results.ts';
import { tallyOf, togetherOf, type Tally } from './tally.ts';
import { useFormats } from './formats.ts';
import { TestResult } from './test-result.tsx';

function Passed({ tally }: { tally: Tally }) {
  const { count } = useFormats();
  const [passed, before, all] = [count(tally.passed), count(tally['passed then']), count(tally.all)];
  if (tally['passed then'] === 0) {
    return (
      <Trans>
        {passed} of {all} passed
      </Trans>
    );
  }
  return tally.passed === 0 ? (
    <Trans>
      {before} of {all} passed then
    </Trans>
  ) : (
    <Trans>
      {passed} of {all} passed, {before} passed then
    </Trans>
  );
}

function Words({ tally, result }: { tally: Tally; result: Result }) {
  const { count } = useFormats();
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
  if (tally.passed + tally['passed then'] > 0) return <Passed tally={tally} />;
  return <Plural value={tally.all} one="# test, not run" other="# tests, none has run" />;
}

/** How some tests went together: with a tick where all of them have passed, else how many of them. */
export function TestTally({ results }: { results: readonly Result[] }) {
  const tally = tallyOf(results);
  const result = togetherOf(tally);
  return (
    <TestResult result={result}>
      <Words tally={tally} result={result} />
    </TestResult>
  );
}
