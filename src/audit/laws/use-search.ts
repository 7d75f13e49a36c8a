import type { Progress } from '#machines/laws/counterexample.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { searched, type SearchQuestion } from './search.ts';

/** Searches for a walk that breaks a law; what was found stays while the page is open. */
export function useSearch({ mutant, law }: SearchQuestion) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const queryClient = useQueryClient();
  const queryKey = ['counterexample', mutant, law];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      setProgress(null);
      return searched({ mutant, law }, signal, setProgress);
    },
    staleTime: 'static',
    // A search needs no network.
    networkMode: 'always',
  });
  return { ...query, progress, cancel: () => void queryClient.cancelQueries({ queryKey }) };
}
