import { isStorageFailure } from './database/storage-failure.ts';

// Of the operating system: no space, no quota, a limit of size, a broken or a read-only disk.
const ofDisk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS']);
const isDiskFailure = (error: Error) =>
  isStorageFailure(error) || ('code' in error && ofDisk.has(String(error.code)));

/** In one line: driver errors carry kilobytes of generated code in their stack, and queries may hold a secret. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  return `${error.name}: ${error.message}${code}`.replaceAll(/\s*\n\s*/g, ' ');
}

export type Expected = readonly (new (...values: never[]) => Error)[];

/** Ends a command: the words of a failure that was to be expected, a sentence about a full disk, else the stack. */
export const endWith =
  (expected: Expected, code = 1) =>
  (error: unknown) => {
    const isExpected = error instanceof Error && expected.some((kind) => error instanceof kind);
    if (isExpected) console.error(`\n${error.message}\n`);
    else if (error instanceof Error && isDiskFailure(error)) {
      console.error(`\nThe disk takes nothing more: ${error.message}. Make room and try again.\n`);
    } else console.error(error);
    process.exit(code);
  };
