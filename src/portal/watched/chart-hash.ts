import type { Source } from '#contract/evidence.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import { conditions, wires } from '#machines/wiring.ts';
import { chartSources } from 'virtual:chart-sources';
import type { AnyStateMachine } from 'xstate';
import { sha256Of } from './canonical.ts';
import { chartDefinition, wiringDefinition } from './definition.ts';

const noSource: Source = { functions: {}, files: {} };
const sourceOf = (folder: string) => chartSources[folder] ?? noSource;

/** A chart as it runs here, as JSON. */
export const definitionOf = (machine: AnyStateMachine) =>
  chartDefinition(machine, sourceOf(folderOf(machine.id)));

/** The table between the charts, and the root that runs them. */
export const wiring = wiringDefinition({ wires, conditions }, sourceOf('wiring'));

/** SHA-256 of the definition of a chart; of the root, that of the wiring. */
export const hashOf = (machine: AnyStateMachine): string =>
  sha256Of(machine.id === 'portal' ? wiring : definitionOf(machine));
