import { configurationOf, loadConfiguration, type Configuration } from '#api/configuration.ts';
import type { Client } from '#api/client.ts';
import type { ConfigurationEffects } from '#machines/configuration/configuration.machine.ts';
import { fromPromise } from 'xstate';

export const defaultConfiguration = configurationOf({}, null);

// Where the page was served by a host that knows the brand, it has them already.
function wear(variables: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(variables)) {
    if (name.startsWith('--')) document.documentElement.style.setProperty(name, value);
  }
}

/** The configuration as far as it is loaded, and the effects of its chart. The client itself reads the configuration. */
export function createSettings(client: () => Client) {
  let loaded = defaultConfiguration;
  const first = Promise.withResolvers<void>();
  const loading = Promise.withResolvers<void>();
  const effects = {
    actors: {
      loadConfiguration: fromPromise(async () => {
        try {
          loaded = await loadConfiguration(client());
          wear(loaded.brandVariables);
        } finally {
          first.resolve();
        }
        loading.resolve();
        return { isShadowReadOnly: loaded.general.isShadowReadOnly };
      }),
    },
  } satisfies ConfigurationEffects;
  return {
    effects,
    /** The defaults until it has loaded. */
    configuration: () => loaded,
    /** That of an earlier visit, until it has loaded. */
    restore: (kept: Configuration): void => {
      loaded = kept;
      wear(kept.brandVariables);
    },
    /** Resolves once the first request has ended, failed or not. */
    configured: first.promise,
    /** Calls back once it has loaded. */
    whenLoaded: (then: () => void) => void loading.promise.then(then),
  };
}

export type Settings = ReturnType<typeof createSettings>;
