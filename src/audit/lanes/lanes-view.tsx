import { lanes } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../download.ts';
import { mermaidOf } from '../exports/mermaid.ts';
import { logText } from '../live.ts';
import { LiveStatus } from '../live-status.tsx';
import { OpenLog } from '../open-log.tsx';
import { useLive } from '../use-live.ts';
import { LaneSheet } from './lane-sheet.tsx';
import { StepDetails } from './step-details.tsx';

/** A session of a portal in another tab, or of a file: who caused what, across all charts (M3). */
export function LanesView() {
  const { t } = useLingui();
  const styles = lanes();
  const { viewing, send } = useLive(true);
  const [chosen, setChosen] = useState<number | null>(null);
  const { log } = viewing;
  return (
    <main id="main" tabIndex={-1} className={styles.root}>
      <div className={styles.head}>
        <h1>
          <Trans>Event log</Trans>
        </h1>
        <LiveStatus viewing={viewing} />
        <OpenLog send={send} />
        {viewing.state === 'reading' ? (
          <Button size="sm" onClick={() => send({ type: 'log.clear' })}>
            <Trans>Close event log</Trans>
          </Button>
        ) : null}
        {log.entries.length > 0 ? (
          <>
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
        ) : null}
      </div>
      {log.entries.length > 0 ? (
        <div className={styles.body}>
          <LaneSheet log={log} chosen={chosen} onChoose={setChosen} />
          <StepDetails log={log} entry={log.entries.find(({ seq }) => seq === chosen)} onChoose={setChosen} />
        </div>
      ) : null}
    </main>
  );
}
