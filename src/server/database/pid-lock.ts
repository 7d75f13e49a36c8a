import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

// When a process was started, where the operating system shows it: numbers of processes are used again.
function startOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

// Linked when complete: nobody reads a half one.
function write(path: string) {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${startOf(process.pid)}`, { mode: 0o600 });
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

// The process that holds the lock, or null where it has ended.
function holderOf(path: string) {
  const [number, start = ''] = readFileSync(path, 'utf8').trim().split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (pid === process.pid || !isRunning(pid)) return null;
  return start === '' || start === startOf(pid) ? pid : null;
}

/** Takes the lock; that of a process that has ended is taken over. */
export function takePidLock(path: string): PidLock {
  mkdirSync(dirname(path), { recursive: true });
  while (!write(path)) {
    const pid = holderOf(path);
    if (pid !== null) return { held: false, pid };
    rmSync(path, { force: true });
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
