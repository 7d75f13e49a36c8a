import { createContext, useContext, useEffect } from 'react';

/** Holds the page back while something is not saved; the function it gives back lets go. */
export type Hold = () => () => void;

/** Who asks before a held page is left; nobody where nothing is provided. */
export const LeaveGuardContext = createContext<Hold>(() => () => undefined);

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/** Leaving asks while `isHeld`: inside the portal its chart does, closing the window the browser itself. */
export function useLeaveGuard(isHeld: boolean): void {
  const hold = useContext(LeaveGuardContext);
  useEffect(() => {
    if (!isHeld) return undefined;
    const release = hold();
    window.addEventListener('beforeunload', askBrowser);
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      release();
    };
  }, [isHeld, hold]);
}
