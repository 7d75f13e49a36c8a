import { query } from '#api/queries.ts';
import { payments } from '#contract/payments.ts';
import { useFormats } from '#i18n/formats.tsx';
import { DownloadButton } from '#lists/download-button.tsx';
import { usePortal } from '#portal/portal-context.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recentMonths } from '../recent-months.ts';
import { BalanceCard } from './balance-card.tsx';
import { DocumentButton } from './document-button.tsx';
import { PaymentList } from './payment-list.tsx';

function StatementCard() {
  const { t } = useLingui();
  const { month: nameOfMonth } = useFormats();
  const { networkClock } = usePortal();
  const [now] = useState(() => networkClock.now());
  const { data: balance } = useQuery(query(payments.balance));
  const months = recentMonths(now, balance?.since);
  const [chosen, setMonth] = useState('');
  const month = months.find((one) => one === chosen) ?? months[0] ?? '';
  return (
    <Card
      title={<Trans>Monthly statement</Trans>}
      sub={
        <Trans>
          PDF: balance at the start and end, what was earned and paid. CSV: every conversion that was paid.
        </Trans>
      }
    >
      <CardBody>
        <FormActions>
          <Select
            variant="outline"
            label={t`Month of the statement`}
            value={month}
            onChange={setMonth}
            items={months.map((value, nth) => {
              const name = nameOfMonth(`${value}-01`);
              return { value, label: nth === 0 ? t`${name}, so far` : name };
            })}
          />
          <FormActions>
            <DownloadButton
              query={query(payments.statement, { query: { month } })}
              tip={t`The conversions paid in this month as CSV`}
            >
              <Trans>Download CSV</Trans>
            </DownloadButton>
            <DocumentButton
              query={query(payments.statement, { query: { month, format: 'pdf' } })}
              tip={t`Balance, earnings and payments of this month as PDF`}
            >
              <Trans>Download PDF</Trans>
            </DocumentButton>
          </FormActions>
        </FormActions>
      </CardBody>
    </Card>
  );
}

/** Where the earnings stand, what was paid and with which invoice. */
export function PaymentsSection() {
  return (
    <>
      <BalanceCard />
      <PaymentList />
      <StatementCard />
    </>
  );
}
