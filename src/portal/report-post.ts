import { ApiError } from '#api/api-error.ts';
import { errorLogs } from '#contract/error-logs.ts';
import * as z from 'zod/mini';
import type { Portal } from './create-portal.ts';
import type { ErrorReport } from './error-report.ts';
import { keptReports } from './kept-reports.ts';

const mostKept = 10;
const kept = z.array(errorLogs.create.body);
/** What may pass by itself; everything else is an answer for good. */
const passing = new Set([0, 408, 429]);

function keptBefore(): readonly ErrorReport[] {
  try {
    return kept.parse(JSON.parse(keptReports.read()));
  } catch {
    return [];
  }
}

/** Sends reports one after the other; what does not arrive waits for a connection, in the next page of the tab too (E13). */
export function createPost({ client }: Pick<Portal, 'client'>) {
  let waiting = keptBefore();
  let isSending = false;

  function keep(reports: readonly ErrorReport[]) {
    waiting = reports.slice(-mostKept);
    keptReports.write(waiting);
  }

  /** Whether nothing more is to be done for a report: it was taken, or refused for good. */
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
