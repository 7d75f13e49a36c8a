import { loadFailedEvent } from './load-part.ts';

declare global {
  /** The scripts that were fetched or are on their way, by address; begun by the page itself (see `first-page/prefetch.ts`). */
  var prefetchedScripts: Map<string, Promise<unknown>> | undefined;
}

async function request(address: string, priority: RequestPriority) {
  const answer = await fetch(address, { priority }).catch(() => null);
  // A host may answer what it does not have with a page.
  if (!answer?.ok || !/javascript/.test(answer.headers.get('content-type') ?? '')) {
    throw new Error(`${address} did not arrive`);
  }
  await answer.arrayBuffer();
}

/** Brings a script into the cache of the browser, without running it; one that is there or on its way is left alone. */
export function fetchScript(address: string, priority: RequestPriority = 'auto'): Promise<unknown> {
  const requests = (globalThis.prefetchedScripts ??= new Map<string, Promise<unknown>>());
  let arrival = requests.get(address);
  if (!arrival) {
    // It runs already.
    const isThere = document.querySelector(`[src="${address}"]`);
    arrival = isThere ? Promise.resolve() : request(address, priority);
    requests.set(address, arrival);
    arrival.catch(() => requests.delete(address));
  }
  return arrival;
}

/**
 * What the build makes of every dynamic import; `files` are its script and all that this imports. Chromium 153 keeps a failed
 * import for as long as the page is open: so nothing is imported before all of it has arrived (E12).
 */
export async function importScript<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map((file) => fetchScript(`/${file}`)));
    return await load();
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event(loadFailedEvent), { payload: error }));
    throw error;
  }
}
