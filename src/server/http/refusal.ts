import type { ErrorCode } from '#contract/errors.ts';

/** What the portal has no words of its own for: it shows those of the network. */
type OwnCode = 'CONFIGURATION_ENTRY_EXISTS' | 'REVIEW_NOT_POSSIBLE';
export type RefusalCode = ErrorCode | OwnCode;

const catalogue = {
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
  CONFIGURATION_ENTRY_EXISTS: [409, 'This entry exists already'],
  CURRENCY_ALREADY_CHANGED: [409, 'The currency was changed already'],
  FORBIDDEN: [403, 'You may not do this'],
  INTERNAL_SERVER_ERROR: [500, 'Internal Server Error'],
  INVALID_CREDENTIALS: [400, 'Invalid Credentials'],
  INVALID_ONE_TIME_TOKEN: [400, 'This link is used up or too old'],
  INVALID_REFRESH_TOKEN: [400, 'This refresh token is used up or too old'],
  INVALID_RESET_LINK: [400, 'This link is used up or too old'],
  INVALID_SIGNATURE: [403, 'This link is not valid or too old'],
  MATERIALS_FULL: [409, 'There are twenty creatives already'],
  NOT_FOUND_HTTP_EXCEPTION: [404, 'Requested resource is not found'],
  OFFER_NOT_ACTIVE: [409, 'This offer is not active'],
  OFFER_NOT_APPLIED: [409, 'You have not applied for this offer'],
  OFFER_NOT_LIVE: [409, 'You are not approved for this offer'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large'],
  POSTBACK_NOT_GLOBAL: [409, 'Only an active postback for all offers can be the default'],
  RANGE_TOO_LONG: [422, 'The period is too long'],
  REVIEW_NOT_POSSIBLE: [409, 'The account is in no state for this decision'],
  RTB_ALREADY_REQUESTED: [409, 'Real-time buying was requested already'],
  TOO_MANY_REQUESTS: [429, 'Too many attempts, please try again later'],
  UNAUTHENTICATED: [401, 'Unauthenticated'],
  UNKNOWN_PARAMETER: [400, 'Requested data with unknown parameter'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body has the wrong content type'],
  VALIDATION_ERROR: [422, 'The given data was invalid'],
  WEIGHTS_NOT_100: [422, 'The weights of the active rows have to add up to 100'],
} as const satisfies Record<RefusalCode, readonly [status: number, description: string]>;

/** An entry of `errors`: of a field it lists what is wrong with it. */
export type RefusalEntry = {
  code?: string;
  description?: string;
  field?: string;
  errors?: { code: string; description: string }[];
};
type RefusalDetails = {
  description?: string;
  entries?: RefusalEntry[];
  /** What somebody has written about it: an entry of its own, without a code. */
  reason?: string;
  headers?: Record<string, string>;
};

/** A failed answer in the making; throw it anywhere below a call. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: (typeof catalogue)[RefusalCode][0];
  readonly entries: RefusalEntry[];
  readonly headers: Record<string, string>;

  constructor(code: RefusalCode, details: RefusalDetails) {
    const [status, usual] = catalogue[code];
    const description = details.description ?? usual;
    super(description);
    this.code = code;
    this.status = status;
    const { reason, entries = [{ code, description }] } = details;
    this.entries = reason === undefined ? entries : [...entries, { description: reason }];
    this.headers = details.headers ?? {};
  }
}

/** Makes a refusal of the error catalogue (E7): `throw refuse('FORBIDDEN')`. */
export const refuse = (code: RefusalCode, details: RefusalDetails = {}) => new Refusal(code, details);

/** Refuses one field of a body or query. */
export const refuseField = (field: string, code: string, description: string) =>
  refuse('VALIDATION_ERROR', { entries: [{ field, errors: [{ code, description }] }] });

/** What is wrong with one field of a body. */
export type FieldProblem = { field: string; code: string; description: string };

/** Refuses several fields at once; nothing is refused where there are no problems. */
export function refuseFields(problems: readonly FieldProblem[]) {
  if (problems.length === 0) return;
  const byField = Map.groupBy(problems, ({ field }) => field);
  throw refuse('VALIDATION_ERROR', {
    entries: [...byField].map(([field, list]) => ({
      field,
      errors: list.map(({ code, description }) => ({ code, description })),
    })),
  });
}
