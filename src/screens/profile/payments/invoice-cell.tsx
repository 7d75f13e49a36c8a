import { query } from '#api/queries.ts';
import { payments, type Payment } from '#contract/payments.ts';
import { dash } from '#i18n/words.ts';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { useLingui } from '@lingui/react/macro';
import { DocumentButton } from './document-button.tsx';

/** The number of an invoice, which downloads it. */
export function InvoiceCell({ payment: { id, invoice_number: number } }: { payment: Payment }) {
  const { t } = useLingui();
  // A button is not printed.
  const isPrinted = usePrintedAt() !== null;
  if (number === null) return dash;
  if (isPrinted) return number;
  return (
    <DocumentButton
      quiet
      label={t`Invoice ${number} as PDF`}
      query={query(payments.invoice, { params: { id } })}
      tip={t`The invoice as PDF`}
    >
      {number}
    </DocumentButton>
  );
}
