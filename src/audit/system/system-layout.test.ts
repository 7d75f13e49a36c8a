import { expect, test } from 'vitest';
import { getStateNodes } from 'xstate/graph';
import { stateIn, statesWithin } from '../charts/diagram.ts';
import { setHeading } from '../drawing/words.ts';
import { allParts, systemDiagram } from './system-diagram.ts';
import { systemLayouts } from './system-layout.ts';

const say = (text: string) => text;

/** Every state without states of its own beside every other one: more than a chart can be in at once. */
function standsOf({ machine }: (typeof allParts)[number]): string[] {
  const ends = getStateNodes(machine.root).filter(({ states }) => Object.keys(states).length === 0);
  const alone = ends.map(({ id }) => [id]);
  const regions = machine.root.type === 'parallel' ? Object.values(machine.root.states) : [];
  const [one = [], other = []] = regions.map((region) =>
    ends.filter(({ id }) => id.startsWith(`${region.id}.`)),
  );
  const both = one.flatMap((first) => other.map((second) => [first.id, second.id]));
  return (both.length > 0 ? both : alone).map((ids) => stateIn(machine.id, ids));
}

test.each(['full', 'outline'] as const)(
  '[M3] the box of a chart has room for each of its states (%s)',
  (detail) => {
    const tight = allParts.flatMap((part) => {
      const room = systemLayouts[detail].states.find(({ id }) => id === part.name)?.width ?? 0;
      return standsOf(part).filter((stand) => {
        const { portal, used } = systemDiagram({ say, now: new Map([[part.name, stand]]), detail });
        const box = [portal.root, used].flatMap(statesWithin).find(({ id }) => id === part.name);
        return !box || setHeading(box, false).width > room;
      });
    });
    expect(tight).toEqual([]);
  },
);

test('[M3] the root, which has no states, says none', () => {
  expect(stateIn('portal', ['portal'])).toBe('');
});
