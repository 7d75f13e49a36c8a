import type { Approval } from '#contract/approvals.ts';
import { usePeekAction } from '#lists/use-peek-action.ts';
import { useGatedLocation } from '#portal/portal-context.tsx';
import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { RowMenu } from '#ui/tables/row-actions.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link2, Replace } from 'lucide-react';
import { Link } from 'wouter';
import { PauseButton } from '../commands/pause-button.tsx';
import { usePauseAction } from '../commands/use-pause-action.ts';
import { hasEnded, replacementHref } from '../has-ended.ts';

type LiveActionsProps = { approval: Approval; onPeek: (row: Approval, from: Element) => void };

function EndedActions({ approval, onPeek }: LiveActionsProps) {
  const { t } = useLingui();
  const [, navigate] = useGatedLocation();
  const { offer } = approval;
  const to = replacementHref(offer.substitute);
  const peek = usePeekAction((from) => onPeek(approval, from));
  return (
    <RowMenu
      name={offer.name}
      actions={[
        { id: 'replace', label: t`Find a replacement`, icon: Replace, onSelect: () => navigate(to) },
        peek,
      ]}
      main={
        <ButtonLink icon={Replace}>
          <Link href={to}>
            <Trans>Replace</Trans>
          </Link>
        </ButtonLink>
      }
    />
  );
}

function RunningActions({ approval, onPeek }: LiveActionsProps) {
  const { t } = useLingui();
  const [, navigate] = useGatedLocation();
  const { offer, paused } = approval;
  const subject = { kind: 'offer', id: offer.id, name: offer.name, paused } as const;
  const pause = usePauseAction(subject);
  const peek = usePeekAction((from) => onPeek(approval, from));
  const links = `${href('liveOfferDetails', { id: String(approval.id), type: 'live' })}?tab=tracking-links`;
  return (
    <RowMenu
      name={offer.name}
      actions={[
        { id: 'link', label: t`Get link`, icon: Link2, onSelect: () => navigate(links) },
        pause.action,
        peek,
      ]}
      isMainLasting={!pause.isAtRest}
      main={
        pause.isAtRest ? (
          <ButtonLink icon={Link2}>
            <Link href={links}>
              <Trans>Get link</Trans>
            </Link>
          </ButtonLink>
        ) : (
          <PauseButton wide {...subject} />
        )
      }
    />
  );
}

export const LiveActions = (props: LiveActionsProps) =>
  hasEnded(props.approval.offer) ? <EndedActions {...props} /> : <RunningActions {...props} />;
