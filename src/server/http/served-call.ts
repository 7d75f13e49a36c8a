import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Trace } from '../observing/trace.ts';

/** What every app here knows of a request: the call of the contract that it turned out to be, if any. */
export type Served = { Bindings: HttpBindings; Variables: { call?: Endpoint; trace?: Trace } };

/** Notes which call is served, for what happens to every answer. */
export const asCall =
  (call: Endpoint): MiddlewareHandler<Served> =>
  (context, next) => {
    context.set('call', call);
    return next();
  };

export const callOf = (context: Context<Served>): Endpoint | undefined => context.get('call');
