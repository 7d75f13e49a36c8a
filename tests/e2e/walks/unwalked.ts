import type { AnyChartName } from '#machines/charts.ts';

const byTests = (files: string) =>
  `Not walked: ${files} use it in a browser, without the view of each state.`;

/** Charts that no walk takes through a browser yet, and what uses them there. */
export const unwalked: Partial<Record<AnyChartName, string>> = {
  toasts: byTests('tests/e2e/toasts.e2e.ts and live-regions.e2e.ts'),
  toast: byTests('tests/e2e/toasts.e2e.ts and live-regions.e2e.ts'),
  notificationCentre: byTests('tests/e2e/toasts.e2e.ts and accessibility.e2e.ts'),
  sessionClock: byTests('tests/e2e/session.e2e.ts and device-clock.e2e.ts'),
  configuration: byTests('tests/e2e/failed-bootstrap.e2e.ts and another-network.e2e.ts'),
  connection: byTests('tests/e2e/connection.e2e.ts and outage.e2e.ts'),
  offerCommands: byTests('tests/e2e/live-offers.e2e.ts and offer-life.e2e.ts'),
};
