import { ApiError } from './api-error.ts';

const absent: ReadonlySet<number> = new Set([404, 405, 501]);

/** A network that does not have the call, as not all have those that the specification does not show. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof ApiError && absent.has(error.status);
