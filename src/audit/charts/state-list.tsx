import { chartBrowser } from '#styled/recipes';
import { Badge } from '#ui/content/badge.tsx';
import { Tag } from '#ui/content/tag.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { AuditedChart } from './audited-charts.ts';
import { useSay } from './chart-texts.ts';
import type { DiagramState } from './diagram.ts';
import { goTo, type ChartPlace } from '../place.ts';
import { foundAt } from '../search/found.ts';
import { StateFacts } from './state-panel.tsx';

type StateListProps = {
  chart: AuditedChart;
  place: ChartPlace;
  /** The ids of the states that are active; null where the chart does not run. */
  active: ReadonlySet<string> | null;
  /** Whether the chart is there still: a portal that was closed leaves the states that it was in. */
  isRunning: boolean;
};

const depthOf = ({ id }: DiagramState) => id.split('.').length - 1;

/** What a search found in a state or in a transition out of it. */
function isFoundIn({ chart, place }: Pick<StateListProps, 'chart' | 'place'>, { id }: DiagramState): boolean {
  const found = foundAt(chart, place.find);
  if (!found) return false;
  const leaving = chart.transitions.filter(({ source }) => source === id);
  return found.states.has(id) || leaving.some((transition) => found.transitions.has(transition.id));
}

/** How many transitions leave a state; an outer one may leave all of them to its inner states. */
function Leaving({ chart, state }: Pick<StateListProps, 'chart'> & { state: DiagramState }) {
  const count = chart.transitions.filter(({ source }) => source === state.id).length;
  const hasInner = chart.states.some(({ id }) => id.startsWith(`${state.id}.`));
  if (count === 0 && hasInner) return null;
  return <Plural value={count} one="# transition" other="# transitions" />;
}

function StateItem({ chart, place, active, isRunning, state }: StateListProps & { state: DiagramState }) {
  const styles = chartBrowser();
  const say = useSay();
  const item = useRef<HTMLLIElement>(null);
  const facts = useId();
  const isOpen = place.state === state.id;
  const isActive = active?.has(state.id) ?? false;
  // A link of another state leads here: to its row, with as much below it as there is room for.
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item}>
      <button
        type="button"
        className={styles.row}
        style={{ paddingInlineStart: `${depthOf(state) * 14 + 16}px` }}
        data-found={isFoundIn({ chart, place }, state) ? '' : undefined}
        aria-expanded={isOpen}
        aria-controls={facts}
        onClick={() => goTo({ ...place, state: isOpen ? null : state.id })}
      >
        {active ? <i className={styles.lamp} data-on={isActive && isRunning ? '' : undefined} /> : null}
        <span className={styles.found}>
          <b>{state.name}</b>
          <small>{say(state.description)}</small>
        </span>
        <span className={styles.count}>
          {isActive ? (
            <Badge tone={isRunning ? 'accent' : 'neutral'}>
              {isRunning ? <Trans>active</Trans> : <Trans>last active</Trans>}
            </Badge>
          ) : null}
          {state.spec.map((id) => (
            <Tag key={id}>{id}</Tag>
          ))}
          <Leaving chart={chart} state={state} />
        </span>
      </button>
      <div id={facts} className={styles.facts} hidden={!isOpen}>
        {isOpen ? <StateFacts chart={chart} state={state} place={place} /> : null}
      </div>
    </li>
  );
}

/** A chart without its drawing: its states from the outside in, each with its transitions, requirements and tests (M3). */
export function StateList(props: StateListProps) {
  return (
    <ul>
      {props.chart.states.map((state) => (
        <StateItem key={state.id} {...props} state={state} />
      ))}
    </ul>
  );
}
