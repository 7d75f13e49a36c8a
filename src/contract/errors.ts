import * as z from 'zod/mini';

const entry = z.object({
  code: z.nullish(z.string()),
  description: z.nullish(z.string()),
  field: z.nullish(z.string()),
});

/** The body of a failed answer, as tolerant as a foreign network needs it (E2 to E4). */
export const errorBody = z.object({
  code: z.nullish(z.string()),
  description: z.nullish(z.string()),
  errors: z.nullish(z.array(z.extend(entry, { errors: z.nullish(z.array(entry)) }))),
});

/** The codes that the reference network answers with; their texts are in the error catalogue (E7). */
export const errorCodes = [
  'ACCOUNT_PENDING',
  'ACCOUNT_SUSPENDED',
  'FORBIDDEN',
  'INTERNAL_SERVER_ERROR',
  'INVALID_CREDENTIALS',
  'INVALID_ONE_TIME_TOKEN',
  'NOT_FOUND_HTTP_EXCEPTION',
  'PAYLOAD_TOO_LARGE',
  'RANGE_TOO_LONG',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'UNKNOWN_PARAMETER',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_ERROR',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
