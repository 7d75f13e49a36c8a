import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { disabledReasons } from '#i18n/disabled-reasons.ts';
import type { ChartMeta } from '#machines/lib/effect.ts';
import { portalMachine } from '#machines/portal.machine.ts';
import { requirements } from '#machines/requirements.ts';
import { models } from '#machines/models/models.ts';
import { transitionsOf } from '#machines/lib/transition-id.ts';

const statesOf = ({ machine }: (typeof models)[number]): AnyStateNode[] => [
  machine.root,
  ...getStateNodes(machine),
];

/** Where a name belongs, a function has none: drawings and traces could not name it. */
function unnamed(place: string, value: unknown): string[] {
  if (typeof value === 'function') return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !['params', 'input', 'output', 'context', 'meta'].includes(key))
    .flatMap(([key, part]) => unnamed(`${place}.${key}`, part));
}

describe.each(models)('the $name chart', (model) => {
  test('[M3] describes every state', () => {
    expect(
      statesOf(model)
        .filter(({ description }) => !description)
        .map(({ id }) => id),
    ).toEqual([]);
  });

  test('[M3] tells what each resting state shows', () => {
    const resting = statesOf(model).filter(({ type, always }) => type === 'atomic' && !always);
    // The charts declare what their states carry.
    expect(
      resting.filter(({ meta }) => !(meta as ChartMeta | undefined)?.screen).map(({ id }) => id),
    ).toEqual([]);
  });

  test('[M3] names all that it does', () => {
    expect(unnamed(model.name, model.machine.config)).toEqual([]);
  });
});

test('[M3] every reason why a button is disabled belongs to a tag or to the guard of a transition that does nothing', () => {
  const tags = models.flatMap(statesOf).flatMap((state) => state.tags);
  const guards = models
    .flatMap(({ machine }) => transitionsOf(machine))
    .filter(({ target, actions }) => target === undefined && actions.length === 0)
    .map(({ guard }) => (typeof guard === 'object' && 'type' in guard ? guard.type : String(guard)));
  const names = new Set([...tags, ...guards]);
  expect(Object.keys(disabledReasons).filter((name) => !names.has(name))).toEqual([]);
});

test('[M3] the root names all that it does', () => {
  expect(unnamed('portal', portalMachine.config)).toEqual([]);
});

test('[M3] every row that a chart has to answer to is answered by one', () => {
  const metas = models.flatMap((model) =>
    [...statesOf(model), ...transitionsOf(model.machine)].map(({ meta }) => meta as ChartMeta | undefined),
  );
  const answered = new Set<string>(metas.flatMap((meta) => meta?.spec ?? []));
  const others = [
    'A2',
    'E9',
    'E10',
    'E11',
    'E12',
    'E16',
    'L7',
    'M4',
    'O3',
    'O4',
    'O12',
    'O13',
    'P1',
    'P2',
    'P3',
  ];
  const rows = Object.keys(requirements).filter((id) => /^[SGT]\d/.test(id) || others.includes(id));
  expect(rows).toHaveLength(27 + others.length);
  expect(rows.filter((id) => !answered.has(id))).toEqual([]);
});
