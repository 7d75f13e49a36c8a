import { audit, chartBrowser } from '#styled/recipes';
import { Badge } from '#ui/content/badge.tsx';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { useSay } from '../charts/chart-texts.ts';
import type { DiagramState } from '../charts/diagram.ts';
import { runningIn, type Viewing } from '../live/live.ts';
import { chartPlace, goTo, hashOf, type Mode, type SystemPlace } from '../place.ts';
import { JointList, jointsOf } from './joint-list.tsx';
import { partNamed, systemDiagram } from './system-diagram.ts';
import { useAuditReport } from '../results/use-audit-report.ts';
import { systemMoment } from './system-moment.ts';

type SystemListProps = {
  viewing: Viewing;
  place: SystemPlace;
  /** How a chart is shown when it is opened. */
  mode: Mode | null;
};

function Facts({ name, mode }: { name: string; mode: Mode | null }) {
  const styles = chartBrowser();
  const chart = partNamed(name)?.chart;
  const [facts, conditions] = [jointsOf('fact', name), jointsOf('condition', name)];
  return (
    <>
      {chart ? (
        <p className={`${styles.section} ${audit().texts}`}>
          <a href={hashOf(chartPlace(chart, mode))}>
            <Trans>Open the chart {chart}</Trans>
          </a>
        </p>
      ) : null}
      {facts.length > 0 ? (
        <div className={styles.section}>
          <h3>
            <Trans>Events between charts</Trans>
          </h3>
          <JointList kind="fact" part={name} />
        </div>
      ) : null}
      {conditions.length > 0 ? (
        <div className={styles.section}>
          <h3>
            <Trans>States that other charts know</Trans>
          </h3>
          <JointList kind="condition" part={name} />
        </div>
      ) : null}
    </>
  );
}

type PartProps = Omit<SystemListProps, 'viewing'> & {
  part: DiagramState;
  isMoved: boolean;
  isRunning: boolean;
};

function Part({ part: { name, description, now }, isMoved, isRunning, place, mode }: PartProps) {
  const styles = chartBrowser();
  const row = useRef<HTMLButtonElement>(null);
  const facts = useId();
  const isOpen = place.part === name;
  const chart = partNamed(name)?.chart;
  const another = useAuditReport().data?.another ?? [];
  const isOfAnother = another.some((one) => one === chart);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={facts}
        onClick={() => goTo({ ...place, part: isOpen ? null : name })}
      >
        <i className={styles.lamp} data-on={isRunning ? '' : undefined} />
        <span className={styles.found}>
          <b>{name}</b>
          <small>{description}</small>
        </span>
        {isOfAnother ? (
          <Badge tone="warning">
            <Trans>the evidence is for another version</Trans>
          </Badge>
        ) : null}
        {now ? <Badge tone={isMoved ? 'accent' : 'neutral'}>{now}</Badge> : null}
      </button>
      <div id={facts} className={styles.facts} hidden={!isOpen}>
        {isOpen ? <Facts name={name} mode={mode} /> : null}
      </div>
    </li>
  );
}

/** The system without its picture: each chart with where it is now and what joins it to others (M3). */
export function SystemList({ viewing, ...props }: SystemListProps) {
  const styles = chartBrowser();
  const { now, moved } = systemMoment(viewing);
  const isOpen = runningIn(viewing).size > 0;
  const { portal, used } = systemDiagram({ say: useSay(), now });
  return (
    <div className={styles.listed}>
      {[portal.root, used].map((group) => (
        <section key={group.id}>
          <h2 className={styles.group}>{group.name}</h2>
          <ul>
            {group.states.map((part) => (
              <Part
                key={part.id}
                part={part}
                isMoved={moved.has(part.id)}
                isRunning={isOpen && part.now !== undefined && part.now !== ''}
                {...props}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
