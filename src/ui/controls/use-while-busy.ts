import { disabledReasons } from '#i18n/disabled-reasons.ts';
import { useLingui } from '@lingui/react/macro';

/** The `disabledReason` of other buttons while a call is pending, else null. */
export function useWhileBusy(isBusy: boolean): string | null {
  const { i18n } = useLingui();
  return isBusy ? i18n._(disabledReasons.busy) : null;
}
