import {
  fromCallback,
  fromPromise,
  type CallbackActorLogic,
  type EventObject,
  type PromiseActorLogic,
} from 'xstate';
import type { RequirementId } from '../requirements.ts';
import type { ScreenName } from './screens.ts';

/** The requirements of a state or transition, and what a state shows (M3). */
export type ChartMeta = { spec?: readonly RequirementId[]; screen?: ScreenName };

/** The types of a chart: its input, context, events, emitted events and tags. Empty at run time. */
export const chartTypes = <Types>() =>
  // XState reads the types of an empty object; it is never used as a value.
  ({}) as Types & { meta: ChartMeta };

/**
 * A call that a chart names and types and the app makes; until it is provided it rejects with its name.
 * Example: `signIn: effect<Token, { credentials: Credentials }>('signIn')`.
 */
export function effect<Output = void, Input = void>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The effect '${name}' is not provided`)));
}

/**
 * What a chart is sent by the app for as long as it is in a state; until it is provided it fails with its name.
 * Example: `followTabs: subscription('followTabs')`.
 */
export function subscription(name: string): CallbackActorLogic<EventObject> {
  return fromCallback(() => {
    throw new Error(`The effect '${name}' is not provided`);
  });
}

/**
 * Something a chart has the app do at once (cookie, title, history); until it is provided it throws its name.
 * Example: `storeToken: sideEffect<{ token: Token }>('storeToken')`.
 */
export function sideEffect<Params = undefined>(name: string) {
  return (_: unknown, _params: Params): void => {
    throw new Error(`The side effect '${name}' is not provided`);
  };
}

/** What the final state put out in which a chart has ended: XState types it as unknown. */
export const outputAs =
  <Output>() =>
  ({ event }: { event: { output: unknown } }) =>
    event.output as Output;
