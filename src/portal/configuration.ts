import { configurationOf, loadConfiguration } from '#api/configuration.ts';
import type { Client } from '#api/client.ts';
import {
  configurationMachine,
  type ConfigurationEffects,
} from '#machines/configuration/configuration.machine.ts';
import { createActor, fromPromise } from 'xstate';
import type { EventLogRecorder } from './event-log.ts';

type Surroundings = Pick<EventLogRecorder, 'inspect'> & {
  // The client itself reads the configuration.
  client: () => Client;
};

export const defaultConfiguration = configurationOf({}, null);

/** The configuration as far as it is loaded, and its chart; `start` makes the first request. */
export function createSettings({ client, inspect }: Surroundings) {
  let loaded = defaultConfiguration;
  const effects = {
    actors: {
      loadConfiguration: fromPromise(async () => {
        loaded = await loadConfiguration(client());
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
    /** The defaults until it has loaded. */
    configuration: () => loaded,
    /** Resolves once the first request has ended, failed or not. */
    configured: first.promise,
    /** Calls back once it has loaded, at once if it already has. */
    whenLoaded: (then: () => void) => {
      if (chart.getSnapshot().hasTag('loaded')) then();
      else chart.on('configuration.loaded', then);
    },
  };
}

export type Settings = ReturnType<typeof createSettings>;
