import { useLingui } from '@lingui/react/macro';
import { notify } from '../feedback/notify.ts';

/** Copies a text and returns whether it worked; a refusal of the browser is shown in a toast. */
export function useCopy(): (text: string) => Promise<boolean> {
  const { t } = useLingui();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      notify({
        type: 'warning',
        text: t`Your browser did not allow copying. Allow access to the clipboard and try again.`,
      });
      return false;
    }
  };
}
