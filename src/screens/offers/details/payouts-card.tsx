import type { ApprovalDetails } from '#contract/approvals.ts';
import { Card } from '#ui/layout/card.tsx';
import { Trans } from '@lingui/react/macro';
import { PayoutTable } from './payout-table.tsx';
import { usePayouts } from './short-parts.ts';

/** What the offer pays for each event and country. */
export function PayoutsCard({ approval }: { approval: ApprovalDetails }) {
  const payouts = usePayouts(approval);
  const { currency } = approval.payout;
  return (
    <Card
      flush
      title={<Trans>Payouts</Trans>}
      sub={<Trans>All amounts in {currency}</Trans>}
      busy={payouts.isFetching}
    >
      <PayoutTable query={payouts} />
    </Card>
  );
}
