import type { AnyChartName } from '#machines/charts.ts';

const byTests = (files: string) =>
  `Not walked: ${files} use it in a browser, without the view of each state.`;

/** Charts that no walk takes through a browser yet, and what uses them there. */
export const unwalked: Partial<Record<AnyChartName, string>> = {
  connection: byTests('tests/e2e/connection.e2e.ts and outage.e2e.ts'),
};
