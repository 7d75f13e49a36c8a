import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { lanes } from '#styled/recipes';
import { useLingui } from '@lingui/react/macro';
import { useSay } from '../charts/chart-texts.ts';
import { stateIn } from '../charts/diagram.ts';
import { spokenType } from '../charts/event-label.ts';
import { useFormats } from '../formats.ts';
import { widthOf } from '../drawing/measure.ts';
import { moveInLanes } from './move-in-lanes.ts';
import { arrowsOf, isIgnored, isOfPage, numbersOf, placedLanes, type Lane } from './lanes.ts';

const timeWidth = 120;
const gap = 12;
const rowHeight = 38;
const boxHeight = 26;
// Beside the words of a step: its paddings and borders, and what lies between two lanes.
const room = gap + 18;
const head = 4;

type LaneSheetProps = {
  log: EventLog;
  chosen: number | null;
  /** Those that a search leaves; null without one. */
  found: ReadonlySet<number> | null;
  /** The step that was reached last, by search or by key. */
  reached: number | null;
  onReach: (seq: number) => void;
  /** Null: none any more. */
  onChoose: (seq: number | null) => void;
  /** The ref of the newest step's row in its lane. */
  setEnd: (end: HTMLElement | null) => void;
};
type Spots = ReadonlyMap<number, { x: number; y: number; width: number }>;

const spotsOf = ({ entries }: EventLog, placed: ReadonlyMap<string, Lane>): Spots =>
  new Map(
    entries.map(({ seq, chart }, row) => {
      const { x = 0, width = 0 } = placed.get(chart) ?? {};
      return [seq, { x: timeWidth + x, y: row * rowHeight + 6, width }];
    }),
  );

/** Down from the cause to the row of its effect, then across to its box, with a head where it arrives. */
function pathOf(spots: Spots, from: number, to: number): string {
  const start = spots.get(from) ?? { x: 0, y: 0, width: 0 };
  const end = spots.get(to) ?? start;
  const trunk = start.x + gap / 2;
  const across = end.x > start.x ? end.x + gap : end.x + end.width - 2;
  const tip = end.x === start.x ? end.x + gap : across;
  const [y, back] = [end.y + boxHeight / 2, end.x < start.x ? tip + head : tip - head];
  const line = `M ${trunk + gap} ${start.y + boxHeight} H ${trunk} V ${y} H ${tip}`;
  return `${line} M ${back} ${y - head} L ${tip} ${y} L ${back} ${y + head}`;
}

/** A dot and an arrow into a box: no step sent it. */
function OfPage({ seq, spots, isNear }: { seq: number; spots: Spots; isNear: boolean }) {
  const { x, y } = spots.get(seq) ?? { x: 0, y: 0 };
  const [tip, middle] = [x + gap, y + boxHeight / 2];
  return (
    <g data-page={seq} data-near={isNear ? '' : undefined}>
      <circle cx={x + 3} cy={middle} r="2.5" />
      <path
        d={`M ${x + 3} ${middle} H ${tip} M ${tip - head} ${middle - head} L ${tip} ${middle} L ${tip - head} ${middle + head}`}
      />
    </g>
  );
}

function Arrows({ log, chosen, spots }: Pick<LaneSheetProps, 'log' | 'chosen'> & { spots: Spots }) {
  return (
    <svg aria-hidden="true" width="100%" height="100%">
      {arrowsOf(log).map(({ from, to }) => (
        <path
          key={to}
          data-from={from}
          data-to={to}
          data-near={from === chosen || to === chosen ? '' : undefined}
          d={pathOf(spots, from, to)}
        />
      ))}
      {log.entries.filter(isOfPage).map(({ seq }) => (
        <OfPage key={seq} seq={seq} spots={spots} isNear={seq === chosen} />
      ))}
    </svg>
  );
}

// Each button says its number and its time as well.
function Times({ log, spots }: Pick<LaneSheetProps, 'log'> & { spots: Spots }) {
  const { exactTime, count } = useFormats();
  const numbers = numbersOf(log);
  return (
    <div className={lanes().times} style={{ width: timeWidth }} aria-hidden="true">
      {log.entries.map(({ seq, wallClock }) => (
        <span key={seq} style={{ top: spots.get(seq)?.y }}>
          <b>{count(numbers.get(seq) ?? seq)}</b>
          <time>{exactTime(wallClock)}</time>
        </span>
      ))}
    </div>
  );
}

