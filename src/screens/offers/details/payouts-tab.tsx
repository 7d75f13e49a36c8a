import { query } from '#api/queries.ts';
import { approvals, type ApprovalDetails } from '#contract/approvals.ts';
import { useFormats } from '#i18n/formats.tsx';
import { amountOf } from '#i18n/payouts.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PartAside } from './part-aside.tsx';
import { PayoutTable } from './payout-table.tsx';

export function PayoutsTab({ approval }: { approval: ApprovalDetails }) {
  const { id, payout } = approval;
  const payouts = useQuery(query(approvals.payouts, { params: { id }, query: { limit: -1 } }));
  const { currency } = payout;
  const highest = amountOf(payout, useFormats());
  const events = new Set(payouts.data?.data.map(({ goal }) => goal)).size;
  return (
    <Stack>
      <Card
        flush
        title={<Trans>Payouts by event and country</Trans>}
        sub={
          <>
            {events > 0 ? (
              <Plural
                value={events}
                one={`# event pays, up to ${highest}.`}
                other={`# events pay, up to ${highest} each.`}
              />
            ) : null}{' '}
            <Trans>All amounts in {currency}</Trans>
          </>
        }
        busy={payouts.isFetching}
      >
        <PayoutTable query={payouts} />
      </Card>
      <FormGrid columns="two">
        <PartAside approval={approval} next="caps" />
      </FormGrid>
    </Stack>
  );
}
