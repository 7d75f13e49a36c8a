import { useLingui } from '@lingui/react/macro';

/** The `disabledReason` of other buttons while a call is pending, else null. */
export function useWhileBusy(isBusy: boolean): string | null {
  const { t } = useLingui();
  return isBusy ? t`Please wait: it is under way` : null;
}
