import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { sentences } from '#audit/laws/sentences.ts';
import { arrivals, causesOf } from '#machines/exploration/causes.ts';
import { systemIn, type System } from '#machines/exploration/system.ts';
import { wholeWorld, type World } from '#machines/exploration/world.ts';
import { examples } from '#machines/laws/examples.ts';
import { searchWithin, type Counterexample } from '#machines/laws/counterexample.ts';
import type { Law } from '#machines/laws/law.ts';
import { groupLaws, systemLaws, ways, type LawId } from '#machines/laws/laws.ts';
import { retell } from '#machines/laws/retell.ts';
import { planted } from '#machines/mutants/planted.ts';
import { both, mutantNames, parts, worldOf, type BrokenWorld } from '#machines/mutants/world-mutants.ts';

// The keys of the table.
const ids = Object.keys(examples) as LawId[];
const rows = ids.map((law) => ({ law, ...examples[law] }));

const isPlanted = new Set(planted.map(({ name }) => name));

function brokenBy(mutant: string): BrokenWorld {
  const broken = worldOf(mutant);
  if (!broken) throw new Error(`There is no mutant '${mutant}'`);
  return broken;
}

function searched(broken: BrokenWorld, law: LawId | null, longest: number): Counterexample | null {
  const search = searchWithin({ ...broken, law, longest });
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

const table: Readonly<Record<string, Law<{ before: System; event: AnyEventObject; after: System }>>> =
  systemLaws;

/** Whether any walk of so many events breaks a law, each event tried after every other: no state is taken for another. */
function breaksWithin(world: World, law: LawId, length: number): boolean {
  const { start, step } = systemIn(world);
  const isBroken = (before: System, left: number): boolean =>
    left > 0 &&
    causesOf(before).some((event) => {
      const after = step(before, event);
      return table[law]?.holds({ before, event, after }) === false || isBroken(after, left - 1);
    });
  return Object.values(arrivals).some((arrival) => isBroken(start(arrival), length));
}

describe('each law can be broken', () => {
  test.each(rows)('[M2] $law breaks after $events events: $mutant', ({ law, mutant, events }) => {
    const broken = brokenBy(mutant);
    const found = searched(broken, law, law in ways ? Number.POSITIVE_INFINITY : events);
    expect([found?.laws, found?.walk.moves.length]).toEqual([[law], events]);
    const steps = found ? retell(broken.world, found) : [];
    expect(steps.length).toBe(events + 1);
    expect(steps.at(-1)?.facts.length).toBeGreaterThan(0);
  });

  const short = rows.filter(({ law, events }) => law in systemLaws && law !== 'working' && events <= 2);
  test.each(short)(
    '[M2] no walk of fewer than $events events breaks $law, and one of so many does',
    (row) => {
      const { world } = brokenBy(row.mutant);
      expect([
        breaksWithin(world, row.law, row.events - 1),
        breaksWithin(world, row.law, row.events),
      ]).toEqual([false, true]);
    },
  );
});

test('[M2] what is planted by hand breaks a law that no change made by rule breaks', () => {
  const byRule = new Set(parts.flatMap((part) => mutantNames(part).filter((name) => !isPlanted.has(name))));
  const chosen = rows.flatMap(({ mutant }) => mutant.split(both)).filter((name) => !byRule.has(name));
  expect(chosen.toSorted()).toEqual([...isPlanted].toSorted());
});

test('[M2] where nothing is broken no walk breaks a law', () => {
  const whole: BrokenWorld = { world: wholeWorld, groups: ['palette', 'toasts'], isCoreTouched: true };
  expect(searched(whole, null, 3)).toBeNull();
});

test('[M2] a mutant is met by the shortest of all laws, where several notice', () => {
  const found = searched(brokenBy('condition 2 of session for terms: drop'), null, 7);
  expect([found?.laws, found?.group, found?.walk.moves.length]).toEqual([['termsDialog'], null, 2]);
});

test('[M2] a walk is told with the transitions of the chart as it is drawn', () => {
  const mutant = 'wire from terms signOut.request to navigation signOut.request: drop';
  const broken = brokenBy(mutant);
  const found = searched(broken, null, 7);
  const steps = found ? retell(broken.world, found) : [];
  const states = (name: string) =>
    steps.map(({ charts }) => charts.find((chart) => chart.name === name)?.active.at(-1));
  expect(steps.map(({ event }) => event?.type ?? null).at(-1)).toBe('terms.decline');
  expect([states('session').at(-1), states('terms').at(-1)]).toEqual([
    'session.signedIn.idle',
    'terms.blocking.unticked.plain',
  ]);
});

/** What the laws compare in the steps of the shortest walk that breaks one. */
function factsOf(law: LawId) {
  const broken = brokenBy(examples[law].mutant);
  const found = searched(broken, law, Number.POSITIVE_INFINITY);
  const steps = found ? retell(broken.world, found) : [];
  return {
    found,
    steps: steps.map(({ facts }) => facts.map(({ of, kind, name, value }) => [of, kind, name, value])),
  };
}

describe('a walk that breaks a law', () => {
  test('[M3] has the location with its token at each step, and whether it was judged', () => {
    const [first, last] = factsOf('oneTimeToken').steps;
    expect(first?.map((fact) => fact.slice(0, 3))).toEqual(last?.map((fact) => fact.slice(0, 3)));
    expect(last).toContainEqual(['session', 'tag', 'settled', true]);
    const target = last?.find(([of, kind, name]) => `${of} ${kind} ${name}` === 'navigation context target');
    expect(target?.at(-1)).toContain('ott=');
  });

  test('[M3] in which a chart breaks down says which one and with what, and that it ran before', () => {
    expect(factsOf('working').steps).toEqual([
      [
        ['navigation', 'runs', '', true],
        ['navigation', 'fault', '', null],
      ],
      [
        ['navigation', 'runs', '', false],
        ['navigation', 'fault', '', expect.stringContaining('Infinite loop')],
      ],
    ]);
  });

  test('[M3] has the title that the law is about', () => {
    const facts = factsOf('titleAtRest').steps.at(-1);
    expect(facts?.map(([of, kind, name]) => [of, kind, name])).toContainEqual(['', 'browser', 'title']);
  });

  test('[M3] of no event says what is not so at its start, and where every walk from there ends', () => {
    const { found, steps } = factsOf('waySignedIn');
    expect(steps.at(-1)).toEqual([
      ['session', 'state', 'signedIn.idle', false],
      ['navigation', 'state', 'idle', expect.any(Boolean)],
    ]);
    expect(found?.ahead?.states).toBeGreaterThan(0);
    expect(found?.ahead?.never).toEqual([{ of: 'navigation', kind: 'state', name: 'idle' }]);
  });
});

test('[A12] [M3] the laws have the words that their tests have', () => {
  const tables = [systemLaws, ways, ...Object.values(groupLaws)];
  const all = tables.flatMap((one) => Object.entries<Pick<Law<never>, 'says'>>(one));
  const says = Object.fromEntries(all.map(([id, law]) => [id, law.says]));
  expect(Object.fromEntries(Object.entries(sentences).map(([id, { message }]) => [id, message]))).toEqual(
    says,
  );
});
