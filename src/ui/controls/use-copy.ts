import { useLingui } from '@lingui/react/macro';
import { notify } from '../feedback/notify.ts';

/** Puts a text on the clipboard, and tells whether it is there: browsers may refuse, which is said. */
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
