import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { RequirementId } from '../requirements.ts';
import type { ScreenName } from './screens.ts';

/** What states and transitions carry: the rows they answer to, and what a user sees while a state is active (M3). */
export type ChartMeta = { spec?: readonly RequirementId[]; screen?: ScreenName };

/** The types of a chart: its input, context, events, emitted facts and tags. It holds nothing at run time. */
export const chartTypes = <Types>() =>
  // Only the compiler reads it.
  ({}) as Types & { meta: ChartMeta };

/**
 * A call that a chart names and types and the app makes; until it is provided it rejects with its name.
 * Example: `signIn: effect<Token, { credentials: Credentials }>('signIn')`.
 */
export function effect<Output = void, Input = void>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`The effect '${name}' is not provided`)));
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
