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

/** One request, aborted when the chart moves on (P1, P3). */
export const pollingEffects = (request: (signal: AbortSignal) => Promise<PollAnswer>) =>
  ({ actors: { request: fromPromise(({ signal }) => request(signal)) } }) satisfies PollingEffects;

export type PollingState = 'idle' | 'polling' | 'succeeded' | 'exhausted' | 'canceled' | 'failed';

type Answer<E extends Endpoint> = NonNullable<Result<E>>;
type Polling<E extends Endpoint> = {
  until: (answer: Answer<E>) => boolean;
  /** The repeated call, where it is not the first one. */
  follow?: (client: Client, answer: Answer<E>, options: { signal: AbortSignal }) => Promise<Answer<E>>;
  /** In ms between an answer and the next request; 1000 by default. */
  interval?: number;
  /** Requests after the first; unlimited by default. */
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
// Ends without an answer of the network (P1, P3).
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
 * Repeats a call until `until` holds for its answer (P1 to P3). `answer` is the latest one so far; leaving the screen
 * cancels. Example: `usePolling(offerParts.preview, { until: ({ status }) => status === 'done' })`.
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
      // The client takes its arguments as a tuple that is conditional on the endpoint, unresolved for a generic one.
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
    // The chart types its answer as unknown: it is the call's own.
    answer: (data ?? null) as Answer<E> | null,
    messages: value === undefined ? [] : messagesAt(value, failure),
    start,
    cancel: () => run?.send({ type: 'polling.cancel' }),
  };
}
