import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { audit, lanes } from '#styled/recipes';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { typeLabel } from '../event-label.ts';
import { causeOf } from './lanes.ts';

type StepDetailsProps = { log: EventLog; entry: LogEntry | undefined; onChoose: (seq: number) => void };

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={audit().code}>{children}</dd>
    </>
  );
}

function StepLinks({
  entries,
  onChoose,
}: { entries: readonly LogEntry[] } & Pick<StepDetailsProps, 'onChoose'>) {
  if (entries.length === 0) return '–';
  return entries.map(({ seq, chart, event }) => (
    <div key={seq}>
      <button type="button" onClick={() => onChoose(seq)}>
        {chart}: {typeLabel(event)}
      </button>
    </div>
  ));
}

const listed = (texts: readonly string[] | undefined) => (texts && texts.length > 0 ? texts.join(', ') : '–');

function Facts({ log, entry, onChoose }: StepDetailsProps & { entry: LogEntry }) {
  const { t } = useLingui();
  const cause = causeOf(log, entry);
  const effects = log.entries.filter((other) => other.cause === entry.seq);
  const guards = entry.guards?.map(({ name, holds }) => (holds ? `${name} ✓` : `${name} ✗`));
  return (
    <dl>
      <Row name={t`Time`}>{new Date(entry.wallClock).toISOString()}</Row>
      <Row name={t`State`}>{entry.active.at(-1)}</Row>
      <Row name={t`Sender`}>{entry.from ?? t`Page or browser`}</Row>
      <Row name={t`Caused by`}>
        <StepLinks entries={cause ? [cause] : []} onChoose={onChoose} />
      </Row>
      <Row name={t`Caused`}>
        <StepLinks entries={effects} onChoose={onChoose} />
      </Row>
      <Row name={t`Guards asked`}>{listed(guards)}</Row>
      <Row name={t`Changed in the context`}>{listed(entry.changed)}</Row>
      <Row name={t`Hash of the chart`}>{entry.hash ?? '–'}</Row>
      <Row name={t`Build`}>{entry.build ?? '–'}</Row>
    </dl>
  );
}

/** What a step carries: never what its event or the context holds (E13). */
export function StepDetails({ log, entry, onChoose }: StepDetailsProps) {
  const { t } = useLingui();
  return (
    <section className={lanes().details} aria-label={t`Details`}>
      {entry ? (
        <>
          <h2>
            {entry.chart}: {typeLabel(entry.event)}
          </h2>
          <Facts log={log} entry={entry} onChoose={onChoose} />
        </>
      ) : (
        <p>
          <Trans>Choose a step to see what caused it.</Trans>
        </p>
      )}
    </section>
  );
}
