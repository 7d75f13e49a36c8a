import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartNamed } from '../charts/audited-charts.ts';
import { definitions } from '../evidence/running.ts';
import { diagramOf } from '../charts/diagram.ts';
import { wholesIn } from '../drawing/paper.ts';
import { removedId, withRemoved } from './removed-parts.ts';

type States = Record<string, object>;

/** The terms as they were: with a state more, a transition to it, and one between two states that there still are. */
function termsBefore() {
  const config = structuredClone(definitions['terms']?.config ?? {});
  const { states } = config as { states: States & { hidden: { on?: object } } };
  states['pondering'] = {};
  states.hidden.on = { ...states.hidden.on, ponder: 'pondering', hurry: 'blocking' };
  return diagramOf(createMachine(config));
}

const layout = chartNamed('terms')?.layout;
if (!layout) throw new Error('The terms are not drawn');
const [ponder, hurry] = ['terms.hidden | ponder | 0', 'terms.hidden | hurry | 0'];
const drawn = withRemoved(layout, termsBefore(), new Set([ponder, hurry]));
const boxOf = (id: string) => drawn.states.find((state) => state.id === id);

test('[M3] a state that is gone is drawn below the others, a transition that is gone between its states', () => {
  const gone = boxOf(removedId('terms.pondering'));
  expect(gone?.y).toBeGreaterThan(layout.height);
  expect(drawn.height).toBeGreaterThan((gone?.y ?? 0) + (gone?.height ?? 0));
  const arrows = drawn.arrows.slice(layout.arrows.length);
  expect(arrows.map(({ id }) => id)).toEqual([removedId(ponder), removedId(hurry)]);
  const touches = (id: string, { x, y } = { x: 0, y: 0 }) => {
    const box = boxOf(id);
    return box && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  };
  expect(arrows.map(({ points }) => touches('terms.hidden', points[0]))).toEqual([true, true]);
  expect(touches(removedId('terms.pondering'), arrows[0]?.points.at(-1))).toBe(true);
  expect(touches('terms.blocking', arrows[1]?.points.at(-1))).toBe(true);
});

test('[M3] the label of what is gone covers nothing that is read, and has no id of what there is', () => {
  const cards = drawn.arrows.slice(layout.arrows.length).flatMap(({ card }) => card ?? []);
  const covered = cards.flatMap((card) =>
    wholesIn(layout).filter(
      ({ x, y, width, height }) =>
        x < card.x + card.width && card.x < x + width && y < card.y + card.height && card.y < y + height,
    ),
  );
  expect([cards.length, covered]).toEqual([2, []]);
  const ids = cards.flatMap(({ transitions }) => transitions.map(({ id }) => id));
  expect(ids).toEqual([removedId(ponder), removedId(hurry)]);
});

test('[M3] a chart that lost nothing is drawn as it is', () => {
  const same = diagramOf(createMachine(definitions['terms']?.config ?? {}));
  expect(withRemoved(layout, same, new Set())).toEqual(layout);
});
