import { answered } from '#api/api-error.ts';
import type { Client, ContractClient } from '#api/client.ts';
import type { Endpoint, InputArguments, Result } from '#contract/endpoint.ts';
import { messagesOf, type FailureDetails, type Message } from '#i18n/error-messages.ts';
import { pollingMachine, type PollAnswer, type PollingEffects } from '#machines/polling/polling.machine.ts';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom, type StateValueFrom } from 'xstate';
import { usePortal } from './portal-context.tsx';
import { messagesAbout } from './use-chart.ts';

/** What the polling chart has done: one request, abandoned when the chart moves on (P1, P3). */
export const pollingEffects = (request: (signal: AbortSignal) => Promise<PollAnswer>) =>
  ({ actors: { request: fromPromise(({ signal }) => request(signal)) } }) satisfies PollingEffects;

/** How far a polling is. */
export type PollingState = 'idle' | 'polling' | 'succeeded' | 'exhausted' | 'canceled' | 'failed';

type Answer<E extends Endpoint> = NonNullable<Result<E>>;
type Polling<E extends Endpoint> = {
  /** What is waited for. */
  until: (answer: Answer<E>) => boolean;
  /** Asks again, where that is another call than the first; `answer` is the latest one. */
  follow?: (client: Client, answer: Answer<E>, options: { signal: AbortSignal }) => Promise<Answer<E>>;
  /** Between an answer and the next request, in ms; 1000 unless said otherwise. */
  interval?: number;
  /** How many requests may follow the first; unlimited unless said otherwise. */
  maxRetries?: number;
};

type Value = StateValueFrom<typeof pollingMachine>;

const states: Record<Value, PollingState> = {
  requesting: 'polling',
  checking: 'polling',
  waiting: 'polling',
  succeeded: 'succeeded',
  exhausted: 'exhausted',
  canceled: 'canceled',
  failed: 'failed',
};

const unknown: FailureDetails = { status: 0, code: null, entries: [], messageCode: null, text: null };
/** What is told of an end that the network has not told anything about (P1, P3). */
const endCodes: { [State in Value]?: string } = {
  exhausted: 'ATTEMPTS_EXHAUSTED',
  canceled: 'REQUEST_CANCELED',
};

function messagesAt(value: Value, failure: FailureDetails | null): readonly Message[] {
  const code = endCodes[value] ?? null;
  if (code !== null) return messagesOf({ ...unknown, code });
  return messagesAbout(failure);
}

const viewOf = (snapshot: SnapshotFrom<typeof pollingMachine> | undefined) =>
  snapshot && {
    value: snapshot.value,
    data: snapshot.context.answer?.data,
    failure: snapshot.context.failure,
  };

/**
 * Repeats a call until its answer is what is waited for (P1 to P3). `answer` is the latest one, also on the way; leaving
 * the screen cancels. Example: `usePolling(offerParts.preview, { until: ({ status }) => status === 'done' })`.
 */
export function usePolling<E extends Endpoint>(
  endpoint: E,
  { until, follow, interval, maxRetries }: Polling<E>,
) {
  const { client, eventLog } = usePortal();
  const ask: ContractClient = client;
  const [run, setRun] = useState<ActorRefFrom<typeof pollingMachine>>();
  const { value, data, failure = null } = useSelector(run, viewOf, shallowEqual) ?? {};
  useEffect(() => () => run?.stop(), [run]);

  function start(...[input]: InputArguments<E>) {
    let latest: Answer<E> | null = null;
    const effects = pollingEffects(async (signal) => {
      // What `start` was given is what the client takes.
      const given = [endpoint, input, { signal }] as unknown as Parameters<typeof ask<E>>;
      latest =
        latest && follow
          ? await follow(client, latest, { signal })
          : (answered(await ask<E>(...given)) as Answer<E>);
      return { isMet: until(latest), data: latest };
    });
    const actor = createActor(pollingMachine.provide(effects), {
      input: { ...(interval && { interval }), ...(maxRetries !== undefined && { maxRetries }) },
      inspect: eventLog.inspect,
    });
    setRun(actor.start());
  }

  return {
    state: value === undefined ? ('idle' as const) : states[value],
    // The chart keeps what the call resolved with.
    answer: (data ?? null) as Answer<E> | null,
    messages: value === undefined ? [] : messagesAt(value, failure),
    start,
    cancel: () => run?.send({ type: 'polling.cancel' }),
  };
}
