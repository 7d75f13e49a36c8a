import { query } from '#api/queries.ts';
import { userQuery } from '#api/reference-data.ts';
import { payments, type Balance } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { NetworkText } from '#i18n/network-text.tsx';
import { dash } from '#i18n/words.ts';
import { usePayoutRequest } from '#portal/payout-request.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DocumentButton } from './document-button.tsx';
import { usePaymentNames } from './payment-words.ts';
import { releasedBy } from './releases.ts';

type Of = { balance: Balance };

function Terms({ balance, amount }: Of & { amount: string }) {
  const { day } = useFormats();
  const { methodOf } = usePaymentNames();
  return (
    <DefinitionList
      items={[
        { id: 'amount', term: <Trans>Amount without VAT</Trans>, details: amount },
        {
          id: 'method',
          term: <Trans>Payment method</Trans>,
          details: <NetworkText>{methodOf(balance.payment_method)}</NetworkText>,
        },
        { id: 'payee', term: <Trans>Paid to</Trans>, details: balance.payee ?? dash },
        { id: 'day', term: <Trans>Paid on</Trans>, details: day(balance.payout_day) },
      ]}
    />
  );
}

/** What leaves its hold by the payout day and would have to wait for another one. */
function LeftOut({ balance }: Of) {
  const { day, money } = useFormats();
  const { releases = [], payout_day: next, following_day: following, currency } = balance;
  const amount = releasedBy(releases, next);
  if (amount === 0 || !following) return null;
  const [rest, payday, then] = [money(amount, currency), day(next), day(following)];
  return (
    <Trans>
      Another {rest} leaves its hold by {payday}: it is not part of this payout and is paid on {then} at the
      earliest. Until your network has decided, you can withdraw the request and ask again for all of it.
    </Trans>
  );
}

/** Requests a payout of what is available, after a question; disabled, it says why. */
export function PayoutRequest({ balance }: Of) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const { data: user } = useQuery(userQuery);
  const request = usePayoutRequest({
    onRequested: (payout) => {
      const requested = money(payout.amount, payout.currency);
      notify({ type: 'success', text: t`A payout of ${requested} was requested` });
    },
  });
  const { available: amount, currency, refusals } = balance;
  const question = {
    amount,
    currency,
    refusal: refusals[0] ?? null,
    isShadowed: Boolean(user?.shadow),
  };
  const whyNot = request.whyNotAsk(question);
  const asked = money(request.asked?.amount, request.asked?.currency ?? currency);
  return (
    <>
      <Button
        writes
        variant="primary"
        disabledReason={whyNot && i18n._(whyNot)}
        onClick={() => request.ask(question)}
      >
        <Trans>Request a payout</Trans>
      </Button>
      <ConfirmDialog
        open={request.isAsking}
        command={request}
        title={<Trans>Request a payout of {asked}?</Trans>}
        confirm={<Trans>Request payout</Trans>}
        isHarmless
        details={
          <>
            <Terms balance={balance} amount={asked} />
            <DocumentButton
              query={query(payments.invoicePreview)}
              tip={t`The invoice as it would be if you requested the payout now`}
            >
              <Trans>Preview the invoice</Trans>
            </DocumentButton>
          </>
        }
      >
        <Trans>All that is available is paid out once your network has approved it.</Trans>{' '}
        <LeftOut balance={balance} />
      </ConfirmDialog>
    </>
  );
}
