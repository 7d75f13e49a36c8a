import { ApiError } from '#api/api-error.ts';
import { messagesOf, textOfAll } from '#i18n/error-messages.ts';
import { firstLocale } from '#i18n/i18n.ts';
import type { ToastAction } from '#machines/toasts/toasts.machine.ts';
import { i18n } from '@lingui/core';
import { notify } from './notify.ts';

/**
 * * Tells in a toast what a call was refused with, and what can be done about it. Nothing is told of calls that
 * nobody waits for any more, nor of statuses that the network has configured to be ignored (E8, E9).
 */
export async function notifyFailure(error: unknown, action?: ToastAction): Promise<void> {
  if (!(error instanceof ApiError) || error.isIgnored) return;
  await firstLocale;
  const text = textOfAll(messagesOf(error), i18n);
  const { reportCode } = error;
  const offered = action ?? (reportCode === null ? null : ({ name: 'copy', id: reportCode } as const));
  notify({ type: 'apiError', text, ...(offered && { action: offered }) });
}
