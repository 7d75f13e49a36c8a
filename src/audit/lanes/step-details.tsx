import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { stateIn } from '../charts/diagram.ts';
import { audit, lanes } from '#styled/recipes';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { chartNamed } from '../charts/audited-charts.ts';
import { useSay } from '../charts/chart-texts.ts';
import { spokenType } from '../charts/event-label.ts';
import { useFormats } from '../formats.ts';
import { chartPlace, hashOf } from '../place.ts';
import { transitionsText } from '../charts/transition-text.ts';
import { causeOf, isIgnored, isOfPage, isUnwatched, numbersOf } from './lanes.ts';

type StepDetailsProps = {
  log: EventLog;
  entry: LogEntry | undefined;
  onChoose: (seq: number) => void;
  /** The drawing is to stand at a step. */
  onDraw: (entry: LogEntry) => void;
};

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={audit().code}>{children}</dd>
    </>
  );
}

function StepLinks({
  log,
  entries,
  onChoose,
}: { entries: readonly LogEntry[] } & Pick<StepDetailsProps, 'log' | 'onChoose'>) {
  const say = useSay();
  const { count } = useFormats();
  const numbers = numbersOf(log);
  if (entries.length === 0) return '–';
  return entries.map(({ seq, chart, event }) => (
    <div key={seq}>
      <button type="button" onClick={() => onChoose(seq)}>
        {count(numbers.get(seq) ?? seq)} · {chart}: {spokenType(event, say)}
      </button>
    </div>
  ));
}

const listed = (texts: readonly string[] | undefined) => (texts && texts.length > 0 ? texts.join(', ') : '–');

const Lacking = () => <Trans>Not recorded</Trans>;

/** The step that an event was sent in, or why there is none. */
function Cause({ log, entry, onChoose }: Omit<StepDetailsProps, 'onDraw'> & { entry: LogEntry }) {
  const cause = causeOf(log, entry);
  if (isUnwatched(entry)) return <Lacking />;
  if (isOfPage(entry)) return <Trans>No step: the page or browser sent it</Trans>;
  // One before those that are kept.
  if (typeof entry.cause === 'number' && !cause) return <Trans>A step before this log</Trans>;
  return <StepLinks log={log} entries={cause ? [cause] : []} onChoose={onChoose} />;
}

/** Who sent what, in which step, and what it asked and changed: noted while an auditor watches. */
function Watched({ log, entry, onChoose }: StepDetailsProps & { entry: LogEntry }) {
  const { t } = useLingui();
  const effects = log.entries.filter((other) => other.cause === entry.seq);
  const guards = entry.guards?.map(({ name, holds }) => (holds ? `${name} ✓` : `${name} ✗`));
  const isLacking = isUnwatched(entry);
  const lacking = <Lacking />;
  return (
    <>
      <Row name={t`Sender`}>{isLacking ? lacking : (entry.from ?? t`Page or browser`)}</Row>
      <Row name={t`Caused by`}>
        <Cause log={log} entry={entry} onChoose={onChoose} />
      </Row>
      <Row name={t`Caused`}>
        <StepLinks log={log} entries={effects} onChoose={onChoose} />
      </Row>
      <Row name={t`Guards asked`}>{isLacking ? lacking : listed(guards)}</Row>
      <Row name={t`Changed in the context`}>{isLacking ? lacking : listed(entry.changed)}</Row>
    </>
  );
}

/** Leads into the drawing as it was at a step; a chart that this release lacks has none. */
function InDrawing({ entry, onDraw }: { entry: LogEntry; onDraw: StepDetailsProps['onDraw'] }) {
  const drawn = chartNamed(entry.chart);
  if (!drawn) return null;
  return (
    <p>
      <a href={hashOf(chartPlace(drawn.name, 'live'))} onClick={() => onDraw(entry)}>
        <Trans>Show this step in the drawing</Trans>
      </a>
    </p>
  );
}

function Facts(props: StepDetailsProps & { entry: LogEntry }) {
  const { t } = useLingui();
  const { log, entry } = props;
  const say = useSay();
  const { count, exactMoment } = useFormats();
  return (
    <>
      <dl>
        <Row name={t`Entry`}>{count(numbersOf(log).get(entry.seq) ?? entry.seq)}</Row>
        <Row name={t`Time`}>{exactMoment(entry.wallClock)}</Row>
        <Row name={t`State`}>{stateIn(entry.chart, entry.active) || '–'}</Row>
        <Row name={t`Transitions`}>
          {isIgnored(entry) ? <Trans>ignored</Trans> : transitionsText(entry.took, say)}
        </Row>
        <Watched {...props} />
        <Row name={t`Hash of the chart`}>{entry.hash ?? '–'}</Row>
        <Row name={t`Build`}>{entry.build ?? '–'}</Row>
      </dl>
      <InDrawing entry={entry} onDraw={props.onDraw} />
      {isUnwatched(entry) ? (
        <p>
          <Trans>
            Recording of senders, causes, guards and changes had not begun at this step. It begins when this
            page is opened; to record from the first step on, keep it open and reload the portal.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

/** What a step carries: never what its event or the context holds (E13). */
export function StepDetails({
  log,
  entry,
  onChoose,
  onDraw,
  heading,
}: StepDetailsProps & { /** Where the focus goes. */ heading: Ref<HTMLHeadingElement> }) {
  const { t } = useLingui();
  const say = useSay();
  return (
    <section className={lanes().details} aria-label={t`Details`}>
      {entry ? (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {entry.chart}: {spokenType(entry.event, say)}
          </h2>
          <Facts log={log} entry={entry} onChoose={onChoose} onDraw={onDraw} />
        </>
      ) : (
        <p>
          <Trans>Choose a step to see what caused it. A dot marks what the page or browser sent.</Trans>
        </p>
      )}
    </section>
  );
}
