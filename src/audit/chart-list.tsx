import { chartBrowser } from '#styled/recipes';
import { Icon } from '#ui/content/icon.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { auditedCharts, undrawnCharts, type AuditedChart } from './audited-charts.ts';
import { useSay, type Say } from './chart-texts.ts';
import { chartPlace, hashOf, type Mode } from './place.ts';
import { RunsNote } from './runs-note.tsx';

type ChartListProps = {
  current: string;
  mode: Mode;
  /** Ids of the machines that run in the portal that is watched. */
  running: ReadonlySet<string>;
  onChoose: () => void;
};

const coverage = ({ transitions, counts }: AuditedChart) =>
  `${transitions.filter(({ id }) => (counts.get(id) ?? 0) > 0).length}/${transitions.length}`;

const holds = (text: string, typed: string) => text.toLowerCase().includes(typed.toLowerCase());

/** The states of a chart that a search finds; the chart itself is not among them. */
const statesFound = ({ states }: AuditedChart, typed: string, say: Say) =>
  typed === ''
    ? []
    : states.slice(1).filter(({ name, description }) => holds(`${name} ${say(description)}`, typed));

function ChartItem({ chart, typed, ...place }: ChartListProps & { chart: AuditedChart; typed: string }) {
  const { t } = useLingui();
  const styles = chartBrowser();
  const say = useSay();
  const { name, machine } = chart;
  const isRunning = place.running.has(machine.id);
  const covered = coverage(chart);
  return (
    <>
      <li>
        <a
          className={styles.item}
          href={hashOf(chartPlace(name, place.mode))}
          aria-current={place.current === name ? 'page' : undefined}
          onClick={place.onChoose}
        >
          <i
            className={styles.lamp}
            data-on={isRunning ? '' : undefined}
            title={isRunning ? t`Running in the portal that is watched` : undefined}
          />
          {name}
          <span className={styles.count} title={t`Transitions taken by generated tests`}>
            {covered}
          </span>
        </a>
      </li>
      {statesFound(chart, typed, say).map((state) => (
        <li key={state.id}>
          <a
            className={styles.item}
            data-inner=""
            href={hashOf({ ...chartPlace(name), state: state.id })}
            title={say(state.description)}
          >
            {state.id.split('.').slice(1).join('.')}
          </a>
        </li>
      ))}
    </>
  );
}

/** Every chart with its coverage; a search finds charts and their states. */
export function ChartList(props: ChartListProps) {
  const { t } = useLingui();
  const styles = chartBrowser();
  const say = useSay();
  const [typed, setTyped] = useState('');
  const found = auditedCharts.filter(
    (chart) =>
      holds(`${chart.name} ${say(chart.diagram.root.description)}`, typed) ||
      statesFound(chart, typed, say).length > 0,
  );
  return (
    <nav className={styles.list} aria-label={t`Statecharts`}>
      <div className={styles.head}>
        <h2>
          <Trans>Statecharts</Trans>
        </h2>
        <span>{auditedCharts.length}</span>
      </div>
      <div className={styles.search}>
        <InputGroup start={<Icon of={Search} size="sm" />}>
          <Input
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            placeholder={t`Find a chart or state`}
            aria-label={t`Find a chart or state`}
          />
        </InputGroup>
      </div>
      <ul className={styles.items}>
        {found.map((chart) => (
          <ChartItem key={chart.name} chart={chart} typed={typed} {...props} />
        ))}
        {undrawnCharts.map((name) => (
          <li key={name} className={styles.item}>
            <Trans>{name} is not drawn yet</Trans>
          </li>
        ))}
        {found.length === 0 ? (
          <li className={styles.item}>
            <Trans>No chart and no state has this in its name.</Trans>
          </li>
        ) : null}
      </ul>
      <div className={styles.foot}>
        <RunsNote />
      </div>
    </nav>
  );
}
