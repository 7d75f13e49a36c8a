const uniqueViolation = '23505';

/** Whether a write has failed because a key of its table is taken: another one at the same time was faster. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
