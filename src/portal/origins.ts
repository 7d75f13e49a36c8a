import type { Client, ContractClient } from '#api/client.ts';
import type { EventObject } from 'xstate';

const origins = new WeakMap<object, object | undefined>();

/** The actor or the event that an event comes of; undefined: of a view or the browser, or of the step that it is sent in. */
export const originOf = (event: object): object | undefined => origins.get(event);

/** Notes for the log what brought an event about that is sent later: the actor whose call that was, or the event of the step (M3). */
export function comingOf<Event extends EventObject>(origin: object | undefined, event: Event): Event {
  origins.set(event, origin);
  return event;
}

/** The client with the name of a caller: what a failed call brings about comes of that. */
export function clientOf(client: Client, caller: object): Client {
  const call = (...[endpoint, input, options]: Parameters<ContractClient>) =>
    client(endpoint, input, { ...options, caller });
  // Each endpoint types its own call, as the client does.
  return call as Client;
}
