import { describe, expect, test } from 'vitest';
import { noMarks, shapesOf, type Shape } from './drawing.ts';
import type { Layout } from './layout.ts';
import { inkOf } from './paints.ts';

const word = (text: string, role: 'name' | 'trigger' | 'count') => ({ x: 10, y: 20, text, role, width: 40 });
const box = { x: 0, y: 0, width: 100, height: 40 };
const layout: Layout = {
  chart: 'lamp',
  width: 300,
  height: 200,
  states: ['lamp', 'lamp.on', 'lamp.off'].map((id, index) => ({
    ...box,
    id,
    type: index === 0 ? 'compound' : 'atomic',
    depth: Math.min(index, 1),
    isRegion: false,
    rule: null,
    words: [word(id, 'name')],
    inner: [],
  })),
  dots: [],
  arrows: [
    {
      id: 'lamp.on -> lamp.off',
      cause: 'event',
      points: [
        { x: 0, y: 0 },
        { x: 0, y: 50 },
        { x: 80, y: 50 },
      ],
      card: {
        ...box,
        transitions: [
          {
            ...box,
            id: 'lamp.on | press | 0',
            cause: 'event',
            words: [word('press', 'trigger'), word('lamp.on | press | 0', 'count')],
          },
        ],
      },
    },
  ],
};

const flat = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => [shape, ...flat(shape.within ?? [])]);
const paintsOf = (marks: Partial<typeof noMarks>) =>
  flat(shapesOf(layout, { ...noMarks, ...marks })).flatMap(({ paint }) => paint ?? []);
const textsOf = (marks: Partial<typeof noMarks>) =>
  flat(shapesOf(layout, { ...noMarks, ...marks })).flatMap(({ text }) => text ?? []);

describe('the drawing of a chart', () => {
  test('[M3.a] shows names and triggers, and counts only where there are any', () => {
    expect(textsOf({})).toEqual(['lamp', 'lamp.on', 'lamp.off', 'press']);
    expect(textsOf({ counts: new Map([['lamp.on | press | 0', 3]]) })).toContain('×3');
  });

  test('[M3] paints counts grey where the evidence is for another version of the chart', () => {
    const counts = new Map([['lamp.on | press | 0', 3]]);
    expect(paintsOf({ counts })).toContain('count');
    const unproven = paintsOf({ counts, isUnproven: true });
    expect(unproven).not.toContain('count');
    expect(unproven).toContain('muted');
    expect(paintsOf({ counts: new Map([['lamp.on | press | 0', 0]]), isUnproven: true })).toContain(
      'untested',
    );
  });

  test('[M3.a] marks what is active, taken, open, looked at and untested', () => {
    expect(paintsOf({ active: new Set(['lamp', 'lamp.on']) })).toContain('stateActive');
    expect(paintsOf({ taken: new Set(['lamp.on | press | 0']) })).toEqual(
      expect.arrayContaining(['lineTaken', 'headTaken', 'rowTaken']),
    );
    expect(paintsOf({ open: new Set(['lamp.on | press | 0']) })).toContain('rowOpen');
    expect(paintsOf({ chosen: 'lamp.off' })).toContain('chosen');
    expect(paintsOf({ counts: new Map([['another', 1]]) })).toContain('untested');
  });

  test('[M3] draws what differs from another release as what it is: its line, its label and its box', () => {
    const changed = (change: 'added' | 'removed' | 'changed') =>
      paintsOf({
        changes: new Map([
          ['lamp.on | press | 0', change],
          ['lamp.off', change],
        ]),
      });
    expect(changed('added')).toEqual(expect.arrayContaining(['lineAdded', 'headAdded', 'rowAdded', 'added']));
    expect(changed('removed')).toEqual(
      expect.arrayContaining(['lineRemoved', 'headRemoved', 'rowRemoved', 'removed']),
    );
    expect(changed('changed')).not.toContain('lineEvent');
    const order = changed('removed');
    expect(order.indexOf('lineRemoved')).toBeLessThan(order.indexOf('state'));
    expect(paintsOf({}).indexOf('lineEvent')).toBeGreaterThan(paintsOf({}).lastIndexOf('state'));
    expect(inkOf('lineRemoved')).toEqual({ fill: 'none', stroke: 'error.icon', width: 1.8, dashes: '5 3' });
    expect(inkOf('lineAdded')).toMatchObject({ stroke: 'success.icon' });
  });

  test('[M3] shows how often a transition was taken instead of its tests, by number, bar and line', () => {
    const id = 'lamp.on | press | 0';
    const heat = (degree: 0 | 4, text: string) => ({
      counts: new Map([[id, 3]]),
      heat: new Map([[id, { degree, text }]]),
    });
    expect(textsOf(heat(4, '12k'))).toEqual(['lamp', 'lamp.on', 'lamp.off', 'press', '12k']);
    expect(paintsOf(heat(4, '12k'))).toEqual(expect.arrayContaining(['lineHeat4', 'heat']));
    expect(paintsOf(heat(4, '12k'))).not.toContain('never');
    const never = paintsOf(heat(0, '0'));
    expect(never).toEqual(expect.arrayContaining(['lineNever', 'headNever', 'never', 'untested']));
    expect(never).not.toContain('heat');
    expect(paintsOf({})).not.toContain('never');
  });

  test('[M3] links each state where there is a place for it', () => {
    const links = flat(shapesOf(layout, { ...noMarks, hrefOf: (id) => `#${id}` })).filter(
      ({ tag }) => tag === 'a',
    );
    expect(links.map(({ at }) => at['href'])).toEqual(['#lamp', '#lamp.on', '#lamp.off']);
  });

  test('[M3] links each transition where it is asked to, past the Tab key', () => {
    const marks = { ...noMarks, hrefOfTransition: (id: string) => `#${id}` };
    const rows = flat(shapesOf(layout, marks)).filter(({ at }) => 'data-transition' in at);
    const links = rows.map(({ within }) => within?.map(({ tag, at }) => [tag, at['href'], at['tabIndex']]));
    expect(rows.length).toBeGreaterThan(0);
    expect(links).toEqual(rows.map(({ at }) => [['a', `#${at['data-transition']}`, -1]]));
  });

  test('[M3] rounds the corners of its lines', () => {
    const line = flat(shapesOf(layout, noMarks)).find(({ paint }) => paint === 'lineEvent');
    expect(line?.at).toEqual({ d: 'M0 0L0 43Q0 50 7 50L73 50' });
  });
});
