import { audit } from '#styled/recipes';
import { Badge } from '#ui/content/badge.tsx';
import { codeElementIn } from '#machines/clauses/clause.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { chartNamed } from '../charts/audited-charts.ts';
import { Said } from '../charts/said.tsx';
import type { ClauseRow } from './clause-rows.ts';
import type { JudgedTest } from '../evidence/evidence-results.ts';
import { DecidedBadge } from './decided-badge.tsx';
import { Excepted } from './excepted.tsx';
import { Fold } from '../fold.tsx';
import { codeWords, fileWords } from '../laws/code-words.ts';
import { Mutation, spokenMutation } from '../laws/mutation.tsx';
import { useLinks } from '../laws/use-links.ts';
import { hashOf } from '../place.ts';
import { useSay } from '../charts/chart-texts.ts';
import { isOfBrowser } from '../results/of-browser.ts';
import { failedFirst } from '../results/tally.ts';
import { ResultOf } from './result-of.tsx';
import { TestTitle } from '../results/test-title.tsx';
import { WalkLink } from '../results/walk-link.tsx';
import { numberOfWalk } from '../results/walks.ts';
import { TestTally } from '../results/test-tally.tsx';

const badges = {
  covered: { tone: 'success', text: <Trans>covered</Trans> },
  partly: { tone: 'warning', text: <Trans>partly covered</Trans> },
  'not run': { tone: 'neutral', text: <Trans>not run</Trans> },
  'not known': { tone: 'neutral', text: <Trans>not known before a run</Trans> },
  not: { tone: 'error', text: <Trans>not covered</Trans> },
  excepted: { tone: 'neutral', text: <Trans>excepted</Trans> },
} as const;

/** Whether tests noticed it when what a clause is about was broken. */
export function CoverageBadge({ of: coverage }: { of: ClauseRow['coverage'] }) {
  const { tone, text } = badges[coverage];
  return <Badge tone={tone}>{text}</Badge>;
}

/** A law is no test like others: it holds in all that was explored, and it can be watched as it is broken. */
function LawMark({ test }: { test: JudgedTest }) {
  const place = useLinks()?.placeOfLaw(test);
  if (!place) return null;
  return (
    <>
      <a href={hashOf(place)}>
        <Trans>Law</Trans>
      </a>{' '}
    </>
  );
}

/** Leads to the steps of a generated test. */
function Steps({ of: { suite, title } }: { of: JudgedTest }) {
  const [, name = ''] = /\bthe (\w+) chart, walked$/.exec(suite) ?? [];
  const chart = chartNamed(name);
  return chart && numberOfWalk(title) > 0 ? <WalkLink chart={chart} title={title} /> : null;
}

/** Tests by what they are of and their titles, with the last result of each, those that failed first. */
export function TestList({ tests }: { tests: readonly JudgedTest[] }) {
  const styles = audit();
  return (
    <ul className={styles.texts}>
      {failedFirst(tests).map((test) => (
        <li key={`${test.file} ${test.suite} ${test.title}`}>
          <span>
            <LawMark test={test} />
            <span lang="en">{test.suite === '' ? null : `${test.suite}: `}</span>
            <TestTitle>{test.title}</TestTitle> <ResultOf test={test} /> <Steps of={test} />
            <small className={styles.code}>{test.file}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What was broken, and how, in words; code is a detail. */
function TriedFault({ of: name }: { of: string }) {
  const { i18n } = useLingui();
  const code = codeElementIn(name);
  if (!code) return <Mutation of={name} />;
  const { file, was, is } = code;
  const words = i18n._(codeWords(code));
  return (
    <>
      {fileWords(file)}: {words}
      <Fold summary={<Trans>Code</Trans>}>
        {() => (
          <span className={audit().code} lang="en">
            {file}: {was} → {is}
          </span>
        )}
      </Fold>
    </>
  );
}

function BreakIt({ of: name }: { of: string }) {
  const { t, i18n } = useLingui();
  const say = useSay();
  const place = useLinks()?.placeOfMutant(name);
  if (!place) return null;
  const { element, change } = spokenMutation(name, say, i18n);
  return (
    <a href={hashOf(place)} aria-label={t`Break it: ${element} ${change}`}>
      <Trans>Break it</Trans>
    </a>
  );
}

function Faults({ names }: { names: readonly string[] }) {
  return (
    <ul className={audit().faults}>
      {names.map((name) => (
        <li key={name}>
          <TriedFault of={name} /> <BreakIt of={name} />
        </li>
      ))}
    </ul>
  );
}

function Unnoticed({ names, children }: { names: readonly string[]; children: ReactNode }) {
  if (names.length === 0) return null;
  return (
    <>
      <small>{children}</small>
      <Faults names={names} />
    </>
  );
}

function Noticed({ clause: { id, noticed, tests } }: { clause: ClauseRow }) {
  const count = noticed.length;
  if (count === 0) return null;
  return (
    <Fold
      name={`${id}.faults`}
      summary={
        tests.length > 0 && tests.every(isOfBrowser) ? (
          <Plural
            value={count}
            one="# fault was tried and noticed in the browser"
            other="# faults were tried and noticed in the browser"
          />
        ) : (
          <Plural value={count} one="# fault was tried and noticed" other="# faults were tried and noticed" />
        )
      }
    >
      {() => <Faults names={noticed} />}
    </Fold>
  );
}

function Outcome({ clause }: { clause: ClauseRow }) {
  const { survivors, untried, exception } = clause;
  if (exception !== null) return <Excepted {...exception} />;
  return (
    <>
      <Noticed clause={clause} />
      <Unnoticed names={survivors}>
        <Trans>Broken on purpose, and no test noticed:</Trans>
      </Unnoticed>
      <Unnoticed names={untried}>
        <Trans>To be broken on purpose, not tried on this commit yet:</Trans>
      </Unnoticed>
    </>
  );
}

function Listed({ clauses }: { clauses: readonly ClauseRow[] }) {
  const styles = audit();
  return (
    <ul className={styles.texts}>
      {clauses.map((clause) => (
        <li key={clause.id}>
          <span>
            <span className={styles.code}>{clause.id}</span> <Said>{clause.sentence}</Said>{' '}
            <CoverageBadge of={clause.coverage} />
            {clause.isDecided ? (
              <>
                {' '}
                <DecidedBadge />
              </>
            ) : null}
            <Outcome clause={clause} />
            {clause.tests.length > 0 ? (
              <Fold
                name={clause.id}
                summary={<TestTally results={clause.tests.map(({ result }) => result)} />}
              >
                {() => <TestList tests={clause.tests} />}
              </Fold>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

type ClauseListProps = {
  clauses: readonly ClauseRow[];
  /** Those that a filter asks for: all of them where it asks for none. */
  wanted: readonly ClauseRow[];
};

/**
 * The clauses of a requirement: what each says, its tests, and what came of breaking what it is about. Those that a filter
 * does not ask for stand behind a line.
 */
export function ClauseList({ clauses, wanted }: ClauseListProps) {
  const others = clauses.filter((clause) => !wanted.includes(clause));
  if (wanted.length === 0 || others.length === 0) return <Listed clauses={clauses} />;
  return (
    <>
      <Listed clauses={wanted} />
      <Fold
        name={others.map(({ id }) => id).join('+')}
        summary={<Plural value={others.length} one="# other clause" other="# other clauses" />}
      >
        {() => <Listed clauses={others} />}
      </Fold>
    </>
  );
}
