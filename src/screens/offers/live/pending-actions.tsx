import type { Approval } from '#contract/approvals.ts';
import { usePeekAction } from '#lists/use-peek-action.ts';
import { useGatedLocation } from '#portal/portal-context.tsx';
import { href } from '#routes';
import type { useRemoval } from '#portal/removal.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { RowMenu } from '#ui/tables/row-actions.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, History, X } from 'lucide-react';
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
  const [, navigate] = useGatedLocation();
  const { id, offer, status } = approval;
  const isDecided = status !== 'pending';
  const whyNot = withdrawal.whyNotAsk(id, isDecided);
  const details = href('liveOfferDetails', { id: String(id), type: 'pending' });
  const peek = usePeekAction((from) => onPeek(approval, from));
  return (
    <RowMenu
      name={offer.name}
      main={
        <ButtonLink>
          <Link href={details}>
            <Trans>View</Trans>
          </Link>
        </ButtonLink>
      }
      actions={[
        { id: 'view', label: t`View`, icon: Eye, onSelect: () => navigate(details) },
        { id: 'history', label: t`History`, icon: History, onSelect: () => onHistory(approval) },
        {
          id: 'withdraw',
          label: t`Withdraw`,
          icon: X,
          writes: true,
          disabledReason: whyNot && i18n._(whyNot),
          onSelect: () => withdrawal.ask(id, isDecided),
        },
        peek,
      ]}
    />
  );
}
