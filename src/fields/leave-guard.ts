import { createContext, useCallback, useContext, useEffect, useRef } from 'react';

/**
 * A form with unsaved changes: the search parameters of its place, how to discard its draft, and whether they are on
 * their way to the network, which may save them even if the form is left.
 */
export type GuardedForm = { parameters: readonly string[]; forget: () => void; isSending: () => boolean };

// Registers a form to ask before its place is left; returns how to release it.
export type RegisterGuard = (form: GuardedForm) => () => void;

const letGo = () => undefined;

/** Without a provider nothing asks. */
export const LeaveGuardContext = createContext<RegisterGuard>(() => letGo);

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

// Who asks before unsaved changes are left: portal and browser, the browser alone when its window closes, or nobody.
export type Leaving = 'guarded' | 'guardsClosing' | 'unguarded';

// Asks before unsaved changes are left: inside the portal by its chart, on closing the window by the browser. Returns
// how to release it at once.
export function useLeaveGuard(
  leaving: Leaving,
  { forget, isSending }: Pick<GuardedForm, 'forget' | 'isSending'>,
): () => void {
  const hold = useContext(LeaveGuardContext);
  const release = useRef(letGo);
  useEffect(() => {
    if (leaving === 'unguarded') return undefined;
    const free = leaving === 'guarded' ? hold({ parameters: [], forget, isSending }) : letGo;
    window.addEventListener('beforeunload', askBrowser);
    release.current = () => {
      window.removeEventListener('beforeunload', askBrowser);
      free();
    };
    return () => release.current();
  }, [leaving, hold, forget, isSending]);
  return useCallback(() => release.current(), []);
}
