import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type PidLock = { held: true; release: () => void } | { held: false; pid: number };

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function write(path: string, flag: 'w' | 'wx') {
  try {
    writeFileSync(path, String(process.pid), { flag });
    return true;
  } catch {
    return false;
  }
}

// The lock of a dead process is taken over.
export function takePidLock(path: string): PidLock {
  mkdirSync(dirname(path), { recursive: true });
  if (!write(path, 'wx')) {
    const pid = Number(readFileSync(path, 'utf8'));
    if (pid !== process.pid && isRunning(pid)) return { held: false, pid };
    write(path, 'w');
  }
  return { held: true, release: () => rmSync(path, { force: true }) };
}

/** Waits for the lock file; returns its release. */
export async function waitForPidLock(path: string) {
  for (;;) {
    const lock = takePidLock(path);
    if (lock.held) return lock.release;
    await wait(100);
  }
}
