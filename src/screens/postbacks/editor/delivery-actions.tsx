import { mutation } from '#api/queries.ts';
import { postbacks, type PostbackDelivery } from '#contract/postbacks.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useOnce } from '#lists/use-once.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';

type DeliveryActionsProps = {
  /** Of the postback. */
  id: number;
  delivery: PostbackDelivery;
  onRetried: () => Promise<unknown>;
};

/** Copies the whole address; what waits or has failed is called at once. */
export function DeliveryActions({ id, delivery, onRetried }: DeliveryActionsProps) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const { mutateAsync } = useMutation(mutation(postbacks.retry));
  const { mutate, isPending } = useOnce(async () => {
    await mutateAsync({ params: { id, delivery: delivery.id } });
    await onRetried();
  });
  const at = dateTime(new Date(delivery.created_at));
  return (
    <RowActions>
      {delivery.status === 'delivered' ? null : (
        <IconButton
          writes
          icon={RotateCw}
          label={t`Retry now: call of ${at}`}
          tip={t`Retry now`}
          busy={isPending}
          onClick={() => mutate()}
        />
      )}
      <CopyButton text={delivery.url} label={t`Copy the address called ${at}`} />
    </RowActions>
  );
}
