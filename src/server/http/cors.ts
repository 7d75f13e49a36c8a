import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { portalVersionHeader } from '#contract/portal-version.ts';
import { isApiPath } from './api-prefixes.ts';

/** Origins of portals, beside its own, whose pages may call the API. */
export type CorsOrigins = readonly string[];

// What the portal sends, and what it reads of an answer.
const sent = ['accept', 'authorization', 'accept-language', 'content-type', 'idempotency-key'];
const read = [
  'content-disposition',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'date',
  'content-type',
  'content-language',
  portalVersionHeader,
];
// Seconds: the most that a browser keeps an answer to a preflight for is two hours.
const maxAge = 7200;

/** Lets the pages of these origins call the API, without cookies, and show its pictures. */
export function allowOrigins(origins: CorsOrigins): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: sent,
    exposeHeaders: read,
    maxAge,
  });
  return async (context, next) => {
    const { path } = context.req;
    if (origins.length === 0 || !isApiPath(path)) return next();
    const answer = await allow(context, next);
    // An <img> of another origin sends no CORS request.
    if (path.startsWith('/storage/')) context.header('cross-origin-resource-policy', 'cross-origin');
    return answer;
  };
}

const ofCors = /^access-control-/;

/** Another network's own word about origins, where this host has one. */
export function dropCors(headers: Headers, origins: CorsOrigins): void {
  if (origins.length === 0) return;
  for (const name of [...headers.keys()].filter((one) => ofCors.test(one))) headers.delete(name);
}
