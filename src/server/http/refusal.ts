import { errorCatalogue } from '#contract/errors.ts';

const catalogue = {
  ...errorCatalogue,
  // The portal has no words of its own for these: it shows those of the network.
  CONFIGURATION_ENTRY_EXISTS: [409, 'This entry exists already'],
  REVIEW_NOT_POSSIBLE: [409, 'The account is in no state for this decision'],
} as const;
export type RefusalCode = keyof typeof catalogue;

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

export const refuseField = (field: string, code: string, description: string) =>
  refuse('VALIDATION_ERROR', { entries: [{ field, errors: [{ code, description }] }] });

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
