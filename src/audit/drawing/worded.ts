import type { Say } from '../charts/chart-texts.ts';
import { statesWithin, type Arrow, type DiagramState } from '../charts/diagram.ts';
import type { Dot, Layout, PlacedArrow, PlacedState } from './layout.ts';
import { widthOf } from './measure.ts';
import { anyState } from '../charts/spoken.ts';
import { setCard, setHeading } from './words.ts';

type Texts = { roots: readonly DiagramState[]; arrows: readonly Arrow[]; say?: Say };

/** A layout with other words in its boxes: those of another language, or of a running portal. */
export function worded(layout: Layout, { roots, arrows, say = (english) => english }: Texts): Layout {
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
  // In the middle of its pill.
  const ofDot = (dot: Dot): Dot => {
    if (!dot.word) return dot;
    const text = say(anyState);
    const width = widthOf(text, dot.word.role);
    return { ...dot, word: { ...dot.word, text, width, x: (dot.width - width) / 2 } };
  };
  return {
    ...layout,
    dots: layout.dots.map(ofDot),
    states: layout.states.map(ofState),
    arrows: layout.arrows.map(ofArrow),
  };
}
