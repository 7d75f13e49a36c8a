import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ChartDefinition } from '#contract/evidence.ts';
import { english } from '../charts/event-label.ts';
import { sha256Of } from '#portal/watched/canonical.ts';
import { changesOf, type ChangedChart } from './diff.ts';
import type { Release } from './release.ts';

type Config = ChartDefinition['config'];
const functions = { 'guard isUnlocked': '() => true', 'delay limit': '20000', 'action ring': '() => 1' };

// A door, written by hand.
const door: Config = {
  id: 'door',
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: [{ guard: 'isUnlocked', target: 'opened' }, { actions: 'ring' }],
        lock: { actions: { type: 'say', params: { word: 'locked' } } },
      },
    },
    opened: { after: { limit: 'closed' }, on: { close: { target: 'closed' } }, tags: ['wide'] },
  },
};
const approved = [
  'closed []',
  '  lock -> closed; say',
  '  open by=Ann -> opened',
  '  open by=Bob -> closed; ring',
  '  ignores close',
  '',
  'opened [wide]',
  '  after limit -> closed',
  '  close -> closed',
  '  ignores lock, open',
  '',
].join('\n');
const spec = { 'door.closed | open | 0': ['S1', 'S9'], 'door.opened': ['S2'] };

const wiring = {
  wires: [{ from: 'door', on: 'rung', to: 'house', type: 'house.wake' }],
  conditions: [{ of: ['house'], to: 'door' }],
  functions: {},
  files: {},
};

type Chart = {
  config?: Config;
  functions?: Record<string, string>;
  approved?: string;
  spec?: Record<string, string[]>;
};

function release(chart: Chart = {}, table = wiring): Release {
  const definition = { config: chart.config ?? door, functions: chart.functions ?? functions, files: {} };
  const one = {
    hash: sha256Of(definition),
    definition,
    spec: chart.spec ?? spec,
    approved: chart.approved ?? approved,
  };
  return { charts: new Map([['door', one]]), wiring: { hash: sha256Of(table), definition: table } };
}

/** A copy of the door with one state replaced. */
const withState = (name: string, state: object): Config => ({
  ...door,
  states: { ...(door['states'] as object), [name]: state },
});
const only = (changes: readonly ChangedChart[]) => {
  expect(changes.map(({ name }) => name)).toEqual(['door']);
  return changes[0]?.differences.map(({ kind, change, name, before, after }) => [
    kind,
    change,
    name,
    before,
    after,
  ]);
};

