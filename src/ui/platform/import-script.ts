import { loadFailedEvent } from './load-part.ts';

declare global {
  /** Script requests by address, started by the page itself (see `first-page/prefetch.ts`). */
  var prefetchedScripts: Map<string, Promise<unknown>> | undefined;
}

// With a cause: no whole answer came, so the connection was lost, not the part.
async function request(address: string, priority: RequestPriority) {
  const lost = `${address} did not arrive`;
  try {
    const answer = await fetch(address, { priority });
    await answer.arrayBuffer();
    // A host may answer missing files with a page.
    if (answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '')) return;
  } catch (cause) {
    throw new Error(lost, { cause });
  }
  throw new Error(lost);
}

/** Loads a script into the browser cache without running it, once. */
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

// The build turns every dynamic import into this; `files` are its script and all that it imports. Chromium 153 caches
// a failed import while the page is open, so all files are loaded before importing (E12).
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
