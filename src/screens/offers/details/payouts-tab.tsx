import { query } from '#api/queries.ts';
import { approvals, type ApprovalDetails } from '#contract/approvals.ts';
import { Card } from '#ui/layout/card.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PayoutTable } from './payout-table.tsx';

export function PayoutsTab({ approval: { id, payout } }: { approval: ApprovalDetails }) {
  const payouts = useQuery(query(approvals.payouts, { params: { id }, query: { limit: -1 } }));
  const { currency } = payout;
  return (
    <Card
      flush
      title={<Trans>Payouts by event and country</Trans>}
      sub={<Trans>All amounts in {currency}</Trans>}
      busy={payouts.isFetching}
    >
      <PayoutTable query={payouts} />
    </Card>
  );
}
