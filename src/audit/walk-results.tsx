import { audit } from '#styled/recipes';
import { Plural } from '@lingui/react/macro';
import type { AuditedChart } from './audited-charts.ts';
import type { DiagramTransition } from './diagram.ts';
import { Fold } from './fold.tsx';
import { TestResult } from './test-result.tsx';
import { resultOfWalk, useAuditReport, worstOf } from './use-audit-report.ts';

type WalkResultsProps = { chart: AuditedChart; transition: DiagramTransition };

/** The generated tests that take a transition, with how each went last. */
export function WalkResults({ chart, transition }: WalkResultsProps) {
  const { data: report } = useAuditReport();
  const titles = chart.walksOf.get(transition.id) ?? [];
  const results = titles.map((title) => ({ title, result: resultOfWalk(report, chart.name, title) }));
  const worst = worstOf(results.map(({ result }) => result));
  return (
    <Fold
      summary={
        <TestResult result={titles.length === 0 ? 'failed' : worst}>
          <Plural value={titles.length} one="# test" other="# tests" />
        </TestResult>
      }
    >
      {() => (
        <ul className={audit().texts}>
          {results.map(({ title, result }) => (
            <li key={title}>
              <span>
                <span lang="en">{title}</span> <TestResult result={result} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
