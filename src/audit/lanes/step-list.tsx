import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { chartBrowser } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type Ref } from 'react';
import { stateIn } from '../charts/diagram.ts';
import { useSay } from '../charts/chart-texts.ts';
import { spokenType } from '../charts/event-label.ts';
import { useFormats } from '../formats.ts';
import { causeOf, depthsOf, isIgnored, isOfPage, numbersOf } from './lanes.ts';
import { StepDetails } from './step-details.tsx';

type StepListProps = {
  log: EventLog;
  chosen: number | null;
  onChoose: (seq: number | null) => void;
  /** Those that a search leaves; null without one. */
  found: ReadonlySet<number> | null;
  /** Leads to another step, from the details of one. */
  onLead: (seq: number) => void;
  /** The drawing is to stand at a step. */
  onDraw: (entry: LogEntry) => void;
  /** Of the details of the chosen step. */
  heading: Ref<HTMLHeadingElement>;
};

function Cause({ of: { chart, event: type }, number }: { of: LogEntry; number: number }) {
  const event = spokenType(type, useSay());
  const { count } = useFormats();
  const nth = count(number);
  return (
    <small>
      <Trans>
        caused by {nth}, {chart}: {event}
      </Trans>
    </small>
  );
}

type StepProps = StepListProps & {
  entry: LogEntry;
  numbers: ReadonlyMap<number, number>;
  depth: number;
};

function Step({ log, entry, numbers, depth, chosen, onChoose, onLead, onDraw, heading }: StepProps) {
  const styles = chartBrowser();
  const say = useSay();
  const { count, zonedTime } = useFormats();
  const row = useRef<HTMLButtonElement>(null);
  const isOpen = entry.seq === chosen;
  const cause = causeOf(log, entry);
  const numberOf = ({ seq }: LogEntry) => numbers.get(seq) ?? seq;
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
        style={{ paddingInlineStart: `${depth * 14 + 16}px` }}
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
          {cause ? <Cause of={cause} number={numberOf(cause)} /> : null}
          {isOfPage(entry) ? (
            <small>
              <Trans>sent by the page or browser</Trans>
            </small>
          ) : null}
        </span>
        <span className={styles.count}>
          {count(numberOf(entry))} · {zonedTime(entry.wallClock)}
        </span>
      </button>
      {isOpen ? (
        <div className={styles.facts}>
          <div className={styles.section}>
            <StepDetails {...{ log, entry, onDraw, heading }} onChoose={onLead} />
          </div>
        </div>
      ) : null}
    </li>
  );
}

/** A session as a list, the oldest step first; what stands further in was caused by the step that it stands below (M3). */
export function StepList(props: StepListProps) {
  const depths = depthsOf(props.log);
  const numbers = numbersOf(props.log);
  return (
    <ol>
      {props.log.entries
        .filter(({ seq }) => props.found?.has(seq) ?? true)
        .map((entry) => (
          <Step
            key={entry.seq}
            entry={entry}
            numbers={numbers}
            depth={depths.get(entry.seq) ?? 0}
            {...props}
          />
        ))}
    </ol>
  );
}
