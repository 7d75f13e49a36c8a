import { configurationOf, loadConfiguration } from '#api/configuration.ts';
import type { Client } from '#api/client.ts';
import {
  configurationMachine,
  type ConfigurationEffects,
} from '#machines/configuration/configuration.machine.ts';
import { createActor, fromPromise } from 'xstate';
import type { EventLogRecorder } from './event-log.ts';

type Surroundings = Pick<EventLogRecorder, 'inspect'> & {
  /** The client, which itself reads the configuration. */
  client: () => Client;
};

/** The configuration before the network has said anything. */
export const defaultConfiguration = configurationOf({}, null);

/** The configuration as far as it is known, and the chart that asks for it; `start` makes the first request. */
export function createSettings({ client, inspect }: Surroundings) {
  let known = defaultConfiguration;
  const effects = {
    actors: {
      loadConfiguration: fromPromise(async () => {
        known = await loadConfiguration(client());
      }),
    },
  } satisfies ConfigurationEffects;
  const chart = createActor(configurationMachine.provide(effects), { inspect });
  const first = Promise.withResolvers<void>();
  chart.on('configuration.loaded', () => first.resolve());
  chart.on('configuration.failed', () => first.resolve());
  return {
    chart,
    start: () => void chart.start(),
    /** What the network has said, or the defaults. */
    configuration: () => known,
    /** Resolves once the first request is answered, in whichever way. */
    configured: first.promise,
    /** Calls back when the configuration is there, at once if it is already. */
    whenLoaded: (then: () => void) => {
      if (chart.getSnapshot().hasTag('loaded')) then();
      else chart.on('configuration.loaded', then);
    },
  };
}

/** See `createSettings`. */
export type Settings = ReturnType<typeof createSettings>;
