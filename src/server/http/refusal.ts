import type { ErrorCode } from '#contract/errors.ts';

/** What the portal has no words of its own for: it shows those of the network. */
type OwnCode = 'ALREADY_APPLIED' | 'OFFER_NOT_ACTIVE' | 'OFFER_NOT_LIVE';
export type RefusalCode = ErrorCode | OwnCode;

const catalogue = {
  ACCOUNT_PENDING: [403, 'Your account is awaiting review'],
  ACCOUNT_SUSPENDED: [403, 'Your account is suspended'],
  ALREADY_APPLIED: [409, 'You have applied for this offer already'],
  FORBIDDEN: [403, 'You may not do this'],
  INTERNAL_SERVER_ERROR: [500, 'Internal Server Error'],
  INVALID_CREDENTIALS: [400, 'Invalid Credentials'],
  INVALID_ONE_TIME_TOKEN: [400, 'This link is used up or too old'],
  NOT_FOUND_HTTP_EXCEPTION: [404, 'Requested resource is not found'],
  OFFER_NOT_ACTIVE: [409, 'This offer is not active'],
  OFFER_NOT_LIVE: [409, 'You are not approved for this offer'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large'],
  RANGE_TOO_LONG: [422, 'The period is too long'],
  TOO_MANY_REQUESTS: [429, 'Too many attempts, please try again later'],
  UNAUTHENTICATED: [401, 'Unauthenticated'],
  UNKNOWN_PARAMETER: [400, 'Requested data with unknown parameter'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body has the wrong content type'],
  VALIDATION_ERROR: [422, 'The given data was invalid'],
} as const satisfies Record<RefusalCode, readonly [status: number, description: string]>;

/** An entry of `errors`: of a field it lists what is wrong with it. */
export type RefusalEntry = {
  code?: string;
  description?: string;
  field?: string;
  errors?: { code: string; description: string }[];
};
type RefusalDetails = { description?: string; entries?: RefusalEntry[]; headers?: Record<string, string> };

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
    this.entries = details.entries ?? [{ code, description }];
    this.headers = details.headers ?? {};
  }
}

/** Makes a refusal of the error catalogue (E7): `throw refuse('FORBIDDEN')`. */
export const refuse = (code: RefusalCode, details: RefusalDetails = {}) => new Refusal(code, details);

/** Refuses one field of a body or query. */
export const refuseField = (field: string, code: string, description: string) =>
  refuse('VALIDATION_ERROR', { entries: [{ field, errors: [{ code, description }] }] });
