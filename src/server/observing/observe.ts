import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { isApiPath } from '../http/api-prefixes.ts';
import { type Served, callOf } from '../http/served-call.ts';
import { isJson, log } from './log.ts';
import { countRequest } from './metrics.ts';
import { traceOf } from './trace.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

// `/g/:partner{[0-9]+}/:link` becomes `/g/{partner}/{link}`.
const asWritten = (path: string) => path.replaceAll(/:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g, '{$1}');

/** The pattern of a request's path: paths themselves hold tokens, and there is no end of them. */
export function routeOf(context: Context<Served>): string {
  const call = callOf(context);
  if (call) return call.path;
  const matched = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'));
  if (matched) return asWritten(matched.path);
  return isApiPath(context.req.path) ? 'unknown' : 'portal';
}

/** Gives each request its trace; counts and logs it when its answer has ended. */
export const observe: MiddlewareHandler<Served> = async (context, next) => {
  const started = performance.now();
  const trace = traceOf(context.req.raw.headers);
  context.set('trace', trace);
  const { outgoing } = context.env;
  // A request that no server received has no answer to wait for.
  outgoing?.once('close', () => {
    const milliseconds = performance.now() - started;
    const method = methods.has(context.req.method) ? context.req.method : 'other';
    const request = { method, route: routeOf(context), status: outgoing.statusCode };
    countRequest({ ...request, seconds: milliseconds / 1000 });
    const write = isJson() ? log.info : log.debug;
    write(`${method} ${request.route} ${request.status}`, {
      ...request,
      duration_ms: Math.round(milliseconds * 10) / 10,
      trace_id: trace.id,
      ...(trace.requestId !== trace.id && { request_id: trace.requestId }),
      ...(!outgoing.writableFinished && { aborted: true }),
    });
  });
  await next();
  if (isApiPath(context.req.path)) context.res.headers.set('x-request-id', trace.requestId);
};
