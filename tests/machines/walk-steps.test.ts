import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { placesOfWalks } from '#audit/results/use-walk-places.ts';
import type { ChartWalks, WalkSteps } from '#audit/results/walks.ts';
import { simulate } from '#audit/simulation/simulation.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import { models } from '#machines/models/models.ts';
import { root } from '../support/project.ts';

const read = (name: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, 'machines', folderOf(name), file), 'utf8'));

describe.each(models.map(({ name }) => name))('the walks of %s, step by step', (name) => {
  // Written by the diagrams.
  const steps = read(name, 'walk-steps.json') as WalkSteps;
  const { transitions, walks } = read(name, 'walks.json') as ChartWalks;

  test('[M3] are those that have a title, as long as it says', () => {
    expect(steps.walks.map(({ start, steps: all }) => [start, all.length])).toEqual(
      walks.map(({ title }) => {
        const [, start, length] = /\] (\w+) \d+, (\d+) steps$/.exec(title) ?? [];
        return [start, Number(length)];
      }),
    );
  });

  test('[M3] are what the simulation shows: the same events in their order take the same transitions', () => {
    for (const [nth, { place }] of placesOfWalks(steps).entries()) {
      const { start, events } = place;
      const simulation = simulate(name, { start: start ?? '', events });
      const took = simulation.steps.slice(1).map((step) => step.took);
      const approved = steps.walks[nth]?.steps.map(([, ...all]) => all.map((one) => transitions[one]));
      expect([simulation.untaken, took]).toEqual([[], approved]);
    }
  });
});
