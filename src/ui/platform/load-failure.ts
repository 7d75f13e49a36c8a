import { ApiError } from '#api/api-error.ts';
import { messagesOf, textOfAll } from '#i18n/error-messages.ts';
import type { I18n } from '@lingui/core';

/**
 * Why loading was refused; null for an error of loading, for no answer at all and for a call that was cancelled with its
 * session (whatever its query's type says), which have no reason to give (E8).
 */
export function reasonOf(failure: Error | null, i18n: I18n): string | null {
  if (!(failure instanceof ApiError) || failure.status < 300 || failure.isLoadingError) return null;
  return textOfAll(messagesOf(failure), i18n);
}
