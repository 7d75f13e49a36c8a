import { describe, expect, test } from 'vitest';
import { statesWithin, transitionsIn } from '#audit/charts/diagram.ts';
import { differenceTexts } from '#audit/differences/parts.ts';
import type { Box, Layout, Word } from '#audit/drawing/layout.ts';
import { drawingTexts, spoken, spokenState } from '#audit/charts/spoken.ts';
import { systemDiagram, systemTexts } from '#audit/system/system-diagram.ts';
import { worded } from '#audit/drawing/worded.ts';
import { localeNames } from '#contract/locales.ts';
import { clauses } from '#machines/clauses/clauses.ts';
import { requirements } from '#machines/requirements.ts';
import { chartNames, diagramNamed, layoutOf } from './made.ts';
import { chartTexts } from './says.ts';
import { systemDrawings } from './system.ts';

const descriptions = chartNames.flatMap((name) => {
  const diagram = diagramNamed(name);
  return [...statesWithin(diagram.root), ...transitionsIn(diagram)].map(({ description }) => description);
});
const sentences = new Set([
  ...descriptions.filter((text) => text !== ''),
  ...Object.values(requirements),
  ...Object.values(clauses).map(([sentence]) => sentence),
  ...systemTexts,
  ...drawingTexts,
  ...differenceTexts,
]);

type Told = { place: string; word: Word; width: number };

// What a drawing says, each with the width of the frame it stands in.
const toldIn = ({ states, arrows, dots }: Layout): Told[] => [
  ...dots.flatMap(({ word, width }) => (word ? [{ place: word.text, word, width }] : [])),
  ...states.flatMap(({ id, words, inner, width }) => [
    ...words.map((word) => ({ place: id, word, width })),
    ...inner.flatMap((row) => row.words.map((word) => ({ place: row.id, word, width: width - row.x }))),
  ]),
  ...arrows.flatMap(({ card }) =>
    (card?.transitions ?? []).flatMap(({ id, words }) =>
      words.map((word) => ({ place: id, word, width: card?.width ?? 0 })),
    ),
  ),
];
const isTooWide = ({ word, width }: Told) => word.x + word.width > width;

// Below the last line of a frame its lowest letters reach 3 px down.
const isTooLow = (words: readonly Word[], { height }: Pick<Box, 'height'>) =>
  words.some(({ y }) => y + 3 > height);

// Of states, of the rows in them, and of the rows of cards: what stands below its frame.
const lowIn = ({ states, arrows }: Layout): string[] => [
  ...states.flatMap((state) => [
    ...(isTooLow(state.words, state) ? [state.id] : []),
    ...state.inner.filter((row) => row.y + row.height > state.height).map(({ id }) => id),
  ]),
  ...arrows.flatMap(({ card }) =>
    (card?.transitions ?? [])
      .filter((row) => isTooLow(row.words, row) || row.y + row.height > (card?.height ?? 0))
      .map(({ id }) => id),
  ),
];

describe.each(localeNames.filter((locale) => locale !== 'en'))('charts in %s', (locale) => {
  const texts = chartTexts.get(locale) ?? {};
  const say = (english: string) => texts[english] ?? english;

  test('[A12] [M3] have every sentence of charts, requirements and clauses, and none that is gone', () => {
    expect(Object.keys(texts).toSorted()).toEqual([...sentences].toSorted());
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  test.each(chartNames)('[A12] [M3] %s: nothing that is said leaves its frame', (name) => {
    const { root, arrows } = spoken(diagramNamed(name), say);
    const layout = worded(layoutOf(name), { roots: [root], arrows, say });
    expect(toldIn(layout).filter(isTooWide)).toEqual([]);
    expect(lowIn(layout)).toEqual([]);
  });

  test.each(['full', 'outline'] as const)(
    '[A12] [M3] the picture of the system, %s: nothing that is said leaves its frame',
    (detail) => {
      const { portal, used } = systemDiagram({ say, detail });
      const roots = [portal.root, spokenState(used, say)];
      const layout = worded(layoutOf('system', systemDrawings[detail]), {
        roots,
        arrows: portal.arrows,
        say,
      });
      expect(toldIn(layout).filter(isTooWide)).toEqual([]);
      expect(lowIn(layout)).toEqual([]);
    },
  );
});

test.each([...chartNames, 'system'])('[M3] %s: nothing that is said in English leaves its frame', (name) => {
  const layout = layoutOf(name);
  expect(toldIn(layout).filter(isTooWide)).toEqual([]);
  expect(lowIn(layout)).toEqual([]);
});
