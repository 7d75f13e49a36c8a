import type { ApiError } from '#api/api-error.ts';

const absent: ReadonlySet<number> = new Set([404, 405, 501]);

/** A network that does not have the call, as not all have those that the specification does not show. */
export const isNotOffered = ({ status }: Pick<ApiError, 'status'>): boolean => absent.has(status);
