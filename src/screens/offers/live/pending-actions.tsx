import type { Approval } from '#contract/approvals.ts';
import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { History, X } from 'lucide-react';
import { Link } from 'wouter';

type PendingActionsProps = {
  approval: Approval;
  onHistory: (approval: Approval) => void;
  onWithdraw: (approval: Approval) => void;
};

export function PendingActions({ approval, onHistory, onWithdraw }: PendingActionsProps) {
  const { t } = useLingui();
  const { id, offer, status } = approval;
  const { name } = offer;
  return (
    <RowActions>
      <ButtonLink>
        <Link href={href('liveOfferDetails', { id: String(id), type: 'pending' })}>
          <Trans>View</Trans>
        </Link>
      </ButtonLink>
      <IconButton icon={History} label={t`History of ${name}`} onClick={() => onHistory(approval)} />
      <IconButton
        writes
        icon={X}
        label={t`Withdraw the application for ${name}`}
        disabledReason={status === 'pending' ? null : t`It was decided already`}
        onClick={() => onWithdraw(approval)}
      />
    </RowActions>
  );
}
