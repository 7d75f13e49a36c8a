import { patternOf } from '../http/own-paths.ts';
import type { Operation } from '../http/operations.ts';
import { adaptAnswer } from './adapt-answer.ts';
import { adaptRequest } from './adapt-request.ts';
import type { Adapter, CallName } from './adapter.ts';
import type { Outgoing, Way } from './way.ts';

/** Sends a request as the network behind knows it, and gives the answer as the contract has it. */
export type Through = (
  outgoing: Outgoing,
  send: (outgoing: Outgoing) => Promise<Response>,
) => Promise<Response>;

/** The adapter's own code has failed: the message names the call. */
export class AdapterFailed extends Error {
  readonly status = 502;
}

export const directly: Through = (outgoing, send) => send(outgoing);

/** The way of one call to the network behind an adapter, and back; without one both pass as they are. */
export function throughAdapter(adapter: Adapter | null, { name, endpoint }: Operation): Through {
  if (!adapter) return directly;
  const { calls, ...all } = adapter;
  // `readAdapter` has compared the names with the contract; what the functions take is between the adapter and its network.
  const way = { name, endpoint, own: calls?.[name as CallName] ?? {}, all } as Way;
  const pattern = patternOf(endpoint.path);
  async function understood<Value>(work: Promise<Value>) {
    try {
      return await work;
    } catch (error) {
      throw new AdapterFailed(`is not understood at ${name}: ${String(error)}`, { cause: error });
    }
  }
  return async (outgoing, send) => {
    const params = { ...pattern.exec(outgoing.path)?.groups };
    const asked = { params, query: Object.fromEntries(new URLSearchParams(outgoing.search)) };
    const answer = await send(await understood(adaptRequest(way, outgoing, asked)));
    return understood(adaptAnswer(way, answer, asked));
  };
}
