import type { EventLog, LogEntry } from '#machines/lib/log-entry.ts';
import { audit, lanes } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, Download, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { goTo, type LanesPlace, type StepMode } from '../place.ts';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { useMode } from '../live/use-mode.ts';
import { download } from '../download.ts';
import { mermaidOf } from '../exports/mermaid.ts';
import { useFormats } from '../formats.ts';
import { logName, logText } from '../live/log-file.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { isOfClosed, type Viewing } from '../live/live.ts';
import { NewEntries } from '../live/new-entries.tsx';
import { OpenLog } from '../live/open-log.tsx';
import { PortalChooser } from '../live/portal-chooser.tsx';
import type { Live } from '../live/use-live.ts';
import { useNewestInSight } from '../live/use-newest-in-sight.ts';
import { FindStep, useFound, type Found } from './find-step.tsx';
import { LaneSheet } from './lane-sheet.tsx';
import { StepDetails } from './step-details.tsx';
import { StepList } from './step-list.tsx';

/** Checks the text of a log, under a name. */
type OnCheck = (text: string, name: string) => void;

type ToolsProps = { log: EventLog; mode: StepMode; place: LanesPlace; onCheck: OnCheck };

/** How a session is shown, and as which file it can be had. */
function Tools({ log, mode, place, onCheck }: ToolsProps) {
  const { t } = useLingui();
  if (log.entries.length === 0) return null;
  return (
    <>
      <Segment
        label={t`View`}
        value={mode}
        onChange={(next) => goTo({ ...place, mode: next })}
        items={[
          { value: 'drawing', label: t`Lanes` },
          { value: 'list', label: t`List` },
        ]}
      />
      <Button
        size="sm"
        icon={Download}
        onClick={() => download(logName(log, 'json'), 'application/json', logText(log))}
      >
        {t`Save event log`}
      </Button>
      <Button
        size="sm"
        icon={Download}
        onClick={() => download(logName(log, 'mmd'), 'text/plain', mermaidOf(log))}
      >
        Mermaid
      </Button>
      <Button size="sm" icon={ShieldCheck} onClick={() => onCheck(logText(log), logName(log, 'json'))}>
        <Trans>Check this log</Trans>
      </Button>
    </>
  );
}

/** Each portal numbers its own steps: another one's has the same number. */
type Opened = { portal: string; seq: number; isFocused: boolean };

type SessionProps = {
  viewing: Viewing;
  mode: StepMode;
  found: Found;
  onDraw: (entry: LogEntry) => void;
};

/** The step that is looked at. Its details get the focus unless they stand beside what was pressed. */
function useOpened({ portal }: EventLog) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = opened?.portal === portal ? opened.seq : null;
  useEffect(() => {
    if (opened?.isFocused) heading.current?.focus();
  }, [opened]);
  const open = (seq: number | null, isFocused: boolean) =>
    setOpened(seq === null ? null : { portal, seq, isFocused });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || chosen === null) return;
    body.current?.querySelector<HTMLElement>(`button[data-seq="${chosen}"]`)?.focus();
    setOpened(null);
  };
  return { chosen, open, body, heading, onKeyDown };
}

type JumpProps = {
  isOverPage: boolean;
  /** It grows: its end is what is newest. */ isLive: boolean;
  onJump: () => void;
};

function JumpToEnd({ isOverPage, isLive, onJump }: JumpProps) {
  return (
    <div className={lanes().jump} data-over-page={isOverPage ? '' : undefined}>
      <Button size="sm" icon={ArrowDown} onClick={onJump}>
        {isLive ? <Trans>Jump to newest</Trans> : <Trans>Jump to the last entry</Trans>}
      </Button>
    </div>
  );
}

function Session({ viewing, mode, found: { found, reached, reach: onReach }, onDraw }: SessionProps) {
  const { log, state } = viewing;
  const isLive = state !== 'reading' && !isOfClosed(viewing);
  const { chosen, open, body, heading, onKeyDown } = useOpened(log);
  const isPrinted = usePrintedAt() !== null;
  const { setEnd, isOutOfSight, reach } = useNewestInSight(log.entries.length);
  if (log.entries.length === 0) return null;
  // Lanes are wider than paper.
  const isListed = mode === 'list' || isPrinted;
  const onJump = () => {
    reach();
    // The button goes; the focus stays with what it has led to.
    [...(body.current?.querySelectorAll<HTMLElement>('button[data-seq]') ?? [])].at(-1)?.focus();
  };
  const onLead = (seq: number) => open(seq, true);
  const steps = { log, chosen, heading, found, onDraw };
  return (
    // Escape pressed on a step or in its details arrives here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={body} className={isListed ? undefined : lanes().body} onKeyDown={onKeyDown}>
      {isOutOfSight ? <JumpToEnd isOverPage={isListed} isLive={isLive} onJump={onJump} /> : null}
      {isListed ? (
        <>
          <StepList {...steps} onChoose={(seq) => open(seq, false)} onLead={onLead} />
          <div ref={setEnd} style={{ height: 1 }} />
        </>
      ) : (
        <>
          <LaneSheet
            {...{ log, chosen, found, reached, setEnd }}
            onChoose={(seq) => open(seq, true)}
            onReach={onReach}
          />
          <StepDetails
            {...{ log, heading, onDraw }}
            onChoose={onLead}
            entry={log.entries.find(({ seq }) => seq === chosen)}
          />
        </>
      )}
    </div>
  );
}

/** How many steps are shown. */
function Count({ log: { entries, omitted = 0 } }: { log: EventLog }) {
  const { count: counted } = useFormats();
  const count = entries.length;
  const [shown, whole] = [counted(count), counted(count + omitted)];
  if (count === 0) return null;
  return (
    <span className={audit().figures}>
      {omitted > 0 ? (
        <Trans>
          the latest {shown} of {whole} entries
        </Trans>
      ) : (
        <Plural value={count} one="# entry" other="# entries" />
      )}
    </span>
  );
}

type LanesViewProps = { place: LanesPlace; live: Live; onCheck: OnCheck };

/** Sessions of portals in other tabs, or of a file: who caused what, across all charts (M3). */
export function LanesView({ place, live: { viewing, send, follow }, onCheck }: LanesViewProps) {
  const styles = lanes();
  const mode = useMode(place.mode);
  const { log } = viewing;
  const found = useFound(log, place);
  const draw = (entry: LogEntry) => {
    follow.set(false);
    send({ type: 'moment.choose', position: log.entries.indexOf(entry) });
  };
  return (
    <main id="main" tabIndex={-1} className={styles.root}>
      <div className={styles.head}>
        <h1>
          <Trans>Event log</Trans>
        </h1>
        <LiveStatus viewing={viewing} />
        <Count log={log} />
        <NewEntries viewing={viewing} />
        <PortalChooser viewing={viewing} send={send} />
        <OpenLog send={send} isLabelled />
        {viewing.state === 'reading' ? (
          <Button size="sm" onClick={() => send({ type: 'log.clear' })}>
            <Trans>Close event log</Trans>
          </Button>
        ) : null}
        <Tools log={log} mode={mode} place={place} onCheck={onCheck} />
        {log.entries.length > 0 ? <FindStep place={place} found={found} /> : null}
      </div>
      <Session viewing={viewing} mode={mode} found={found} onDraw={draw} />
    </main>
  );
}
