import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

type Stage = 'starting' | 'serving' | 'draining';
/** Throws where what it names cannot be reached. */
export type Dependency = { name: string; check: () => Promise<unknown> };

const patience = 3000;
// However many ask.
const validFor = 1000;

async function isReached(check: Dependency['check']) {
  const late = new AbortController();
  try {
    const tooLate = wait(patience, false, { signal: late.signal, ref: false });
    return await Promise.race([check().then(() => true), tooLate]);
  } catch {
    return false;
  } finally {
    late.abort();
  }
}

/** Whether the process lives (`/healthz`) and whether requests should come to it (`/readyz`, with the reason if not). */
export function createReadiness() {
  let stage: Stage = 'starting';
  let dependency: Dependency | null = null;
  let last: { at: number; reached: Promise<boolean> } | null = null;

  async function reason() {
    if (stage !== 'serving') return stage;
    if (!dependency) return null;
    if (!last || performance.now() - last.at > validFor) {
      last = { at: performance.now(), reached: isReached(dependency.check) };
    }
    return (await last.reached) ? null : `${dependency.name} does not answer`;
  }

  return {
    /** From now on requests are welcome, as long as the database or the network behind can be reached. */
    serve: (on: Dependency) => {
      dependency = on;
      stage = 'serving';
    },
    drain: () => {
      stage = 'draining';
    },
    /** False where the request is for something else. */
    answer: async ({ url = '' }: IncomingMessage, response: ServerResponse): Promise<boolean> => {
      const [path] = url.split('?');
      if (path !== '/healthz' && path !== '/readyz') return false;
      const why = path === '/healthz' ? null : await reason();
      response.writeHead(why === null ? 200 : 503, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
      response.end(JSON.stringify(why === null ? { status: 'ok' } : { status: 'unavailable', reason: why }));
      return true;
    },
  };
}
export type Readiness = ReturnType<typeof createReadiness>;