describe('the differences of two releases', () => {
  test('[M3] are none where nothing was changed', () => {
    expect(changesOf(release(), release())).toEqual([]);
  });

  test('[M3] name a guard that a transition no longer has, its requirements and its approved rows', () => {
    const { closed } = door['states'] as { closed: { on: object } };
    const config = withState('closed', {
      on: { ...closed.on, open: [{ target: 'opened' }, { actions: 'ring' }] },
    });
    const now = approved.replace('open by=Bob -> closed; ring', 'open by=Bob -> opened');
    const changes = changesOf(release(), release({ config, approved: now }));
    expect(only(changes)).toEqual([
      ['transition', 'changed', 'closed | open', '[isUnlocked] → opened', '→ opened'],
    ]);
    expect(changes[0]?.differences[0]).toMatchObject({
      requirements: ['S1', 'S9'],
      id: 'door.closed | open | 0',
      approved: {
        removed: [{ situation: 'closed []', text: 'open by=Bob -> closed; ring' }],
        added: [{ situation: 'closed []', text: 'open by=Bob -> opened' }],
      },
    });
    expect(changes[0]?.otherRows).toEqual({ removed: [], added: [] });
  });

  test('[M3] name what was added and removed: states, transitions, actions with their parameters', () => {
    const config = {
      ...withState('closed', {
        on: { open: [{ guard: 'isUnlocked', target: 'opened' }, { actions: 'ring' }] },
      }),
    };
    const more = { ...config, states: { ...(config['states'] as object), broken: { type: 'final' } } };
    expect(only(changesOf(release(), release({ config: more })))).toEqual([
      ['state', 'added', 'broken', null, 'final'],
      ['transition', 'removed', 'closed | lock', 'stays / say {"word":"locked"}', null],
    ]);
  });

  test('[M3] name a tag, a target and an action that are others', () => {
    const { closed } = door['states'] as { closed: { on: object } };
    const config = {
      ...withState('closed', {
        on: { ...closed.on, lock: { actions: { type: 'say', params: { word: 'shut' } } } },
      }),
    };
    const states = { ...(config['states'] as object), opened: { after: { limit: 'opened' }, tags: [] } };
    const differences = only(changesOf(release(), release({ config: { ...config, states } })));
    expect(differences).toEqual([
      ['state', 'changed', 'opened', '#wide', ''],
      [
        'transition',
        'changed',
        'closed | lock',
        'stays / say {"word":"locked"}',
        'stays / say {"word":"shut"}',
      ],
      ['transition', 'changed', 'opened | after limit', '→ closed', '→ opened'],
      ['transition', 'removed', 'opened | close', '→ closed', null],
    ]);
  });

  test('[M3] name transitions that are tried in another order', () => {
    const { closed } = door['states'] as { closed: { on: { open: object[] } } };
    const open = closed.on.open.toReversed();
    const config = withState('closed', { on: { ...closed.on, open } });
    const moved = { 'door.closed | open | 1': ['S1', 'S9'], 'door.opened': ['S2'] };
    expect(only(changesOf(release(), release({ config, spec: moved })))).toEqual([
      ['transition', 'changed', 'closed | open', '1. [isUnlocked] → opened', '2. [isUnlocked] → opened'],
      ['transition', 'changed', 'closed | open', '2. stays / ring', '1. stays / ring'],
    ]);
  });

  test.each([
    {
      name: 'guard isUnlocked',
      code: '() => false',
      place: 'closed | open',
      pieces: ['both () => ', 'before true', 'after false'],
      requirements: ['S1', 'S9'],
    },
    {
      name: 'delay limit',
      code: '2000',
      place: 'opened | after limit',
      pieces: ['before 20000', 'after 2000'],
      requirements: [],
    },
    {
      name: 'action ring',
      code: '() => 2',
      place: 'closed | open',
      pieces: ['both () => ', 'before 1', 'after 2'],
      requirements: [],
    },
  ] as const)('[M3] name changed code once, with what uses it and reads as before: $name', (one) => {
    const { name, code, place, pieces, requirements } = one;
    const changes = changesOf(release(), release({ functions: { ...functions, [name]: code } }));
    expect(only(changes)).toEqual([['function', 'changed', name, functions[name], code]]);
    const [found] = changes[0]?.differences ?? [];
    expect(found?.users.map((user) => [user.kind, user.name(english)])).toEqual([['transition', place]]);
    expect(found?.spoken(english).pieces.map(({ of, text }) => `${of} ${text}`)).toEqual(pieces);
    expect(found?.requirements).toEqual(requirements);
  });

  test('[M3] name requirements that a part no longer answers to, though it does the same', () => {
    const changes = changesOf(
      release(),
      release({ spec: { ...spec, 'door.closed | open | 0': ['S9', 'T1'] } }),
    );
    expect(only(changes)).toEqual([
      [
        'transition',
        'changed',
        'closed | open',
        '[isUnlocked] → opened · S1, S9',
        '[isUnlocked] → opened · S9, T1',
      ],
    ]);
    expect(changes[0]?.differences[0]?.requirements).toEqual(['S1', 'S9', 'T1']);
    expect(only(changesOf(release({ spec: {} }), release({ spec: { 'door.opened': ['S2'] } })))).toEqual([
      ['state', 'changed', 'opened', '#wide', '#wide · S2'],
    ]);
  });

  test('[M3] name approved rows that were changed alone', () => {
    const changes = changesOf(
      release(),
      release({ approved: approved.replace('close -> closed', 'close -> opened') }),
    );
    expect(changes).toMatchObject([
      {
        name: 'door',
        change: 'changed',
        differences: [],
        otherRows: {
          removed: [{ situation: 'opened [wide]', text: 'close -> closed' }],
          added: [{ situation: 'opened [wide]', text: 'close -> opened' }],
        },
      },
    ]);
  });

  test('[M3] begin with changed code; a part that reads otherwise as well stays one of them, with its reason', () => {
    const config = withState('opened', {
      after: { limit: 'opened' },
      on: { close: 'closed' },
      tags: ['wide'],
    });
    const changed = { ...functions, 'delay limit': '2000' };
    const changes = changesOf(release(), release({ config, functions: changed }));
    expect(only(changes)).toEqual([
      ['function', 'changed', 'delay limit', '20000', '2000'],
      ['transition', 'changed', 'opened | after limit', '→ closed', '→ opened'],
    ]);
    expect(changes[0]?.differences.map(({ because, users }) => [because, users])).toEqual([
      [[], []],
      [['delay limit'], []],
    ]);
  });

  test('[M3] name charts that only one release has, and wires', () => {
    const empty: Release = { ...release(), charts: new Map() };
    expect(changesOf(empty, release())).toMatchObject([{ name: 'door', change: 'added', before: null }]);
    expect(changesOf(release(), empty)).toMatchObject([{ name: 'door', change: 'removed', after: null }]);
    const table = { ...wiring, wires: [{ ...wiring.wires[0], type: 'house.sleep' }] } as typeof wiring;
    expect(changesOf(release(), release({}, table))).toMatchObject([
      {
        name: 'wiring',
        differences: [{ name: 'door ↑ rung → house', before: 'house.wake', after: 'house.sleep' }],
      },
    ]);
  });

  test('[M3] have the hashes of the evidence, and those that sign-offs name: with requirements and approved rows', () => {
    const [before, after] = [
      release({ spec: {}, approved: '' }),
      release({ config: { id: 'door' }, spec: {}, approved: '' }),
    ];
    const signed = (hash: string | undefined) =>
      createHash('sha256').update(`{"approved":"","hash":"${hash}","spec":{}}`).digest('hex');
    const [older, newer] = [before, after].map(({ charts }) => charts.get('door')?.hash);
    expect(older).not.toBe(newer);
    expect(changesOf(before, after)).toMatchObject([
      { before: signed(older), after: signed(newer), hashes: { before: older, after: newer } },
    ]);
    const empty: Release = { ...after, charts: new Map() };
    expect(changesOf(empty, after)).toMatchObject([
      { before: null, after: signed(newer), hashes: { before: null, after: newer } },
    ]);
  });

  test('[M3] of what is no chart are an error', () => {
    const config = withState('closed', { on: { open: { target: 'nowhere' } } });
    expect(() => changesOf(release(), release({ config }))).toThrow('nowhere');
  });
});
