import { afterAll, describe, expect, test } from 'vitest';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { compared, tableOf } from './approved.ts';
import { noteCoverage, type Coverage } from './coverage.ts';
import { models } from '#machines/models/models.ts';
import { walksOf } from './walks.ts';

const coverage: Coverage = {};
afterAll(() => noteCoverage(coverage));

for (const model of models) {
  const replays = await walksOf(model);

  describe(`the ${model.name} chart, walked`, () => {
    // Auditors find a result by the whole title: '$title' is cut at 40 characters.
    test.each(replays.map(({ title, error }) => [title, error] as const))('%s', (_, error) => {
      expect(error).toBeNull();
    });

    test('[M2.a] every transition is taken', () => {
      const all = transitionsOf(model.machine).map(transitionId);
      const taken = new Set(
        replays.flatMap(({ observations }) => observations.flatMap((seen) => seen.taken.map(transitionId))),
      );
      coverage[model.name] = { total: all.length, taken: all.filter((id) => taken.has(id)).length };
      expect(all.filter((id) => !taken.has(id))).toEqual([]);
    });

    test('[M3] each walk is reported under the title that auditors know', ({ task }) => {
      const reported = task.suite?.tasks.map(({ name }) => name) ?? [];
      expect(replays.map(({ title }) => title).filter((title) => !reported.includes(title))).toEqual([]);
    });

    test('[M2] it does what was approved', () => {
      const { seen, approved } = compared(model.name, tableOf(replays));
      expect(seen).toBe(approved);
    });
  });
}
