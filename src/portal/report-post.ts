import { ApiError } from '#api/api-error.ts';
import { errorLogs } from '#contract/error-logs.ts';
import * as z from 'zod/mini';
import type { Portal } from './create-portal.ts';
import type { ErrorReport } from './error-report.ts';
import { pendingReports } from './pending-reports.ts';

const maxWaiting = 10;
const storedReports = z.array(errorLogs.create.body);
// Worth another attempt; every other status is final.
const passing = new Set([0, 408, 429]);

function readWaiting(): readonly ErrorReport[] {
  try {
    return storedReports.parse(JSON.parse(pendingReports.read()));
  } catch {
    return [];
  }
}

/** Sends reports one after the other; unsent ones wait for a connection, through reloads of the tab (E13). */
export function createPost({ client }: Pick<Portal, 'client'>) {
  let waiting = readWaiting();
  let isSending = false;

  function keep(reports: readonly ErrorReport[]) {
    waiting = reports.slice(-maxWaiting);
    pendingReports.write(waiting);
  }

  // Accepted, or refused for good.
  async function isSettled(body: ErrorReport): Promise<boolean> {
    try {
      await client(errorLogs.create, { body });
      return true;
    } catch (error) {
      return error instanceof ApiError && error.status < 500 && !passing.has(error.status);
    }
  }

  async function goOn(): Promise<void> {
    const next = waiting[0];
    if (isSending || !next) return;
    isSending = true;
    const isDone = await isSettled(next);
    isSending = false;
    if (!isDone) return;
    keep(waiting.filter((other) => other !== next));
    await goOn();
  }

  window.addEventListener('online', () => void goOn());
  void goOn();
  return {
    send(report: ErrorReport) {
      keep([...waiting, report]);
      void goOn();
    },
  };
}
