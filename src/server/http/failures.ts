import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { UnreadableSecret } from '../auth/factor-secrets.ts';
import { isStorageFailure } from '../database/storage-failure.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { describeFailure } from '../failure-words.ts';
import { log } from '../observing/log.ts';
import { routeOf } from '../observing/observe.ts';
import { stopPage } from '../tracking/pages.ts';
import { meta } from './envelopes.ts';
import { Refusal, type RefusalCode, type RefusalEntry, refuse } from './refusal.ts';
import type { Served } from './served-call.ts';

// RFC 6749 5.2 has its own names and statuses for failed token requests.
const oauthErrors: Partial<Record<RefusalCode, string>> = {
  UNAUTHENTICATED: 'invalid_client',
  INVALID_CREDENTIALS: 'invalid_grant',
  INVALID_REFRESH_TOKEN: 'invalid_grant',
  ACCOUNT_NOT_VERIFIED: 'invalid_grant',
  SECOND_FACTOR_REQUIRED: 'invalid_grant',
  ACCOUNT_PENDING: 'invalid_grant',
  ACCOUNT_REJECTED: 'invalid_grant',
  ACCOUNT_SUSPENDED: 'invalid_grant',
};

// An unsupported grant differs from a missing one.
const isOtherGrant = ({ field, errors = [] }: RefusalEntry) =>
  field === 'grant_type' && errors.every(({ code }) => code !== 'REQUIRED');

function oauthErrorOf({ code, entries }: Refusal) {
  return entries.some(isOtherGrant) ? 'unsupported_grant_type' : (oauthErrors[code] ?? 'invalid_request');
}

const isOauth = (context: Context) => context.req.path.startsWith('/api/oauth/');
const oauthStatuses: Partial<Record<Refusal['status'], Refusal['status']>> = { 403: 400, 422: 400 };

// Seconds: a database server restarts in less.
const retryAfter = 5;

function refusalOf(error: unknown, context: Context<Served>) {
  if (error instanceof Refusal) return error;
  const later = { headers: { 'retry-after': String(retryAfter) } };
  // The database says once that it cannot save.
  if (isStorageFailure(error)) return refuse('STORAGE_UNAVAILABLE', later);
  // Nobody is there any more to read an answer.
  if (context.req.raw.signal.aborted) return refuse('INTERNAL_SERVER_ERROR');
  const route = routeOf(context);
  log.error(`${context.req.method} ${route} failed: ${describeFailure(error)}`, {
    route,
    trace_id: context.get('trace')?.id,
  });
  // A process of the group was started with another key: the next one may answer.
  const isElsewhere = isUnavailable(error) || error instanceof UnreadableSecret;
  return isElsewhere ? refuse('SERVICE_UNAVAILABLE', later) : refuse('INTERNAL_SERVER_ERROR');
}

// People who follow a link get a page.
const isNavigation = ({ req }: Context) => req.header('accept')?.includes('text/html') === true;

// Internals stay inside (E7).
export function answerFailure(error: unknown, context: Context<Served>) {
  const refusal = refusalOf(error, context);
  const { status, code, message, entries, headers, challenge, quota, inquiry } = refusal;
  if (status === 503 && isNavigation(context)) {
    return context.html(stopPage('unavailable', context.req.header('accept-language')), status, headers);
  }
  // JSON leaves out what is undefined.
  const body = { code, description: message, errors: entries, challenge, quota, inquiry, meta };
  if (!isOauth(context)) return context.json(body, status satisfies ContentfulStatusCode, headers);
  const oauth = { error: oauthErrorOf(refusal), error_description: message };
  return context.json({ ...oauth, ...body }, oauthStatuses[status] ?? status, headers);
}
