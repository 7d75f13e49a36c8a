import { serviceWorkerPath, serviceWorkerPolicy } from '#contract/service-worker.ts';
import { whenIdle } from '#ui/platform/idle.ts';

declare global {
  /** Not in every browser; a trusted address passes for a text. */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: () => string },
        ) => { createScriptURL: (text: string) => string };
      }
    | undefined;
}

function trustedAddress(): string {
  const rules = { createScriptURL: () => serviceWorkerPath };
  const policy = globalThis.trustedTypes?.createPolicy(serviceWorkerPolicy, rules);
  return policy?.createScriptURL('') ?? serviceWorkerPath;
}

const isAsset = (address: string) => address.startsWith(`${window.location.origin}/assets/`);

/**
 * Installs what makes the next visit start without the network, with the files that this one has loaded; nothing where
 * the browser has no workers. Calls back when the worker of another release takes over.
 */
export async function startServiceWorker(onReplaced: () => void): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return;
  const isFirst = serviceWorker.controller === null;
  if (!isFirst) serviceWorker.addEventListener('controllerchange', onReplaced);
  await whenIdle();
  await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // As Workbox names it.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded.filter(isAsset) } });
}
