import { chartBrowser } from '#styled/recipes';
import { Badge } from '#ui/content/badge.tsx';
import { Icon } from '#ui/content/icon.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { Input } from '#ui/controls/input.tsx';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { auditedCharts, undrawnCharts, type AuditedChart } from './audited-charts.ts';
import { chartPlace, hashOf, type Mode } from '../place.ts';
import { RunsNote } from '../results/runs-note.tsx';
import { moveInResults } from '../search/move-in-results.ts';
import { SearchResults } from '../search/search-results.tsx';
import { useAuditReport } from '../results/use-audit-report.ts';

type ChartListProps = {
  current: string;
  mode: Mode | null;
  /** Ids of the machines that run in the portal that is watched. */
  running: ReadonlySet<string>;
  onChoose: () => void;
};

// Below lg, where the list of charts stands above the drawing instead of beside it.
const below = window.matchMedia('(max-width: 1023.98px)');

function onChange(listener: () => void) {
  below.addEventListener('change', listener);
  return () => below.removeEventListener('change', listener);
}

/** Whether the list is folded, so that the drawing begins on the first screen. */
const useIsFolded = (): boolean => useSyncExternalStore(onChange, () => below.matches);

const takenIn = ({ transitions, counts }: AuditedChart) =>
  transitions.filter(({ id }) => (counts.get(id) ?? 0) > 0).length;

function ChartItem({ chart, ...place }: ChartListProps & { chart: AuditedChart }) {
  const { t } = useLingui();
  const styles = chartBrowser();
  const { name, machine } = chart;
  const another = t`the evidence is for another version`;
  const isRunning = place.running.has(machine.id);
  const [taken, all] = [takenIn(chart), chart.transitions.length];
  const isOfAnother = useAuditReport().data?.another.includes(name) ?? false;
  const words = isRunning
    ? t`${name}, running, generated walks for ${taken} of ${all} transitions`
    : t`${name}, generated walks for ${taken} of ${all} transitions`;
  return (
    <li>
      <a
        className={styles.item}
        href={hashOf(chartPlace(name, place.mode))}
        aria-current={place.current === name ? 'page' : undefined}
        onClick={place.onChoose}
      >
        <HiddenText>{isOfAnother ? `${words}, ${another}` : words}</HiddenText>
        <i
          aria-hidden="true"
          className={styles.lamp}
          data-on={isRunning ? '' : undefined}
          data-tip={isRunning ? t`Running in the portal that is watched` : undefined}
        />
        <span aria-hidden="true">{name}</span>
        <span
          aria-hidden="true"
          className={styles.count}
          data-tip={isOfAnother ? another : t`Transitions that a generated walk takes`}
        >
          {isOfAnother ? <Badge tone="warning">≠</Badge> : null}
          {taken}/{all}
        </span>
      </a>
    </li>
  );
}

function Charts(props: ChartListProps) {
  const styles = chartBrowser();
  return (
    <ul className={styles.items}>
      {auditedCharts.map((chart) => (
        <ChartItem key={chart.name} chart={chart} {...props} />
      ))}
      {undrawnCharts.map((name) => (
        <li key={name} className={styles.item}>
          <Trans>{name} is not drawn yet</Trans>
        </li>
      ))}
    </ul>
  );
}

/** Every chart with its coverage; a search finds all that has a name in any of them. Below lg the charts are folded. */
export function ChartList(props: ChartListProps) {
  const { t } = useLingui();
  const styles = chartBrowser();
  const isFolded = useIsFolded();
  const [typed, setTyped] = useState('');
  const count = auditedCharts.length;
  const isSearched = typed.trim() !== '';
  const choose = () => {
    props.onChoose();
    // The results would stand between the field and the chart.
    if (isFolded) setTyped('');
  };
  return (
    // Keys pressed in the field and on its results arrive here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className={styles.list} aria-label={t`Statecharts`} onKeyDown={moveInResults}>
      <div className={styles.head}>
        <h2>
          <Trans>Statecharts</Trans>
        </h2>
        <span>{count}</span>
      </div>
      <div className={styles.search}>
        <InputGroup start={<Icon of={Search} size="sm" />}>
          <Input
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            placeholder={t`Search`}
            aria-label={t`Search all charts: states, events, guards, actions, requirements`}
          />
        </InputGroup>
        <p className={styles.hint} aria-hidden="true">
          <Trans>in all charts: states, events, guards, actions, requirements</Trans>
        </p>
      </div>
      {isSearched ? <SearchResults typed={typed} mode={props.mode} onChoose={choose} /> : null}
      {!isSearched && !isFolded ? <Charts {...props} /> : null}
      {!isSearched && isFolded ? (
        <details key={props.current} className={styles.fold}>
          <summary>
            <Plural value={count} one="# chart" other="All # charts" />
          </summary>
          <Charts {...props} />
        </details>
      ) : null}
      <div className={styles.foot}>
        <RunsNote />
      </div>
    </nav>
  );
}
