import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { chartBrowser } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type Ref } from 'react';
import { stateIn } from '../diagram.ts';
import { useSay } from '../chart-texts.ts';
import { spokenType } from '../event-label.ts';
import { useFormats } from '../formats.ts';
import { causeOf, isIgnored, numbersOf } from './lanes.ts';
import { StepDetails } from './step-details.tsx';

type StepListProps = {
  log: EventLog;
  chosen: number | null;
  onChoose: (seq: number | null) => void;
  /** Leads to another step, from the details of one. */
  onLead: (seq: number) => void;
  /** Of the details of the chosen step. */
  heading: Ref<HTMLHeadingElement>;
};

/** Deeper steps stay readable on a phone. */
const deepest = 4;

/** How many steps led to each one, by its `seq`. */
function depthsOf(log: EventLog): ReadonlyMap<number, number> {
  const depths = new Map<number, number>();
  for (const { seq, cause } of log.entries) {
    const depth = cause === undefined || cause === null ? undefined : depths.get(cause);
    depths.set(seq, depth === undefined ? 0 : depth + 1);
  }
  return depths;
}

function Cause({ of: { chart, event: type } }: { of: LogEntry }) {
  const event = spokenType(type, useSay());
  return (
    <small>
      <Trans>
        caused by {chart}: {event}
      </Trans>
    </small>
  );
}

type StepProps = StepListProps & { entry: LogEntry; number: number; depth: number };

function Step({ log, entry, number, depth, chosen, onChoose, onLead, heading }: StepProps) {
  const styles = chartBrowser();
  const say = useSay();
  const { count, zonedTime } = useFormats();
  const row = useRef<HTMLButtonElement>(null);
  const isOpen = entry.seq === chosen;
  const cause = causeOf(log, entry);
  // A cause or an effect of another step leads here.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={styles.row}
        style={{ paddingInlineStart: `${Math.min(depth, deepest) * 14 + 16}px` }}
        data-seq={entry.seq}
        data-chart={entry.chart}
        aria-expanded={isOpen}
        onClick={() => onChoose(isOpen ? null : entry.seq)}
      >
        <span className={styles.found}>
          <b>{spokenType(entry.event, say)}</b>
          <small>{[entry.chart, stateIn(entry.chart, entry.active)].filter(Boolean).join(': ')}</small>
          {isIgnored(entry) ? (
            <small>
              <Trans>ignored</Trans>
            </small>
          ) : null}
          {cause ? <Cause of={cause} /> : null}
        </span>
        <span className={styles.count}>
          {count(number)} · {zonedTime(entry.wallClock)}
        </span>
      </button>
      {isOpen ? (
        <div className={styles.facts}>
          <div className={styles.section}>
            <StepDetails log={log} entry={entry} onChoose={onLead} heading={heading} />
          </div>
        </div>
      ) : null}
    </li>
  );
}

/** A session as a list, the oldest step first; what a step caused stands further in (M3). */
export function StepList(props: StepListProps) {
  const depths = depthsOf(props.log);
  const numbers = numbersOf(props.log);
  return (
    <ol>
      {props.log.entries.map((entry) => (
        <Step
          key={entry.seq}
          entry={entry}
          number={numbers.get(entry.seq) ?? entry.seq}
          depth={depths.get(entry.seq) ?? 0}
          {...props}
        />
      ))}
    </ol>
  );
}
