import type { AnyChartName } from '#machines/charts.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import { useQuery } from '@tanstack/react-query';
import { chartPlace, type ChartPlace } from '../place.ts';
import { ignoredKey } from '../simulation/event-keys.ts';
import type { WalkSteps } from './walks.ts';

// Thousands of steps: not for those who look at none.
const files = import.meta.glob<WalkSteps>('../../../machines/*/walk-steps.json', { import: 'default' });

/** A walk as the simulation shows it, and the first step that takes each transition, by its place in `ChartWalks`. */
export type WalkPlace = { place: ChartPlace; tookAt: ReadonlyMap<number, number> };

type Steps = WalkSteps['walks'][number]['steps'];

const firstTook = (steps: Steps): ReadonlyMap<number, number> =>
  new Map(
    steps
      .flatMap(([, ...took], nth) => took.map((transition) => [transition, nth + 1] as const))
      .toReversed(),
  );

export function placesOfWalks({ chart, events, walks }: WalkSteps): WalkPlace[] {
  return walks.map(({ start, steps }) => ({
    place: {
      ...chartPlace(chart, 'simulation'),
      start,
      events: steps.map(([event = 0, ...took]) => {
        const key = events[event] ?? '';
        return took.length === 0 ? ignoredKey(key) : key;
      }),
    },
    tookAt: firstTook(steps),
  }));
}

/** The walks of a chart as places of the simulation; undefined until they have loaded. */
export const useWalkPlaces = (name: AnyChartName) =>
  useQuery({
    queryKey: ['walk steps', name],
    queryFn: async () => {
      const file = await files[`../../../machines/${folderOf(name)}/walk-steps.json`]?.();
      return file ? placesOfWalks(file) : [];
    },
    staleTime: 'static',
  });
