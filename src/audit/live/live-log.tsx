import type { EventLog } from '#machines/lib/log-entry.ts';
import { audit, eventLog } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp, ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BackToLive } from './back-to-live.tsx';
import { stateIn } from '../charts/diagram.ts';
import { download } from '../download.ts';
import { useSay } from '../charts/chart-texts.ts';
import { spokenType } from '../charts/event-label.ts';
import { useFormats } from '../formats.ts';
import { isIgnored, numbersOf } from '../lanes/lanes.ts';
import { LiveStatus } from './live-status.tsx';
import { positionOf, type Viewing } from './live.ts';
import { logName, logText } from './log-file.ts';
import { NewEntries } from './new-entries.tsx';
import { OpenLog } from './open-log.tsx';
import { PortalChooser } from './portal-chooser.tsx';
import type { Live as Whole } from './use-live.ts';
import { useNewestInSight } from './use-newest-in-sight.ts';

type Live = Pick<Whole, 'viewing' | 'send'>;

const mostRows = 200;

/** '56 of 58: navigation location.changed, state idle': an entry, for those who do not see the list. */
function useEntryText({ log: { entries } }: Viewing): (position: number) => string {
  const { t } = useLingui();
  const say = useSay();
  const { count } = useFormats();
  return (position) => {
    const [nth, all, entry] = [count(position + 1), count(entries.length), entries[position]];
    if (!entry) return '';
    const [chart, event] = [entry.chart, spokenType(entry.event, say)];
    const state = stateIn(entry.chart, entry.active);
    return state
      ? t`${nth} of ${all}: ${chart} ${event}, state ${state}`
      : t`${nth} of ${all}: ${chart} ${event}`;
  };
}

/** Makes an entry the current one, and says which: what is pressed says nothing of it. */
function useChoose({ viewing, send }: Live): (position: number) => void {
  const textOf = useEntryText(viewing);
  return (position) => {
    send({ type: 'moment.choose', position });
    announce(textOf(position));
  };
}

/** An operator who acts as a publisher is named in every log (M4). */
function ShadowNote({ log: { shadow } }: { log: EventLog }) {
  if (!shadow) return null;
  const { partner } = shadow;
  const operator = shadow.operator ?? '–';
  return (
    <span className={audit().figures}>
      <Trans>
        Shadow login: operator {operator} as partner {partner}
      </Trans>
    </span>
  );
}

function TimeTravel({ viewing, send }: Live) {
  const { t } = useLingui();
  const { count } = useFormats();
  const textOf = useEntryText(viewing);
  const choose = useChoose({ viewing, send });
  const styles = eventLog();
  if (viewing.log.entries.length === 0) return null;
  const { log } = viewing;
  const position = positionOf(viewing);
  const last = log.entries.length - 1;
  const step = (by: number) => choose(Math.max(0, Math.min(last, position + by)));
  return (
    <>
      <IconButton label={t`One step back`} icon={ChevronLeft} size="sm" onClick={() => step(-1)} />
      <input
        type="range"
        className={styles.time}
        min={0}
        max={last}
        value={position}
        aria-label={t`Position in the event log`}
        aria-valuetext={textOf(position)}
        onChange={({ target }) => send({ type: 'moment.choose', position: Number(target.value) })}
      />
      <IconButton label={t`One step on`} icon={ChevronRight} size="sm" onClick={() => step(1)} />
      <span className={audit().figures}>
        {count(position + 1)} / {count(last + 1)}
      </span>
      <ShadowNote log={log} />
      <BackToLive viewing={viewing} send={send} />
      {viewing.state === 'reading' ? (
        <Button size="sm" onClick={() => send({ type: 'log.clear' })}>
          <Trans>Close event log</Trans>
        </Button>
      ) : null}
      <IconButton
        label={t`Save event log`}
        icon={Download}
        size="sm"
        onClick={() => download(logName(log, 'json'), 'application/json', logText(log))}
      />
    </>
  );
}

/** The ref of the current row: it comes into sight when another step is looked at; the newest one follows by itself. */
function useCurrentInSight(viewing: Viewing) {
  const row = useRef<HTMLTableRowElement>(null);
  const looked = viewing.state === 'following' ? null : positionOf(viewing);
  useEffect(() => {
    if (looked !== null) row.current?.scrollIntoView({ block: 'nearest' });
  }, [looked]);
  return row;
}

function Entries({ viewing, send }: Live) {
  const { t } = useLingui();
  const say = useSay();
  const { count, seconds } = useFormats();
  const numbers = numbersOf(viewing.log);
  const choose = useChoose({ viewing, send });
  const position = positionOf(viewing);
  const current = useCurrentInSight(viewing);
  const from = Math.max(0, Math.min(position - mostRows / 2, viewing.log.entries.length - mostRows));
  const shown = viewing.log.entries.slice(from, from + mostRows);
  return (
    <table>
      <thead>
        <tr>
          {['#', t`Seconds`, t`Event`, t`Chart`, t`State`, ''].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown
          .map((entry, index) => ({ entry, place: from + index }))
          .toReversed()
          .map(({ entry, place }) => (
            <tr
              key={entry.seq}
              ref={place === position ? current : null}
              data-current={place === position ? '' : undefined}
            >
              <td className={audit().code}>{count(numbers.get(entry.seq) ?? entry.seq)}</td>
              <td className={audit().code}>{seconds(entry.at)}</td>
              <td>
                <button
                  type="button"
                  aria-current={place === position || undefined}
                  onClick={() => choose(place)}
                >
                  {spokenType(entry.event, say)}
                </button>
              </td>
              <td>{entry.chart}</td>
              <td className={audit().code}>{stateIn(entry.chart, entry.active) || '–'}</td>
              <td>{isIgnored(entry) ? <Trans>ignored</Trans> : null}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The log of a running portal, newest first, with time travel, saving and opening of logs (M3). */
export function LiveLog(live: Live) {
  const { t } = useLingui();
  const styles = eventLog();
  const { viewing } = live;
  const isEmpty = viewing.state === 'waiting';
  const steps = useRef<HTMLDivElement>(null);
  const { setEnd, isOutOfSight, reach } = useNewestInSight(viewing.log.entries.length);
  const jump = () => {
    reach();
    // The button goes; the focus stays with what it has led to.
    steps.current?.querySelector('button')?.focus();
  };
  return (
    <section className={styles.root} aria-label={t`Log`} data-empty={isEmpty ? '' : undefined}>
      <div className={styles.head}>
        <h2>
          <Trans>Log</Trans>
        </h2>
        <LiveStatus viewing={viewing} />
        <NewEntries viewing={viewing} />
        <PortalChooser {...live} />
        <TimeTravel {...live} />
        <OpenLog send={live.send} />
      </div>
      {viewing.state === 'following' && isOutOfSight ? (
        <div className={styles.jump}>
          <Button size="sm" icon={ArrowUp} onClick={jump}>
            <Trans>Jump to newest</Trans>
          </Button>
        </div>
      ) : null}
      {isEmpty ? null : (
        <div
          className={styles.steps}
          role="group"
          aria-label={t`Events`}
          ref={steps}
          // What scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          <div ref={setEnd} style={{ height: 1 }} />
          <Entries {...live} />
        </div>
      )}
    </section>
  );
}
