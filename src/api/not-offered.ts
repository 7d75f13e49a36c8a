import { ApiError } from './api-error.ts';

const absent: ReadonlySet<number> = new Set([404, 405, 501]);

/** The network lacks this call, as it may lack those that the specification does not show. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof ApiError && absent.has(error.status);
