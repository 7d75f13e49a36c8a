import { chartBrowser } from '#styled/recipes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { ChartList } from '../charts/chart-list.tsx';
import { contentId } from '../content-id.ts';
import { builtCommit } from '../evidence/use-evidence.ts';
import { nameInRelease } from '../file-names.ts';
import { BackToLive } from '../live/back-to-live.tsx';
import { runningIn } from '../live/live.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { goTo, hashOf, systemModes, type Mode, type SystemMode, type SystemPlace } from '../place.ts';
import { PortalChooser } from '../live/portal-chooser.tsx';
import type { Live } from '../live/use-live.ts';
import { useMode } from '../live/use-mode.ts';
import { useZoom, type Zoom } from '../drawing/use-zoom.ts';
import { ZoomButtons } from '../drawing/zoom-buttons.tsx';
import { JointList } from './joint-list.tsx';
import { partNamed } from './system-diagram.ts';
import { systemLayouts } from './system-layout.ts';
import { SystemList } from './system-list.tsx';
import { SystemSheet } from './system-sheet.tsx';
import drawing from '#machines/system/drawing.svg?url';
import outline from '#machines/system/outline.svg?url';

// Names alone can be read from here on.
const smallestOutline = 0.5;

const pictures: Record<SystemMode, string> = { outline, drawing, list: drawing };

const fileNames: Record<SystemMode, string> = {
  outline: 'system-outline',
  drawing: 'system-details',
  list: 'system-details',
};

type BarProps = { place: SystemPlace; mode: SystemMode; zoom: Zoom; live: Live };

function Bar({ place, mode, zoom, live }: BarProps) {
  const { t } = useLingui();
  const styles = chartBrowser();
  const words: Record<SystemMode, string> = {
    outline: t`Outline`,
    drawing: t`Details`,
    list: t`List`,
  };
  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>
        <Trans>The system</Trans>
      </h1>
      <LiveStatus viewing={live.viewing} />
      <BackToLive {...live} />
      <PortalChooser {...live} />
      <div className={styles.end}>
        <Segment
          label={t`View`}
          value={mode}
          onChange={(next) => goTo({ ...place, mode: next })}
          items={systemModes.map((value) => ({ value, label: words[value] }))}
        />
        {mode === 'list' ? null : <ZoomButtons zoom={zoom} />}
        <IconButton label={t`Print`} icon={Printer} onClick={() => window.print()} />
        <ButtonLink size="sm" icon={Download}>
          <a href={pictures[mode]} download={nameInRelease(fileNames[mode], 'svg', builtCommit())}>
            SVG
          </a>
        </ButtonLink>
      </div>
    </div>
  );
}

function Side() {
  const { t } = useLingui();
  const styles = chartBrowser();
  return (
    <aside
      className={styles.side}
      aria-label={t`Details`}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div className={`${styles.section} ${styles.heading}`}>
        <h2>
          <Trans>Details</Trans>
        </h2>
      </div>
      <div className={styles.section}>
        <h3>
          <Trans>Events between charts</Trans>
        </h3>
        <JointList kind="fact" />
      </div>
      <div className={styles.section}>
        <h3>
          <Trans>States that other charts know</Trans>
        </h3>
        <JointList kind="condition" />
      </div>
    </aside>
  );
}

/** What an address names and this release does not have. */
function NotInSystem({ place }: Pick<BarProps, 'place'>) {
  const { part: name } = place;
  if (name === null || partNamed(name)) return null;
  return (
    <div className={chartBrowser().section}>
      <Callout tone="warning" live title={<Trans>There is no chart “{name}” in this release</Trans>}>
        <a href={hashOf({ ...place, part: null })}>
          <Trans>All charts</Trans>
        </a>
      </Callout>
    </div>
  );
}

/** All charts and wires on one page, lit by the portal that runs beside it; a box leads into its chart (M3). */
export function SystemView({ place, live }: { place: SystemPlace; live: Live }) {
  const running = runningIn(live.viewing);
  const mode = useMode(place.mode, 'outline');
  const detail = mode === 'outline' ? 'outline' : 'full';
  const zoom = useZoom(systemLayouts[detail], detail === 'outline' ? smallestOutline : undefined);
  const chartMode: Mode | null = live.viewing.log.entries.length > 0 ? 'live' : null;
  const { set: setFollow } = live.follow;
  // A chart that is zoomed into stays, whichever moves next.
  useEffect(() => setFollow(false), [setFollow]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={chartBrowser().root}
      data-wide={mode === 'list' ? '' : undefined}
    >
      <ChartList current="" mode={chartMode} running={running} onChoose={() => setFollow(false)} />
      <div id={contentId} tabIndex={-1} className={chartBrowser().main}>
        <Bar place={place} mode={mode} zoom={zoom} live={live} />
        <NotInSystem place={place} />
        {mode === 'list' ? (
          <SystemList viewing={live.viewing} place={place} mode={chartMode} />
        ) : (
          <SystemSheet viewing={live.viewing} detail={detail} zoom={zoom} mode={chartMode} />
        )}
      </div>
      {mode === 'list' ? null : <Side />}
    </main>
  );
}
