import type { Offer } from '#contract/offers.ts';
import { useOfferCommand } from '#portal/use-offer-command.ts';
import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link2, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ApprovalBadge } from '../approval-badge.tsx';
import { accessOrPending, applicationHref, linksHref, type OfferAccess } from './offer-access.ts';

type OfferActionProps = {
  offer: Offer;
  /** Opens the offer: its dialog holds the application form and the result of a command. */
  onOpen: () => void;
};

function ApplyButton({ offer: { id, name }, onOpen }: OfferActionProps) {
  const { t } = useLingui();
  const apply = useOfferCommand({ kind: 'offer', id, name });
  const { state, isBusy } = apply;
  const isOpenAlready = state === 'confirming' || (state === 'failed' && apply.command === 'apply');
  return (
    <Button
      writes
      variant="primary"
      busy={isBusy}
      aria-label={isBusy ? undefined : t`Apply for ${name}`}
      onClick={() => {
        if (!isOpenAlready) apply.send('apply');
        onOpen();
      }}
    >
      {isBusy ? <Trans>Applying</Trans> : <Trans>Apply</Trans>}
    </Button>
  );
}

function RunButton({ offer: { id, name }, onOpen }: OfferActionProps) {
  const { t } = useLingui();
  const run = useOfferCommand({ kind: 'offer', id, name });
  return (
    <Button
      writes
      variant="primary"
      icon={Play}
      busy={run.isBusy}
      aria-label={t`Run ${name}`}
      onClick={() => {
        run.send('run');
        onOpen();
      }}
    >
      <Trans>Run</Trans>
    </Button>
  );
}

function Application({ offer }: OfferActionProps) {
  const badge = <ApprovalBadge offer={offer} />;
  return offer.approval ? <Link href={applicationHref(offer.approval.id)}>{badge}</Link> : badge;
}

function LinksLink({ offer: { approval, name } }: OfferActionProps) {
  const { t } = useLingui();
  if (!approval) return null;
  return (
    <ButtonLink icon={Link2}>
      <Link href={linksHref(approval.id)} aria-label={t`Get link for ${name}`}>
        <Trans>Get link</Trans>
      </Link>
    </ButtonLink>
  );
}

const actions: Record<OfferAccess, (props: OfferActionProps) => ReactNode> = {
  review: ApplyButton,
  open: RunButton,
  approved: LinksLink,
  pending: Application,
  rejected: Application,
  blocked: Application,
};

/** The next action on an offer of the wall (O1, O3). */
export function OfferAction(props: OfferActionProps) {
  const Action = actions[accessOrPending(props.offer)];
  return <Action {...props} />;
}
