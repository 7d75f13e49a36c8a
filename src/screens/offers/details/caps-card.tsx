import type { ApprovalDetails } from '#contract/approvals.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Trans } from '@lingui/react/macro';
import { CapRow } from './cap-row.tsx';
import { useCaps } from './short-parts.ts';
import { WholeList } from './whole-list.tsx';

/** All caps of the offer. */
export function CapsCard({ approval }: { approval: ApprovalDetails }) {
  const caps = useCaps(approval);
  return (
    <Card title={<Trans>Caps</Trans>} busy={caps.isFetching}>
      <CardBody>
        <WholeList query={caps} none={<Trans>This offer has no caps.</Trans>}>
          {(rows) => (
            <Stack>
              {rows.map((cap) => (
                <CapRow key={cap.id} cap={cap} approval={approval} />
              ))}
            </Stack>
          )}
        </WholeList>
      </CardBody>
    </Card>
  );
}
