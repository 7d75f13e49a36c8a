import { answered } from '#api/api-error.ts';
import type { Client, ContractClient } from '#api/client.ts';
import type { Endpoint, InputArguments, Result } from '#contract/endpoint.ts';
import { messagesAbout } from '#i18n/error-messages.ts';
import { pollingMachine, type PollAnswer, type PollingEffects } from '#machines/polling/polling.machine.ts';
import { useChartRuns } from '#statecharts/use-chart.ts';
import { fromPromise, type StateValueFrom } from 'xstate';
import { usePortal } from './portal-context.tsx';

/** One request, aborted when the chart moves on (P1, P3). */
export const pollingEffects = (request: (signal: AbortSignal) => Promise<PollAnswer>) =>
  ({ actors: { request: fromPromise(({ signal }) => request(signal)) } }) satisfies PollingEffects;

export type PollingState = 'idle' | 'polling' | 'succeeded' | 'exhausted' | 'canceled' | 'failed';

const states: Record<StateValueFrom<typeof pollingMachine>, PollingState> = {
  requesting: 'polling',
  checking: 'polling',
  waiting: 'polling',
  succeeded: 'succeeded',
  exhausted: 'exhausted',
  canceled: 'canceled',
  failed: 'failed',
};

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

/**
 * Repeats a call until `until` holds for its answer (P1 to P3). `answer` is the latest one so far; leaving the screen
 * cancels. Example: `usePolling(offerParts.preview, { until: ({ status }) => status === 'done' })`.
 */
export function usePolling<E extends Endpoint>(
  endpoint: E,
  { until, follow, interval, maxRetries }: Polling<E>,
) {
  const { client } = usePortal();
  const ask: ContractClient = client;
  const { run, snapshot, start } = useChartRuns<typeof pollingMachine>();
  const { output } = snapshot ?? {};

  function begin(...[input]: InputArguments<E>) {
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
    start(pollingMachine.provide(effects), {
      ...(interval && { interval }),
      ...(maxRetries !== undefined && { maxRetries }),
    });
  }

  return {
    state: snapshot ? states[snapshot.value] : 'idle',
    // The chart types its answer as unknown: it is the call's own.
    answer: ((output?.ok ? output.data : snapshot?.context.answer?.data) ?? null) as Answer<E> | null,
    messages: output?.ok === false ? messagesAbout(output.error) : [],
    start: begin,
    cancel: () => run?.send({ type: 'polling.cancel' }),
  };
}
