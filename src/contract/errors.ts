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
  'ACCOUNT_NOT_VERIFIED',
  'ACCOUNT_PENDING',
  'ACCOUNT_REJECTED',
  'ACCOUNT_SUSPENDED',
  'ALREADY_APPLIED',
  'API_TOKEN_EXISTS',
  'APPROVAL_DECIDED',
  'CAMPAIGN_ENDED',
  'CAMPAIGN_NOT_STARTED',
  'CHANGED_MEANWHILE',
  'CLICKTAG_IN_USE',
  'CURRENCY_ALREADY_CHANGED',
  'FORBIDDEN',
  'INTERNAL_SERVER_ERROR',
  'INVALID_CREDENTIALS',
  'INVALID_ONE_TIME_TOKEN',
  'INVALID_REFRESH_TOKEN',
  'INVALID_RESET_LINK',
  'INVALID_SIGNATURE',
  'MATERIALS_FULL',
  'NOT_FOUND_HTTP_EXCEPTION',
  'OFFER_NOT_ACTIVE',
  'OFFER_NOT_APPLIED',
  'OFFER_NOT_LIVE',
  'PAYLOAD_TOO_LARGE',
  'POSTBACK_NOT_GLOBAL',
  'RANGE_TOO_LONG',
  'RTB_ALREADY_REQUESTED',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'UNKNOWN_PARAMETER',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_ERROR',
  'WEIGHTS_NOT_100',
] as const;
export type ErrorCode = (typeof errorCodes)[number];
