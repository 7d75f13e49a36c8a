import { statesWithin, type Arrow, type DiagramState } from './diagram.ts';
import type { Layout, PlacedArrow, PlacedState } from './layout.ts';
import { setCard, setHeading } from './words.ts';

type Texts = { roots: readonly DiagramState[]; arrows: readonly Arrow[] };

/** A layout with other words in its boxes: those of another language, or of a running portal. */
export function worded(layout: Layout, { roots, arrows }: Texts): Layout {
  const states = new Map(roots.flatMap(statesWithin).map((state) => [state.id, state]));
  const ofState = (placed: PlacedState): PlacedState => {
    const state = states.get(placed.id);
    if (!state) return placed;
    const { rule, words, inner } = setHeading(state, placed.depth === 0);
    return { ...placed, rule, words, inner };
  };
  const ofArrow = (placed: PlacedArrow): PlacedArrow => {
    const arrow = arrows.find(({ id }) => id === placed.id);
    if (!arrow || !placed.card) return placed;
    return { ...placed, card: { ...placed.card, transitions: setCard(arrow).transitions } };
  };
  return { ...layout, states: layout.states.map(ofState), arrows: layout.arrows.map(ofArrow) };
}
