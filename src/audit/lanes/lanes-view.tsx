import type { EventLog } from '#machines/lib/log-entry.ts';
import { lanes } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { SystemMode } from '../place.ts';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { useMode } from '../use-mode.ts';
import { download } from '../download.ts';
import { mermaidOf } from '../exports/mermaid.ts';
import { logText } from '../live.ts';
import { LiveStatus } from '../live-status.tsx';
import { OpenLog } from '../open-log.tsx';
import { PortalChooser } from '../portal-chooser.tsx';
import type { Live } from '../use-live.ts';
import { LaneSheet } from './lane-sheet.tsx';
import { StepDetails } from './step-details.tsx';
import { StepList } from './step-list.tsx';

/** How a session is shown, and as which file it can be had. */
function Tools({
  log,
  mode,
  onMode,
}: {
  log: EventLog;
  mode: SystemMode;
  onMode: (mode: SystemMode) => void;
}) {
  const { t } = useLingui();
  if (log.entries.length === 0) return null;
  return (
    <>
      <Segment
        label={t`View`}
        value={mode}
        onChange={onMode}
        items={[
          { value: 'drawing', label: t`Lanes` },
          { value: 'list', label: t`List` },
        ]}
      />
      <Button
        size="sm"
        icon={Download}
        onClick={() => download('event-log.json', 'application/json', logText(log))}
      >
        {t`Save event log`}
      </Button>
      <Button
        size="sm"
        icon={Download}
        onClick={() => download('event-log.mmd', 'text/plain', mermaidOf(log))}
      >
        Mermaid
      </Button>
    </>
  );
}

/** Each portal numbers its own steps: another one's has the same number. */
type Opened = { portal: string; seq: number };

type SessionProps = { log: EventLog; mode: SystemMode };

function Session({ log, mode }: SessionProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const isPrinted = usePrintedAt() !== null;
  const chosen = opened?.portal === log.portal ? opened.seq : null;
  const onChoose = (seq: number | null) => setOpened(seq === null ? null : { portal: log.portal, seq });
  const steps = { log, chosen, onChoose };
  if (log.entries.length === 0) return null;
  // Lanes are wider than paper.
  if (mode === 'list' || isPrinted) return <StepList {...steps} />;
  return (
    <div className={lanes().body}>
      <LaneSheet {...steps} />
      <StepDetails {...steps} entry={log.entries.find(({ seq }) => seq === chosen)} />
    </div>
  );
}

/** Sessions of portals in other tabs, or of a file: who caused what, across all charts (M3). */
export function LanesView({ live: { viewing, send } }: { live: Live }) {
  const styles = lanes();
  const [chosenMode, setMode] = useState<SystemMode | null>(null);
  const mode = useMode(chosenMode);
  const { log } = viewing;
  return (
    <main id="main" tabIndex={-1} className={styles.root}>
      <div className={styles.head}>
        <h1>
          <Trans>Event log</Trans>
        </h1>
        <LiveStatus viewing={viewing} />
        <PortalChooser viewing={viewing} send={send} />
        <OpenLog send={send} isLabelled />
        {viewing.state === 'reading' ? (
          <Button size="sm" onClick={() => send({ type: 'log.clear' })}>
            <Trans>Close event log</Trans>
          </Button>
        ) : null}
        <Tools log={log} mode={mode} onMode={setMode} />
      </div>
      <Session log={log} mode={mode} />
    </main>
  );
}
