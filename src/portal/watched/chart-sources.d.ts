// By the folder of a chart in `machines/`, and `wiring`.
declare module 'virtual:chart-sources' {
  import type { Source } from '#contract/evidence.ts';
  export const chartSources: Readonly<Record<string, Source>>;
}
