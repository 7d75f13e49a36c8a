import { audit } from '#styled/recipes';
import { Plural } from '@lingui/react/macro';
import type { AuditedChart } from '../charts/audited-charts.ts';
import type { DiagramTransition } from '../charts/diagram.ts';
import { Fold } from '../fold.tsx';
import { failedFirst } from './tally.ts';
import { TestResult } from './test-result.tsx';
import { TestTitle } from './test-title.tsx';
import { WalkLink } from './walk-link.tsx';
import { TestTally } from './test-tally.tsx';
import { resultOfWalk, useAuditReport } from './use-audit-report.ts';

type WalkResultsProps = { chart: AuditedChart; transition: DiagramTransition };

/** The generated tests that take a transition, with how each went last. */
export function WalkResults({ chart, transition }: WalkResultsProps) {
  const { data: report } = useAuditReport();
  const titles = chart.walksOf.get(transition.id) ?? [];
  const results = failedFirst(
    titles.map((title) => ({ title, result: resultOfWalk(report, chart.name, title) })),
  );
  return (
    <Fold
      summary={
        titles.length === 0 ? (
          <TestResult result="failed">
            <Plural value={0} one="# test" other="# tests" />
          </TestResult>
        ) : (
          <TestTally results={results.map(({ result }) => result)} />
        )
      }
    >
      {() => (
        <ul className={audit().texts}>
          {results.map(({ title, result }) => (
            <li key={title}>
              <span>
                <WalkLink chart={chart} title={title} transition={transition.id} />{' '}
                <TestResult result={result} />
                <small>
                  <TestTitle>{title}</TestTitle>
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
