import { useEffect } from 'react';

const ask = (event: Event) => event.preventDefault();

/** The browser asks before the page goes with what was not saved. */
export function useAskBeforeReload(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
