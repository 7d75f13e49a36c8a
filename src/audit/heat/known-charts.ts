import type { KnownCharts } from '#contract/known-charts.ts';
import { charts } from '#machines/charts.ts';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { portalMachine } from '#machines/portal.machine.ts';
import { hashOf } from '#portal/watched/chart-hash.ts';
import type { AnyStateMachine } from 'xstate';

const machines: readonly AnyStateMachine[] = [
  portalMachine,
  ...Object.values(charts).map(({ machine }) => machine),
];

/** For the network, which counts no other transitions; the build writes them into a file. */
export const knownCharts: KnownCharts = Object.fromEntries(
  machines.map((machine) => [
    machine.id,
    { hash: hashOf(machine), transitions: transitionsOf(machine).map(transitionId) },
  ]),
);
