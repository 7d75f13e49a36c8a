import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from '#api/api-error.ts';

/**
 * `useMutation` that runs once: `mutate` is ignored while a call is pending, however fast the button is pressed.
 * `keyOf` tells apart calls that may run in parallel.
 */
export function useOnce<Answer, Input = void>(
  mutationFn: (input: Input) => Promise<Answer>,
  keyOf: (input: Input) => unknown = () => null,
) {
  const underWay = useRef(new Set<unknown>());
  const { mutate, isPending, isSuccess, data, error } = useMutation<Answer, ApiError, Input>({
    mutationFn,
    onSettled: (_, __, input) => void underWay.current.delete(keyOf(input)),
  });
  const mutateOnce = (input: Input) => {
    const key = keyOf(input);
    if (underWay.current.has(key)) return;
    underWay.current.add(key);
    mutate(input);
  };
  return { mutate: mutateOnce, isPending, isSuccess, data, error };
}
