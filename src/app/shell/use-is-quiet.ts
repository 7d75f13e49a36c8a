import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

// In ms: a pause between two calls is none, and a screen that never rests is not waited for.
const [rest, atLast] = [300, 5000];

/** Whether the first screen has its data: nothing is being loaded for a moment. */
export function useIsQuiet(): boolean {
  const queries = useQueryClient();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return undefined;
    const settle = () => setQuiet(true);
    const last = setTimeout(settle, atLast);
    let resting = setTimeout(settle, atLast);
    const stop = queries.getQueryCache().subscribe(() => {
      clearTimeout(resting);
      if (queries.isFetching() === 0) resting = setTimeout(settle, rest);
    });
    return () => {
      stop();
      clearTimeout(last);
      clearTimeout(resting);
    };
  }, [queries, isQuiet]);
  return isQuiet;
}
