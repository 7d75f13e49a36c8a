import * as z from 'zod/mini';

const entry = z.object({
  code: z.nullish(z.string()),
  description: z.nullish(z.string()),
  field: z.nullish(z.string()),
});

/** The body of a failed answer, as lenient as a foreign network needs it (E2 to E4). */
export const errorBody = z.object({
  code: z.nullish(z.string()),
  description: z.nullish(z.string()),
  errors: z.nullish(z.array(z.extend(entry, { errors: z.nullish(z.array(entry)) }))),
  challenge: z.optional(z.unknown()),
  quota: z.optional(z.unknown()),
});

/** Refusals of the reference network: status and its own words; the portal's are in its error catalogue (E7). */
export const errorCatalogue = {
  ACCOUNT_NOT_VERIFIED: [403, 'Your email address is not confirmed yet'],
  ACCOUNT_PENDING: [403, 'Your account is awaiting review'],
  ACCOUNT_REJECTED: [403, 'Your registration was not accepted'],
  ACCOUNT_SUSPENDED: [403, 'Your account is suspended'],
  ALREADY_APPLIED: [409, 'You have applied for this offer already'],
  API_TOKEN_EXISTS: [409, 'There is an API token already'],
  APPROVAL_DECIDED: [409, 'This application was decided already'],
  CAMPAIGN_ENDED: [409, 'This campaign has ended'],
  CAMPAIGN_NOT_STARTED: [409, 'This campaign has not started yet'],
  CHANGED_MEANWHILE: [409, 'This was changed meanwhile'],
  CLICKTAG_IN_USE: [409, 'This click tag is in use'],
  CONFIRMATION_REQUIRED: [403, 'Confirm first that it is you'],
  CURRENCY_ALREADY_CHANGED: [409, 'The currency was changed already'],
  DEMO_CLOSED: [403, 'The demo accounts are closed on this network'],
  FORBIDDEN: [403, 'You may not do this'],
  IDEMPOTENCY_KEY_IN_USE: [409, 'The first request with this key is still under way'],
  IDEMPOTENCY_KEY_MALFORMED: [400, 'The idempotency key is malformed'],
  IDEMPOTENCY_KEY_REUSED: [422, 'This idempotency key belongs to another request'],
  INTERNAL_SERVER_ERROR: [500, 'Internal Server Error'],
  INVALID_CREDENTIALS: [400, 'Invalid Credentials'],
  INVALID_LINK: [400, 'This link is used up, too old or was ended'],
  INVALID_ONE_TIME_TOKEN: [400, 'This link is used up or too old'],
  INVALID_REFRESH_TOKEN: [400, 'This refresh token is used up or too old'],
  INVALID_RESET_LINK: [400, 'This link is used up or too old'],
  INVALID_SECOND_FACTOR: [400, 'The code or passkey is not right'],
  INVALID_SIGNATURE: [403, 'This link is not valid or too old'],
  NOT_FOUND_HTTP_EXCEPTION: [404, 'Requested resource is not found'],
  OFFER_NOT_ACTIVE: [409, 'This offer is not active'],
  OFFER_NOT_APPLIED: [409, 'You have not applied for this offer'],
  OFFER_NOT_LIVE: [409, 'You are not approved for this offer'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large'],
  POSTBACK_NOT_GLOBAL: [409, 'Only an active postback for all offers can be the default'],
  QUOTA_REACHED: [409, 'You have as many of these as you may have'],
  RANGE_TOO_LONG: [422, 'The period is too long'],
  RTB_ALREADY_REQUESTED: [409, 'Real-time buying was requested already'],
  SERVICE_UNAVAILABLE: [503, 'The network cannot answer at the moment, please try again later'],
  STORAGE_UNAVAILABLE: [503, 'Nothing can be saved at the moment, please try again later'],
  SECRET_SHOWN_ONCE: [409, 'This was created already, and its secret is shown only once'],
  SECOND_FACTOR_EXISTS: [409, 'There is an authenticator app already'],
  SECOND_FACTOR_EXPIRED: [400, 'The sign-in took too long, or failed too often'],
  SECOND_FACTOR_REQUIRED: [403, 'A second factor is required'],
  SECOND_FACTOR_SETUP_REQUIRED: [403, 'Set up a second factor first'],
  TOO_MANY_REQUESTS: [429, 'Too many attempts, please try again later'],
  UNAUTHENTICATED: [401, 'Unauthenticated'],
  UNKNOWN_PARAMETER: [400, 'Requested data with unknown parameter'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body has the wrong content type or encoding'],
  VALIDATION_ERROR: [422, 'The given data was invalid'],
  WEIGHTS_NOT_100: [422, 'The weights of the active rows have to add up to 100'],
} as const satisfies Record<string, readonly [status: number, description: string]>;
export type ErrorCode = keyof typeof errorCatalogue;
