import type { PollAnswer, PollingEffects } from '#machines/polling/polling.machine.ts';
import { fromPromise } from 'xstate';

/** What the polling chart has done: one request, abandoned when the chart moves on (P1, P3). */
export const pollingEffects = (request: (signal: AbortSignal) => Promise<PollAnswer>) =>
  ({ actors: { request: fromPromise(({ signal }) => request(signal)) } }) satisfies PollingEffects;
