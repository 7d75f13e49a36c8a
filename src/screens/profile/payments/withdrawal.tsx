import { userQuery } from '#api/reference-data.ts';
import { payments, type PaymentDetails } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { usePortal } from '#portal/portal-context.tsx';
import { useRemoval } from '#portal/removal.ts';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

function useWithdrawal(number: string) {
  const { t } = useLingui();
  const { client, data } = usePortal();
  return useRemoval({
    remove: async (id) => {
      try {
        await client(payments.withdraw, { params: { id } });
      } finally {
        // Where it is refused, the balance on screen is an old one.
        await data.queryClient().invalidateQueries({ queryKey: [payments.balance.resource] });
      }
    },
    onRemoved: () => notify({ type: 'success', text: t`${number} was withdrawn` }),
  });
}

/** Takes back a request that the network has not decided about (O12); nothing where the network knows no such call. */
export function Withdrawal({ payment }: { payment: PaymentDetails }) {
  const { money } = useFormats();
  const { data: user } = useQuery(userQuery);
  const { id, number, status, is_automatic: isAutomatic, withdrawn_at: withdrawnAt } = payment;
  const withdrawal = useWithdrawal(number);
  const amount = money(payment.amount, payment.currency);
  const isTheirs = status === 'requested' && !isAutomatic && user !== undefined && !user.shadow;
  return (
    <>
      {isTheirs && withdrawnAt !== undefined ? (
        <Button writes onClick={() => withdrawal.ask(id)}>
          <Trans>Withdraw the request</Trans>
        </Button>
      ) : null}
      <ConfirmDialog
        open={withdrawal.asked !== null}
        command={withdrawal}
        title={<Trans>Withdraw the request of {amount}?</Trans>}
        confirm={<Trans>Withdraw</Trans>}
      >
        <Trans>
          The amount is available again at once. You can request it anew, with all that is available by then.
        </Trans>
      </ConfirmDialog>
    </>
  );
}
