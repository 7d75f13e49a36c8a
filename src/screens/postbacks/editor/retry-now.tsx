import { mutation } from '#api/queries.ts';
import { postbacks } from '#contract/postbacks.ts';
import { useOnce } from '#lists/use-once.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';

type RetryNowProps = {
  /** Of the postback, and of the call. */
  id: number;
  delivery: number;
  /** When the call was first due, as it is written. */
  time: string;
  onRetried: () => Promise<unknown>;
};

/** Makes a call at once that waits or has failed. */
export function RetryNow({ id, delivery, time, onRetried }: RetryNowProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(mutation(postbacks.retry));
  const { mutate, isPending } = useOnce(async () => {
    await mutateAsync({ params: { id, delivery } });
    await onRetried();
  });
  return (
    <IconButton
      writes
      icon={RotateCw}
      label={t`Retry now: call of ${time}`}
      tip={t`Retry now`}
      busy={isPending}
      onClick={() => mutate()}
    />
  );
}
