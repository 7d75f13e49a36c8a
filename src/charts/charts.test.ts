import { array, assert, integer, option, property } from 'fast-check';
import { expect, test } from 'vitest';
import { moveCursor, noCursor, selectedOf, type CursorEvent } from './cursor.ts';
import { lineModel } from './line-model.ts';
import { areaPath, linePath, splitAt } from './paths.ts';
import { indexAt, valueScale } from './scale.ts';
import { thinnedOut } from './thin-out.ts';

test.each([
  [[3750.4], false, [0, 1000, 2000, 3000, 4000]],
  [[0.083], false, [0, 0.025, 0.05, 0.075, 0.1]],
  [[1], true, [0, 1, 2, 3, 4]],
  [[9], true, [0, 3, 6, 9, 12]],
  [[], false, [0, 0.25, 0.5, 0.75, 1]],
  [[0], true, [0, 1, 2, 3, 4]],
  [[800], true, [0, 200, 400, 600, 800]],
])('[O10] the axis of %j (whole: %s) has the ticks %j', (values, isWhole, ticks) => {
  expect(valueScale(values, isWhole).ticks).toEqual(ticks);
});

const line = (id: string, unit: string, values: readonly (number | null)[]) => ({
  id,
  name: id,
  unit,
  values,
  before: null,
  write: String,
  writeTick: String,
});

test('[O10] lines of one unit share an axis, a third unit is left out', () => {
  const lines = [
    line('a', 'money', [5, 0]),
    line('b', 'count', [1, 2]),
    line('c', 'money', [8, 1]),
    line('d', 'rate', [1]),
  ];
  const model = lineModel(lines, [{}, {}]);
  expect(model.axes.map(({ unit, ticks }) => [unit, ticks.at(-1)?.text])).toEqual([
    ['money', '8'],
    ['count', '2'],
  ]);
  expect(model.lines.map(({ id, path }) => [id, path])).toEqual([
    ['a', 'M0,37.5L100,100'],
    ['b', 'M0,50L100,0'],
    ['c', 'M0,0L100,87.5'],
  ]);
});

test('[O10] what is not over is dashed from the last finished point on, and is no part of the area', () => {
  const drawn = (values: readonly (number | null)[]) => {
    const model = lineModel([line('a', 'money', values)], [{}, {}, { isOpen: true }]);
    return [model.lines[0]?.path, model.lines[0]?.openPath, model.area];
  };
  expect(drawn([8, 4, 2])).toEqual(['M0,0L50,50', 'M50,50L100,75', 'M0,0L50,50L50,100L0,100Z']);
  expect(drawn([8, 4, null])).toEqual(['M0,0L50,50', '', 'M0,0L50,50L50,100L0,100Z']);
  expect(drawn([null, null, 8])).toEqual(['', 'M100,0Z', '']);
});

test.each([
  ['what begins with the third', 2, { finished: [1, 2, null], open: [null, 2, 3] }],
  ['nothing, since none was found', -1, { finished: [1, 2, 3], open: [null, null, null] }],
])('[O10] of three values that are dashed from the first open one on: %s', (_, openFrom, expected) => {
  expect(splitAt([1, 2, 3], openFrom)).toEqual(expected);
});

test('[O10] without an open point nothing is dashed', () => {
  const model = lineModel([line('a', 'money', [8, 4])], [{}, {}]);
  expect([model.lines[0]?.path, model.lines[0]?.openPath]).toEqual(['M0,0L100,50', '']);
});

test('[O10] a line breaks where a value is missing', () => {
  const scale = valueScale([8]);
  expect(linePath({ values: [8, null, 4, 0], scale, count: 4 })).toBe('M0,0ZM66.67,50L100,100');
  expect(areaPath({ values: [8, null, 4, 0], scale, count: 4 })).toBe(
    'M0,0L0,100L0,100ZM66.67,50L100,100L100,100L66.67,100Z',
  );
});

