import { Trans } from '@lingui/react/macro';
import type { JudgedTest } from '../evidence/evidence-results.ts';
import { useFormats } from '../formats.ts';
import { TestResult } from '../results/test-result.tsx';

/** How a test went last; of a group of which not each has passed, how many have. */
export function ResultOf({ test: { result, runs, passed = runs } }: { test: JudgedTest }) {
  const { count } = useFormats();
  const [some, all] = [count(passed), count(runs)];
  if (passed === runs || passed === 0) return <TestResult result={result} />;
  if (result === 'partly then' || result === 'failed then') {
    return (
      <TestResult result={result}>
        <Trans>
          {some} of {all} passed then
        </Trans>
      </TestResult>
    );
  }
  return (
    <TestResult result={result}>
      <Trans>
        {some} of {all} passed
      </Trans>
    </TestResult>
  );
}
