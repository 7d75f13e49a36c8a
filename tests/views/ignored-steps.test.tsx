import { expect, test } from 'vitest';
import { LaneSheet } from '#audit/lanes/lane-sheet.tsx';
import { StepDetails } from '#audit/lanes/step-details.tsx';
import { StepList } from '#audit/lanes/step-list.tsx';
import { shown, textsOf } from './shown.tsx';

const entry = (seq: number, event: string, took: readonly string[]) => ({
  seq,
  at: seq,
  wallClock: Date.UTC(2026, 10, 24) + seq,
  chart: 'terms',
  actor: 'x:5',
  event,
  took,
  active: ['terms', 'terms.hidden'],
  tags: [],
});
const start = entry(1, 'xstate.init', []);
const taken = entry(2, 'session.ended', ['terms | session.ended | 0']);
const idle = entry(3, 'user.reloadFailed', []);
const log = { portal: 'one', shadow: null, entries: [start, taken, idle] };
const ignore = () => undefined;

test('[M3] a step that its chart ignored says so in its lane, in the list and in its details', async () => {
  const lanes = await shown(
    <LaneSheet
      log={log}
      chosen={null}
      found={null}
      reached={null}
      onReach={ignore}
      onChoose={ignore}
      setEnd={ignore}
    />,
  );
  const labels = [...lanes.matchAll(/aria-label="(terms: [^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual([
    'terms: start → hidden',
    'terms: session.ended → hidden',
    'terms: user.reloadFailed → hidden · ignored',
  ]);
  expect([...lanes.matchAll(/data-ignored/g)]).toHaveLength(1);

  const list = await shown(
    <StepList
      {...{ log, chosen: null, found: null, heading: null }}
      {...{ onChoose: ignore, onLead: ignore, onDraw: ignore }}
    />,
  );
  expect(textsOf(list).filter((text) => text === 'ignored')).toHaveLength(1);

  const details = async (of: typeof idle) => {
    const texts = textsOf(
      await shown(<StepDetails {...{ log, entry: of, heading: null }} onChoose={ignore} onDraw={ignore} />),
    );
    return texts[texts.indexOf('Transitions') + 1];
  };
  expect([await details(start), await details(taken), await details(idle)]).toEqual([
    '–',
    'terms | session.ended',
    'ignored',
  ]);
});
