import * as z from 'zod/mini';

/** The charts of a build by the id of their machine: the hash of each definition, and the names of its transitions. */
export const knownCharts = z.record(
  z.string(),
  z.object({ hash: z.string(), transitions: z.array(z.string()) }),
);
export type KnownCharts = z.infer<typeof knownCharts>;

/** Written by the build. */
export const knownChartsPath = '/statecharts/charts.json';
