import { useLingui } from '@lingui/react/macro';

/** Why the buttons beside the one that was pressed do nothing meanwhile; null once it is done. For `disabledReason` of a `Button`. */
export function useWhileBusy(isBusy: boolean): string | null {
  const { t } = useLingui();
  return isBusy ? t`Please wait: it is under way` : null;
}
