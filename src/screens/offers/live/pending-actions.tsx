import type { Approval } from '#contract/approvals.ts';
import { PeekButton } from '#lists/peek-button.tsx';
import { href } from '#routes';
import type { useRemoval } from '#portal/removal.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { History, X } from 'lucide-react';
import { Link } from 'wouter';

type Withdrawal = ReturnType<typeof useRemoval<number>>;

type PendingActionsProps = {
  approval: Approval;
  onHistory: (approval: Approval) => void;
  onPeek: (approval: Approval, from: Element) => void;
  withdrawal: Pick<Withdrawal, 'ask' | 'whyNotAsk'>;
};

export function PendingActions({ approval, onHistory, onPeek, withdrawal }: PendingActionsProps) {
  const { t, i18n } = useLingui();
  const { id, offer, status } = approval;
  const { name } = offer;
  const isDecided = status !== 'pending';
  const whyNot = withdrawal.whyNotAsk(id, isDecided);
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
        disabledReason={whyNot && i18n._(whyNot)}
        onClick={() => withdrawal.ask(id, isDecided)}
      />
      <PeekButton name={name} onOpen={(from) => onPeek(approval, from)} />
    </RowActions>
  );
}