type StepProps = Pick<LaneSheetProps, 'chosen' | 'found' | 'onChoose'> & {
  /** The one that Tab leads to: arrow keys lead on. */
  isStop: boolean;
  onStop: (seq: number) => void;
  entry: LogEntry;
  number: number;
  spots: Spots;
};

/** What is odd about a step, in words. */
function useNotes(entry: LogEntry): readonly string[] {
  const { t } = useLingui();
  return [
    ...(isIgnored(entry) ? [t`ignored`] : []),
    ...(isOfPage(entry) ? [t`sent by the page or browser`] : []),
  ];
}

function Step({ entry, number, spots, chosen, found, onChoose, isStop, onStop }: StepProps) {
  const { t } = useLingui();
  const isFound = found?.has(entry.seq);
  const { x = 0, y = 0, width = 0 } = spots.get(entry.seq) ?? {};
  const event = spokenType(entry.event, useSay());
  const { zonedTime, count } = useFormats();
  const [nth, time] = [count(number), zonedTime(entry.wallClock)];
  const state = stateIn(entry.chart, entry.active);
  const isChosen = entry.seq === chosen;
  const notes = useNotes(entry);
  return (
    <button
      type="button"
      className={lanes().step}
      style={{ left: x + gap, top: y, width: width - gap - 2 }}
      data-seq={entry.seq}
      data-chart={entry.chart}
      data-ignored={isIgnored(entry) ? '' : undefined}
      data-found={isFound ? '' : undefined}
      data-faded={isFound === false ? '' : undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onStop(entry.seq)}
      data-tip={[t`Entry ${nth}, ${time}: ${event}`, ...notes].join(' · ')}
      // Begins with the head of its column.
      aria-label={[`${entry.chart}: ${event}${state ? ` → ${state}` : ''}`, ...notes].join(' · ')}
      aria-pressed={isChosen}
      onClick={() => onChoose(isChosen ? null : entry.seq)}
    >
      {event}
    </button>
  );
}

/** The step that Tab leads to: the one that was reached last, else the newest. */
const stopIn = ({ entries }: EventLog, seq: number | null) =>
  entries.find((entry) => entry.seq === seq)?.seq ?? entries.at(-1)?.seq;

/** A lane for each chart, a box for each step, an arrow from the step that caused another (M3). */
export function LaneSheet(props: LaneSheetProps) {
  const { log, chosen, found, reached, onReach, onChoose, setEnd } = props;
  const { t } = useLingui();
  const stopAt = stopIn(log, reached ?? chosen);
  const styles = lanes();
  const say = useSay();
  const placed = placedLanes(log, ({ event }) => widthOf(spokenType(event, say), 'trigger') + room);
  const spots = spotsOf(log, placed);
  const numbers = numbersOf(log);
  const newest = spots.get(log.entries.at(-1)?.seq ?? Number.NaN);
  const across = [...placed.values()].reduce((sum, { width }) => sum + width, 0);
  const size = { width: timeWidth + across, height: log.entries.length * rowHeight + 6 };
  return (
    <div
      className={styles.sheet}
      style={{ scrollPaddingInlineStart: timeWidth }}
      role="group"
      aria-label={t`Lanes of the charts`}
    >
      <div className={styles.lane} style={{ width: size.width }}>
        <span style={{ width: timeWidth }}>{t`No., time (UTC)`}</span>
        {[...placed].map(([chart, { width }]) => (
          <span key={chart} style={{ width }}>
            {chart}
          </span>
        ))}
      </div>
      {/* Keys pressed on a step arrive here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.canvas} style={size} onKeyDown={moveInLanes}>
        <Times log={log} spots={spots} />
        <Arrows log={log} chosen={chosen} spots={spots} />
        {log.entries.map((entry) => (
          <Step
            key={entry.seq}
            entry={entry}
            number={numbers.get(entry.seq) ?? entry.seq}
            spots={spots}
            chosen={chosen}
            found={found}
            onChoose={onChoose}
            isStop={entry.seq === stopAt}
            onStop={onReach}
          />
        ))}
        <span ref={setEnd} className={styles.end} style={{ left: newest?.x, width: newest?.width }} />
      </div>
    </div>
  );
}
