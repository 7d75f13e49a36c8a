import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Cause } from '../charts/diagram.ts';
import { ArrowSample, BoxSample, DotSample, Legend } from './legend.tsx';

const id = 'sample';
const marked = new Set([id]);

const states: readonly { key: string; sample: ReactNode; words: ReactNode }[] = [
  { key: 'initial', sample: <DotSample />, words: <Trans>begins here</Trans> },
  { key: 'state', sample: <BoxSample />, words: <Trans>state</Trans> },
  {
    key: 'group',
    sample: <BoxSample type="compound" depth={1} />,
    words: <Trans>state with states within it</Trans>,
  },
  { key: 'region', sample: <BoxSample isRegion />, words: <Trans>one of several at once</Trans> },
  { key: 'final', sample: <BoxSample type="final" />, words: <Trans>end</Trans> },
  { key: 'active', sample: <BoxSample marks={{ active: marked }} />, words: <Trans>active</Trans> },
  { key: 'chosen', sample: <BoxSample marks={{ chosen: id }} />, words: <Trans>chosen</Trans> },
];

const causes: Record<Cause, ReactNode> = {
  event: <Trans>on an event</Trans>,
  done: <Trans>when a call answers</Trans>,
  error: <Trans>when a call fails</Trans>,
  after: <Trans>after a time</Trans>,
  always: <Trans>at once</Trans>,
};

const signs: readonly { sign: string; words: ReactNode }[] = [
  { sign: '1. 2.', words: <Trans>order in which they are tried</Trans> },
  { sign: '[…]', words: <Trans>guard</Trans> },
  { sign: '/ …', words: <Trans>action</Trans> },
  { sign: 'entry / exit', words: <Trans>action on the way in, on the way out</Trans> },
  { sign: 'call …', words: <Trans>call that the state makes</Trans> },
  { sign: '↑ …', words: <Trans>event for other charts</Trans> },
  { sign: '→ …', words: <Trans>leads there, as the arrow of a larger state does</Trans> },
  { sign: '#…', words: <Trans>tag, by which views ask</Trans> },
  { sign: 'S5', words: <Trans>requirement</Trans> },
];

type ChartLegendProps = {
  /** No tests are counted, and the drawing gets the room. */
  isHeat: boolean;
  isUnproven: boolean;
};

/** What the shapes, arrows, colours and signs of a chart mean (M3). */
export function ChartLegend({ isHeat, isUnproven }: ChartLegendProps) {
  return (
    <Legend isFolded={isHeat}>
      {states.map(({ key, sample, words }) => (
        <li key={key}>
          {sample} {words}
        </li>
      ))}
      {Object.entries(causes).map(([cause, words]) => (
        <li key={cause}>
          <ArrowSample cause={cause as Cause} /> {words}
        </li>
      ))}
      <li>
        <ArrowSample cause="event" isTaken /> <Trans>taken last</Trans>
      </li>
      {signs.map(({ sign, words }) => (
        <li key={sign}>
          <b>{sign}</b> {words}
        </li>
      ))}
      {isHeat ? null : (
        <li>
          <b>×3</b>{' '}
          {isUnproven ? (
            <Trans>generated tests; the evidence is not of this version</Trans>
          ) : (
            <Trans>generated tests</Trans>
          )}
        </li>
      )}
    </Legend>
  );
}