test('[O10] a line of mostly zeros is filled bars, one for each value, and what is not over is a dashed outline', () => {
  const slots = [...Array.from({ length: 8 }, () => ({})), { isOpen: true }];
  const drawn = (values: readonly (number | null)[]) => {
    const model = lineModel([line('a', 'money', values)], slots);
    return [model.lines[0]?.path, model.lines[0]?.openPath, model.lines[0]?.isBars, model.area];
  };
  const bars = 'M0,100V50H3.75V100ZM46.25,100V0H53.75V100Z';
  expect(drawn([4, 0, 0, null, 8, 0, 0, 0, 2])).toEqual([bars, 'M96.25,100V75H100V100Z', true, '']);
  expect(drawn([4, 0, 0, 0, 0, 0, 0, 0, 0])[0]).toBe('M0,100V0H3.75V100Z');
  expect(drawn([8, 8, 8, 8, 8, 0, 0, 0, 0])[0]).toBe('M0,0L12.5,0L25,0L37.5,0L50,0L62.5,100L75,100L87.5,100');
});

test('a long series keeps its peaks, its ends and its order', () => {
  assert(
    property(array(option(integer({ min: 0, max: 1000 })), { maxLength: 400 }), (values) => {
      const dots = thinnedOut(values, 40);
      const known = (list: readonly (number | null)[]) => list.filter((value) => value !== null);
      const kept = known(dots.map(({ value }) => value));
      expect(Math.max(...kept)).toBe(Math.max(...known(values)));
      expect(Math.min(...kept)).toBe(Math.min(...known(values)));
      expect(dots.map(({ index }) => index)).toEqual(
        dots.map(({ index }) => index).toSorted((a, b) => a - b),
      );
      expect(dots.every(({ index, value }) => values[index] === value)).toBe(true);
      expect(dots.length).toBeLessThanOrEqual(Math.max(40, values.length <= 40 ? values.length : 40));
    }),
  );
});

test('a part of the width is the nearest point', () => {
  expect([-0.2, 0, 0.12, 0.13, 1, 1.4].map((part) => indexAt(part, 5))).toEqual([0, 0, 0, 1, 4, 4]);
});

const play = (...events: CursorEvent[]) =>
  events.reduce((cursor, event) => moveCursor(cursor, event, 5), noCursor);
const step = (by: number, selects = false) => ({ type: 'step', by, selects }) as const;

test.each<[string, CursorEvent[], number | null, unknown]>([
  ['the pointer', [{ type: 'hover', at: 3 }], 3, null],
  ['leaving', [{ type: 'hover', at: 3 }, { type: 'leave' }], null, null],
  ['End and one step back', [step(Infinity), step(-1)], 3, null],
  ['Home and one step too far', [step(-Infinity), step(-1)], 0, null],
  ['Shift and the arrows', [step(-Infinity), step(1, true), step(1, true)], 2, { first: 0, last: 2 }],
  ['a step without Shift afterwards', [step(1), step(1, true), step(1)], 2, null],
  [
    'dragging to the left',
    [
      { type: 'press', at: 4 },
      { type: 'drag', at: 1 },
    ],
    1,
    { first: 1, last: 4 },
  ],
  ['letting go', [{ type: 'press', at: 4 }, { type: 'drag', at: 1 }, { type: 'release' }], 1, null],
  ['a click', [{ type: 'press', at: 2 }], 2, null],
  ['Escape', [step(1), step(1, true), { type: 'clear' }], 1, null],
  [
    'a pointer that passes over a selection made by keys',
    [step(1), step(1, true), { type: 'hover', at: 4 }],
    1,
    { first: 0, last: 1 },
  ],
])('[O10] the cursor of a chart: %s', (_, events, ...expected) => {
  const cursor = play(...events);
  expect([cursor.at, selectedOf(cursor)]).toEqual(expected);
});
