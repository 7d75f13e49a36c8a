import type { ApprovalDetails } from '#contract/approvals.ts';
import type { Offer } from '#contract/offers.ts';
import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { Substitute } from '../substitute.tsx';

type Step = {
  tone: 'info' | 'warning';
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** The link to where it is done, unless the head of the page has a button for it. */
  to?: { label: MessageDescriptor; href: string };
};

const toOfferWall = { label: msg`Find an offer`, href: href('offerWall') };

const steps = {
  over: {
    tone: 'warning',
    title: msg`This offer has ended`,
    text: msg`Its links lead nowhere any more. Take them off your pages.`,
    to: toOfferWall,
  },
  stopped: {
    tone: 'warning',
    title: msg`The advertiser has paused this offer`,
    text: msg`Clicks are not counted at the moment. Send your traffic elsewhere until it goes on.`,
    to: toOfferWall,
  },
  paused: {
    tone: 'info',
    title: msg`You have paused this offer`,
    text: msg`Its links take no clicks until you resume it.`,
  },
  capped: {
    tone: 'warning',
    title: msg`A cap is nearly used up`,
    text: msg`What goes beyond the cap is not paid. “Caps” shows when it resets.`,
  },
  unused: {
    tone: 'info',
    title: msg`No clicks yet`,
    text: msg`Get your link and place it: figures follow within minutes.`,
  },
} as const satisfies Record<string, Step>;

const isCapped = ({ cap }: ApprovalDetails) => cap !== null && cap.used >= cap.value * 0.9;

function stepOf(approval: ApprovalDetails, status: Offer['status']): keyof typeof steps | null {
  if (status === 'expired') return 'over';
  if (status === 'paused') return 'stopped';
  if (approval.paused) return 'paused';
  if (isCapped(approval)) return 'capped';
  return approval.figures.clicks === 0 ? 'unused' : null;
}

export function NextStep({ approval, status }: { approval: ApprovalDetails; status: Offer['status'] }) {
  const { i18n } = useLingui();
  const name = stepOf(approval, status);
  if (!name) return null;
  const { tone, title, text, to }: Step = steps[name];
  const { substitute } = approval.offer;
  return (
    <Callout
      tone={tone}
      title={i18n._(title)}
      action={
        to ? (
          <ButtonLink>
            <Link href={to.href}>{i18n._(to.label)}</Link>
          </ButtonLink>
        ) : null
      }
    >
      {i18n._(text)}
      {name === 'over' && substitute ? (
        <>
          {' '}
          <Substitute of={substitute} />
        </>
      ) : null}
    </Callout>
  );
}
