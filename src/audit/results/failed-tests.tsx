import type { AuditReport } from '#contract/audit.ts';
import { audit } from '#styled/recipes';
import { Plural, Trans } from '@lingui/react/macro';
import { hashOf, requirementsPlace } from '../place.ts';
import { isOfHere } from './results-here.ts';
import { TestTitle } from './test-title.tsx';

type Runs = Pick<AuditReport, 'runs' | 'here'>;

/** The tests that failed last, by name, each with the requirements that it names. */
export function FailedTests({ report: { runs, here } }: { report: Runs }) {
  const known = [runs.unit, runs.browser].filter((run) => run !== null);
  const failures = known.flatMap((run) => run.failures ?? []);
  const isHere = known.every((run) => run.failed === 0 || isOfHere(run, here));
  const count = failures.length;
  if (count === 0) return null;
  return (
    <>
      <h2>
        {isHere ? (
          <Plural value={count} one="# test failed" other="# tests failed" />
        ) : (
          <Plural value={count} one="# test failed then" other="# tests failed then" />
        )}
      </h2>
      <ul className={audit().texts}>
        {failures.map(({ file, title, rows }) => (
          <li key={`${file} ${title}`}>
            <span>
              <TestTitle>{title}</TestTitle>
              <small className={audit().code}>{file}</small>
              <small>
                {rows.length === 0 ? <Trans>It names no requirement.</Trans> : null}
                {rows.map((row) => (
                  <a key={row} href={hashOf({ ...requirementsPlace, find: row })}>
                    {row}{' '}
                  </a>
                ))}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
