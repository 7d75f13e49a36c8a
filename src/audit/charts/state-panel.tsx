import { audit, chartBrowser } from '#styled/recipes';
import { reasonOf, reasonsOf } from '#i18n/disabled-reasons.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { AuditedChart } from './audited-charts.ts';
import { doingsIn } from './chart-tables.tsx';
import { useSay } from './chart-texts.ts';
import { Said } from './said.tsx';
import { shortId, type DiagramState, type DiagramTransition } from './diagram.ts';
import { hashOf, type ChartPlace } from '../place.ts';
import { sentenceOf } from '../requirements/requirement-rows.ts';
import { RequirementTag } from '../requirements/requirement-tag.tsx';
import { foundAt, keyOfTransition } from '../search/found.ts';
import { spokenTransition, targetsIn } from './spoken.ts';
import { WalkResults } from '../results/walk-results.tsx';
import { WiringSection } from './wiring-section.tsx';

const whenItRuns: Record<AuditedChart['runs'], ReactNode> = {
  'with the portal': <Trans>Runs as long as the portal does.</Trans>,
  'where it is used': <Trans>Runs where a screen uses it.</Trans>,
};

type StatePanelProps = {
  chart: AuditedChart;
  state: DiagramState;
  /** Where the states that transitions lead to are linked to. */
  place: ChartPlace;
};

const doingsOf = ({ actions, emits }: DiagramTransition) =>
  [...actions.map((action) => `/ ${action}`), ...emits.map((event) => `↑ ${event}`)].join(', ');

function Targets({ transition, place }: Pick<TransitionItemProps, 'transition' | 'place'>) {
  const { targets } = transition;
  const say = useSay();
  if (targets.length === 0) return targetsIn(transition, say);
  return targets.map((state, index) => (
    <Fragment key={state}>
      {index > 0 ? ', ' : null}
      <a href={hashOf({ ...place, state })}>{shortId(state)}</a>
    </Fragment>
  ));
}

type TransitionItemProps = Omit<StatePanelProps, 'state'> & { transition: DiagramTransition };

/** One transition of the panel: what sets it off, where it leads, what it does, and who tests it. */
function TransitionItem({ chart, transition, place }: TransitionItemProps) {
  const { i18n } = useLingui();
  const { targets, spec, description } = transition;
  const doings = doingsOf(transition);
  const isFound = foundAt(chart, place.find)?.transitions.has(transition.id);
  const { trigger, guard } = spokenTransition(transition, useSay());
  const reason = targets.length === 0 ? reasonOf(guard) : null;
  return (
    <li data-found={isFound ? '' : undefined}>
      <span>
        <a
          className={audit().code}
          href={hashOf({ ...place, state: transition.source, find: keyOfTransition(transition.id) })}
        >
          <b>{trigger}</b>
        </a>{' '}
        {guard ? `[${guard}] ` : ''}→ <Targets transition={transition} place={place} />{' '}
        {spec.map((id) => (
          <RequirementTag key={id} id={id} />
        ))}
        {doings ? <small className={audit().code}>{doings}</small> : null}
        {description ? (
          <small>
            <Said>{description}</Said>
          </small>
        ) : null}
        {reason ? (
          <small>
            <Trans>Disabled buttons say: {i18n._(reason)}</Trans>
          </small>
        ) : null}
        <WalkResults chart={chart} transition={transition} />
      </span>
    </li>
  );
}

function SpecReferences({ ids }: { ids: readonly string[] }) {
  return (
    <dl className={chartBrowser().references}>
      {ids.map((id) => (
        <div key={id} style={{ display: 'contents' }}>
          <dt>
            <RequirementTag id={id} />
          </dt>
          <dd>
            <Said>{sentenceOf(id) ?? ''}</Said>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The rows of everything in a state, or in the whole chart when it is the chart itself. */
const specOf = ({ states, transitions }: AuditedChart, state: DiagramState, isRoot: boolean): string[] => {
  const own = transitions.filter(({ source }) => isRoot || source === state.id).flatMap(({ spec }) => spec);
  const all = isRoot ? states.flatMap(({ spec }) => spec) : state.spec;
  return [...new Set([...all, ...own])];
};

/** What a state does, the requirements it answers to, its transitions and their tests. */
export function StateFacts({ chart, state, place }: StatePanelProps) {
  const styles = chartBrowser();
  const isRoot = state === chart.diagram.root;
  const leaving = chart.transitions.filter(({ source }) => source === state.id);
  const ids = specOf(chart, state, isRoot);
  const doings = doingsIn(state);
  return (
    <>
      {doings.length > 0 ? (
        <div className={styles.section}>
          <h3>
            <Trans>What it does</Trans>
          </h3>
          <ul className={`${audit().texts} ${audit().code}`}>
            {doings.map((doing) => (
              <li key={doing}>{doing}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.section}>
        <h3>
          <Trans>Requirements it answers to</Trans>
        </h3>
        {ids.length > 0 ? (
          <SpecReferences ids={ids} />
        ) : (
          <p>
            <Trans>None of its own.</Trans>
          </p>
        )}
      </div>
      <div className={styles.section} data-hint={isRoot && leaving.length === 0 ? '' : undefined}>
        <h3>
          <Trans>Outgoing transitions</Trans>
        </h3>
        {leaving.length > 0 ? (
          <ul className={audit().texts}>
            {leaving.map((transition) => (
              <TransitionItem key={transition.id} chart={chart} transition={transition} place={place} />
            ))}
          </ul>
        ) : (
          <p>
            {isRoot ? (
              <Trans>Choose a state in the drawing.</Trans>
            ) : (
              <Trans>None: it ends here, or a state around it leads on.</Trans>
            )}
          </p>
        )}
      </div>
      {isRoot ? <WiringSection chart={chart.name} /> : null}
    </>
  );
}

/** What is known of a state, beside a drawing. */
export function StatePanel({ chart, state, place }: StatePanelProps) {
  const { i18n } = useLingui();
  const say = useSay();
  const styles = chartBrowser();
  const isRoot = state === chart.diagram.root;
  const { runs } = chart;
  return (
    <>
      <div className={`${styles.section} ${styles.heading}`}>
        {isRoot ? null : <span className={audit().code}>{state.id}</span>}
        <h2 tabIndex={-1} data-arrival={place.state === state.id ? 'state' : undefined}>
          {state.name}
        </h2>
        <p>{say(state.description)}</p>
        {isRoot ? <p>{whenItRuns[runs]}</p> : null}
        {reasonsOf(state.tags).map((reason) => (
          <p key={reason.id}>
            <Trans>Disabled buttons say: {i18n._(reason)}</Trans>
          </p>
        ))}
        {state.tags.length > 0 ? (
          <p className={audit().code}>{state.tags.map((tag) => `#${tag}`).join(' ')}</p>
        ) : null}
      </div>
      <StateFacts chart={chart} state={state} place={place} />
    </>
  );
}
