// Codes of PostgreSQL: disk full, input or output failed, nothing may be written.
const codes = new Set(['53100', '58030', '25006']);
// Failures of files under a code that has other meanings too: the file may not grow, the disk is read-only.
const shared = new Set(['XX000', '42501']);
const ofFiles = /^could not (?:create|extend|fsync|open|read|truncate|write)\b.*\bfile\b/;

const isOfStorage = (code: string, message: string) =>
  codes.has(code) || (shared.has(code) && ofFiles.test(message));

/** The disk does not take what was to be written; what is stored can still be read. */
export const isStorageFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && isOfStorage(String(error.code), error.message);

/** For notes on the side, which must not fail what can go on without them. */
export const unlessStorageFails = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!isStorageFailure(error)) throw error;
  });
