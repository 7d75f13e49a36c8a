import { createContext, useCallback, useContext, useEffect, useRef } from 'react';

/** A form with unsaved changes: the parameters of the address that name its place, and what ends its draft. */
export type HeldForm = { parameters: readonly string[]; forget: () => void };

/** Has leaving the place of a form ask; the function it gives back lets go. */
export type Hold = (form: HeldForm) => () => void;

const letGo = () => undefined;

/** Who asks before the place of a form is left; nobody where nothing is provided. */
export const LeaveGuardContext = createContext<Hold>(() => letGo);

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Leaving asks while `isHeld`: inside the portal its chart does, closing the window the browser itself. The function it
 * gives back lets go at once, for those who lead on themselves.
 */
export function useLeaveGuard(isHeld: boolean, forget: () => void): () => void {
  const hold = useContext(LeaveGuardContext);
  const release = useRef(letGo);
  useEffect(() => {
    if (!isHeld) return undefined;
    const free = hold({ parameters: [], forget });
    window.addEventListener('beforeunload', askBrowser);
    release.current = () => {
      window.removeEventListener('beforeunload', askBrowser);
      free();
    };
    return () => release.current();
  }, [isHeld, hold, forget]);
  return useCallback(() => release.current(), []);
}
