import { chartBrowser } from '#styled/recipes';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import { useSay } from '../charts/chart-texts.ts';
import { spokenType } from '../charts/event-label.ts';
import { hashOf, type ChartPlace } from '../place.ts';
import { typeOfKey } from './event-keys.ts';
import type { Simulation } from './simulation.ts';

type UntakenStepsProps = { place: ChartPlace; start: string; simulation: Simulation };

/** What the address of a simulation names and the chart cannot do: its beginning and events. */
export function UntakenSteps({ place, start, simulation: { steps, untaken } }: UntakenStepsProps) {
  const say = useSay();
  const beginning = place.start === null || place.start === start ? [] : [place.start];
  const names = [...beginning, ...untaken.map((key) => spokenType(typeOfKey(key), say))].join(', ');
  if (names === '') return null;
  const events = steps.slice(1).map(({ key }) => key);
  return (
    <div className={chartBrowser().section}>
      <Callout
        tone="warning"
        live
        title={<Trans>This link names steps that the chart cannot take: {names}</Trans>}
      >
        <a href={hashOf({ ...place, start: beginning.length > 0 ? null : place.start, events })}>
          <Trans>Go on without them</Trans>
        </a>
      </Callout>
    </div>
  );
}
