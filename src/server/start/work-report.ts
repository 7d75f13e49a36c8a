import { isStorageFailure } from '../database/storage-failure.ts';
import type { Health } from '../database/recovery.ts';
import { log } from '../observing/log.ts';

/** Says how repeated work ends, in a line where that changes: `null` is success. */
export function createWorkReport(health: Readonly<Health>) {
  let last = '';
  return (error: unknown) => {
    // The database says once that it cannot save, and once that it can.
    if (isStorageFailure(error) || (error !== null && !health.isWritable)) return;
    // Driver errors carry kilobytes of generated code in their stack.
    const text = error instanceof Error ? String(error) : '';
    if (text !== last) (text ? log.error : log.info)(`work: ${text || 'goes on'}`);
    last = text;
  };
}
