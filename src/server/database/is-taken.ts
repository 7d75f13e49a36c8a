const uniqueViolation = '23505';

/** A write failed because its key is taken: a concurrent one was faster. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
