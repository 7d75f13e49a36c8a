import type { PaymentDetails } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { CopyField } from '#ui/controls/copy-field.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Row = { id: string; label: ReactNode; copy: string; text: string | null | undefined; grouped?: boolean };

function useRows({ pay_to, invoice, ...payment }: PaymentDetails): readonly Row[] {
  const { t } = useLingui();
  if (!pay_to) return [];
  const total = (invoice?.total ?? payment.amount).toFixed(2);
  return [
    { id: 'amount', label: t`Amount to pay`, copy: t`Copy the amount`, text: total },
    { id: 'holder', label: t`Account holder`, copy: t`Copy the account holder`, text: pay_to.beneficiary },
    ...(pay_to.payment_method === 'paypal'
      ? [
          {
            id: 'paypal',
            label: t`PayPal address`,
            copy: t`Copy the PayPal address`,
            text: pay_to.paypal_email,
          },
        ]
      : [
          { id: 'iban', label: t`IBAN`, copy: t`Copy the IBAN`, text: pay_to.iban, grouped: true },
          { id: 'bic', label: t`BIC`, copy: t`Copy the BIC`, text: pay_to.bic },
        ]),
    { id: 'reference', label: t`Reference`, copy: t`Copy the reference`, text: invoice?.number },
  ];
}

/** What a bank asks for, of a payment that is to be paid or was. */
export function PayTo({ payment }: { payment: PaymentDetails }) {
  const { dateTime } = useFormats();
  const rows = useRows(payment);
  const until = payment.held_until && dateTime(new Date(payment.held_until));
  if (until) {
    return (
      <Callout tone="warning">
        <Trans>
          Who is paid was changed, and the publisher can undo that until {until}. The account is shown then.
        </Trans>
      </Callout>
    );
  }
  if (rows.length === 0) return null;
  return (
    <FormGrid>
      {rows.map(({ id, label, copy, text, grouped = false }) =>
        text ? (
          <Field key={id} id={`pay-to-${id}`} role="group" label={label}>
            <CopyField text={text} label={copy} grouped={grouped} />
          </Field>
        ) : null,
      )}
    </FormGrid>
  );
}
