import { expect, test } from 'vitest';
import type { ChartDefinition } from '#contract/evidence.ts';
import type { LogEntry } from '#machines/lib/log-entry.ts';
import { judgeEntry, type Known } from './judge-actor.ts';
import { skeletonOf } from './skeleton.ts';

/** Goes out after a second and a half; blinks for as long as its code says. */
const lamp: ChartDefinition = {
  config: {
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { turn: 'on' } },
      on: { after: { untilOff: 'off' }, on: { touch: {}, blink: 'blinking' } },
      blinking: { after: { untilCalm: 'off' } },
    },
  },
  functions: { 'delay untilOff': '1_500', 'delay untilCalm': '({ context }) => context.calm' },
  files: {},
};

type Row = [event: string, took: readonly string[], state: string, at: number, wallClock?: number];
const goesOut = 'xstate.after.untilOff.lamp.on';
const start: Row = ['xstate.init', [], 'off', 0];
const turns = (at: number): Row => ['turn', ['lamp.off | turn | 0'], 'on', at];
const ends = (at: number, wallClock = at): Row => [
  goesOut,
  [`lamp.on | ${goesOut} | 0`],
  'off',
  at,
  wallClock,
];

/** Why the first entry that the chart cannot have made is none of its; null if there is none. */
function faultOf(...rows: Row[]) {
  const skeleton = skeletonOf(lamp);
  let known: Known = null;
  for (const [seq, [event, took, state, at, wallClock = at]] of rows.entries()) {
    const entry: LogEntry = {
      seq,
      at,
      wallClock,
      chart: 'lamp',
      actor: 'x:1',
      event,
      took,
      active: ['lamp', `lamp.${state}`],
      tags: [],
    };
    const judged = judgeEntry(skeleton, known, entry);
    if (judged.fault) return [seq, judged.fault.reason];
    known = judged.after;
  }
  return null;
}

test('[M3] a timer ends when its time is over, later when the device slept, and not before', () => {
  expect(faultOf(start, turns(100), ends(1600))).toBe(null);
  expect(faultOf(start, turns(100), ends(90_000))).toBe(null);
  expect(faultOf(start, turns(100), ends(1000))).toEqual([2, { kind: 'timerEarly', ran: 900, delay: 1500 }]);
});

test('[M3] its time runs from when its state was entered, each time anew', () => {
  const again = [start, turns(0), ends(1500), turns(1600)];
  expect(faultOf(...again, ends(3100))).toBe(null);
  expect(faultOf(...again, ends(2100))).toEqual([4, { kind: 'timerEarly', ran: 500, delay: 1500 }]);
});

test('[M3] what happens in its state meanwhile does not begin it anew', () => {
  const touched: Row = ['touch', ['lamp.on | touch | 0'], 'on', 1400];
  expect(faultOf(start, turns(0), touched, ends(1500))).toBe(null);
});

test('[M3] the time of the portal counts, not the clock of the device, and what the chart computes is not judged', () => {
  expect(faultOf(start, turns(0), ends(1500, 200))).toBe(null);
  expect(faultOf(start, turns(0), ends(200, 1500))).toEqual([
    2,
    { kind: 'timerEarly', ran: 200, delay: 1500 },
  ]);
  const calms = 'xstate.after.untilCalm.lamp.blinking';
  const blinks: Row = ['blink', ['lamp.on | blink | 0'], 'blinking', 10];
  expect(faultOf(start, turns(0), blinks, [calms, [`lamp.blinking | ${calms} | 0`], 'off', 11])).toBe(null);
});

test('[M3] where a log begins within a state, nobody knows how long its timer has run', () => {
  expect(faultOf(['touch', ['lamp.on | touch | 0'], 'on', 0], ends(10))).toBe(null);
});
