import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

function hangUpAfter(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/** The answers of a server that are under way. */
export function trackAnswers() {
  const underWay = new Set<ServerResponse>();
  let ending: PromiseWithResolvers<void> | null = null;

  return {
    add: (response: ServerResponse) => {
      underWay.add(response);
      if (ending) hangUpAfter(response);
      response.once('close', () => {
        underWay.delete(response);
        if (underWay.size === 0) ending?.resolve();
      });
    },
    /** From now on, connections end with their answer. */
    hangUp: () => {
      ending = Promise.withResolvers();
      for (const response of underWay) hangUpAfter(response);
    },
    /** Waits until all that was asked for is answered, at most so long. */
    finish: async (milliseconds: number) => {
      if (underWay.size === 0) return;
      const late = new AbortController();
      await Promise.race([ending?.promise, wait(milliseconds, undefined, late)]);
      late.abort();
    },
  };
}
