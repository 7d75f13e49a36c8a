import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { meta } from './envelopes.ts';
import { Refusal, type RefusalCode, refuse } from './refusal.ts';

/** RFC 6749 5.2 names the failures of a token request in its own way. */
const oauthErrors: Partial<Record<RefusalCode, string>> = {
  UNAUTHENTICATED: 'invalid_client',
  INVALID_CREDENTIALS: 'invalid_grant',
  ACCOUNT_PENDING: 'invalid_grant',
  ACCOUNT_SUSPENDED: 'invalid_grant',
};

const isOauth = (context: Context) => context.req.path.startsWith('/api/oauth/');

function describe(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  return `${error.name}: ${error.message}${code}`;
}

function refusalOf(error: unknown, context: Context) {
  if (error instanceof Refusal) return error;
  // Driver errors carry kilobytes of generated code in their stack, and a query may hold a secret: neither is printed.
  console.error(`${context.req.method} ${context.req.path} failed: ${describe(error)}`);
  return refuse('INTERNAL_SERVER_ERROR');
}

/** Turns whatever was thrown into an answer of the error catalogue (E7); nothing of the inside gets out. */
export function answerFailure(error: unknown, context: Context) {
  const { status, code, message, entries, headers } = refusalOf(error, context);
  const oauth = isOauth(context)
    ? { error: oauthErrors[code] ?? 'invalid_request', error_description: message }
    : {};
  const body = { ...oauth, code, description: message, errors: entries, meta };
  return context.json(body, status satisfies ContentfulStatusCode, headers);
}
