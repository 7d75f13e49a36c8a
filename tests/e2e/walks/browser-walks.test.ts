import { expect, test } from 'vitest';
import { charts, type AnyChartName } from '#machines/charts.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { browserWalksOf } from './browser-walks.ts';
import { chartWalks } from './chart-walks.ts';
import { walkedTours } from './walked-tours.ts';

// The keys of the table.
const names = Object.keys(charts) as AnyChartName[];

test.each(names)(
  '[M2] every transition of the %s chart is either taken in a browser or has a reason',
  async (name) => {
    const { taken, exempt } = await browserWalksOf(name);
    const places = [...taken, ...exempt.flatMap(({ transitions }) => transitions)];
    expect(places.toSorted((one, other) => one - other)).toEqual(
      transitionsOf(charts[name].machine).map((_, index) => index),
    );
  },
);

test.each(chartWalks)('[M2] the walks of the $model.name chart fit it as it is', async (walk) => {
  expect((await walkedTours(walk)).map(({ error }) => error).filter(Boolean)).toEqual([]);
  const known = new Set(transitionsOf(walk.model.machine).map(transitionId));
  expect(Object.keys(walk.exempt).filter((id) => !known.has(id))).toEqual([]);
  const events = Object.keys(walk.absent);
  expect(events.filter((type) => !walk.model.machine.events.includes(type))).toEqual([]);
});
