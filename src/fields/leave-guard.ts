import { createContext, useCallback, useContext, useEffect, useRef } from 'react';

/** A form with unsaved changes: the parameters of the address that name its place, and what ends its draft. */
export type HeldForm = { parameters: readonly string[]; forget: () => void };

/** Has leaving the place of a form ask; the function it gives back lets go. */
export type Hold = (form: HeldForm) => () => void;

const letGo = () => undefined;

/** Who asks before the place of a form is left; nobody where nothing is provided. */
export const LeaveGuardContext = createContext<Hold>(() => letGo);

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/** Who asks before what was typed is left: the portal and the browser, the browser alone as its window closes, or nobody. */
export type Leaving = 'asks' | 'closingAsks' | 'free';

/**
 * Leaving asks: inside the portal its chart does, closing the window the browser itself. The function it gives back lets
 * go at once, for those who lead on themselves.
 */
export function useLeaveGuard(leaving: Leaving, forget: () => void): () => void {
  const hold = useContext(LeaveGuardContext);
  const release = useRef(letGo);
  useEffect(() => {
    if (leaving === 'free') return undefined;
    const free = leaving === 'asks' ? hold({ parameters: [], forget }) : letGo;
    window.addEventListener('beforeunload', askBrowser);
    release.current = () => {
      window.removeEventListener('beforeunload', askBrowser);
      free();
    };
    return () => release.current();
  }, [leaving, hold, forget]);
  return useCallback(() => release.current(), []);
}
