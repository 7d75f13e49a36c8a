import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from '#api/api-error.ts';

/**
 * A change that a button makes, with the state of `useMutation`: while it is under way `mutate` does nothing, however often
 * the button is pressed before it shows that it is busy. `keyOf` tells changes apart that may be under way at once.
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
