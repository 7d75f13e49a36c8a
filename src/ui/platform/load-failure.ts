import { ApiError } from '#api/api-error.ts';
import { messagesOf, textOfAll } from '#i18n/error-messages.ts';
import type { I18n } from '@lingui/core';

/**
 * Why a load was refused; null for loading errors, for no response, and for a call cancelled with its session
 * (whatever the type of its query says), which have no reason (E8).
 */
export function reasonOf(failure: Error | null, i18n: I18n): string | null {
  if (!(failure instanceof ApiError) || failure.status < 300 || failure.isLoadingError) return null;
  return textOfAll(messagesOf(failure), i18n);
}
