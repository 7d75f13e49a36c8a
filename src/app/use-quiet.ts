import { useEffect, useState } from 'react';

const untilQuiet = 3000;

/** Whether the first screen has had the time to fetch what it needs itself. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), untilQuiet);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
}
