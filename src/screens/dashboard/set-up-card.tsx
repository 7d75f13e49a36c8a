import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useIsNarrow } from '#ui/layout/use-is-narrow.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { NoteList, type NoteItem } from '#ui/content/note-list.tsx';
import { Trans } from '@lingui/react/macro';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { optional, setUpSteps, type LinkStart, type SetUpStep } from './set-up.ts';
import type { Dashboard } from './use-dashboard.ts';
import type { SetUp } from './use-set-up.ts';

type StepText = {
  done: ReactNode;
  open: ReactNode;
  why: ReactNode;
  /** The label of its button. */
  action: ReactNode;
  href: string;
};

const texts: Record<Exclude<SetUpStep, 'link'>, StepText> = {
  mail: {
    done: <Trans>Email address verified</Trans>,
    open: <Trans>Verify your email address</Trans>,
    why: null,
    action: null,
    href: href('profile'),
  },
  postback: {
    done: <Trans>First postback set up</Trans>,
    open: <Trans>Set up a postback</Trans>,
    why: <Trans>Your tracker then learns of each conversion at once.</Trans>,
    action: <Trans>New postback</Trans>,
    href: `${href('postbacks')}?edit=new`,
  },
  billing: {
    done: <Trans>Billing details complete</Trans>,
    open: <Trans>Complete your billing details</Trans>,
    why: <Trans>Payouts are on hold until then.</Trans>,
    action: <Trans>Add missing info</Trans>,
    href: `${href('profile')}?tab=billing`,
  },
  token: {
    done: <Trans>API token created</Trans>,
    open: <Trans>API token (optional)</Trans>,
    why: <Trans>For scripts that read your figures.</Trans>,
    action: <Trans>Create a token</Trans>,
    href: `${href('profile')}?tab=api`,
  },
};

const linkStarts: Record<LinkStart['at'], Pick<StepText, 'why' | 'action'>> = {
  offer: {
    why: <Trans>You can run an offer already: get its link and place it.</Trans>,
    action: <Trans>Get your first link</Trans>,
  },
  waiting: {
    why: (
      <Trans>
        Your application is being reviewed. Meanwhile you can run an offer that is open to everybody.
      </Trans>
    ),
    action: <Trans>Find an offer</Trans>,
  },
  wall: {
    why: <Trans>Choose an offer, run it or apply for it, and place its link.</Trans>,
    action: <Trans>Find an offer</Trans>,
  },
};

const hrefOfStart = (start: LinkStart) =>
  start.at === 'offer'
    ? `${href('liveOfferDetails', { id: String(start.approvalId), type: 'live' })}?tab=tracking-links`
    : href('offerWall');

function textsOf(step: SetUpStep, { linkStart, missing }: SetUp): StepText {
  if (step === 'link') {
    return {
      done: <Trans>First tracking link created</Trans>,
      open: <Trans>Create your first tracking link</Trans>,
      ...linkStarts[linkStart.at],
      href: hrefOfStart(linkStart),
    };
  }
  return step === 'billing' && missing ? { ...texts.billing, href: missing.href } : texts[step];
}

const nextOf = ({ done }: SetUp) => setUpSteps.find((step) => !done[step] && !optional.has(step));

function itemOf(step: SetUpStep, setUp: SetUp): NoteItem {
  const { done, open, why, action, href: place } = textsOf(step, setUp);
  if (setUp.done[step]) return { id: step, icon: CircleCheck, tone: 'success', title: done };
  const isNext = nextOf(setUp) === step;
  return {
    id: step,
    icon: optional.has(step) ? CircleDashed : Circle,
    tone: optional.has(step) ? 'neutral' : 'warning',
    title: open,
    note: why,
    action: (
      <ButtonLink size="sm" variant={isNext ? 'primary' : 'secondary'}>
        <Link href={place}>{action}</Link>
      </ButtonLink>
    ),
  };
}

/** On phones without the steps that are done. */
export function SetUpCard({ setUp, title }: { setUp: SetUp; title: ReactNode }) {
  const isNarrow = useIsNarrow();
  const { count, of } = setUp;
  const steps = isNarrow ? setUpSteps.filter((step) => !setUp.done[step]) : setUpSteps;
  const progress = (
    <Trans>
      {count} of {of} done
    </Trans>
  );
  return (
    <Card title={title} sub={isNarrow ? null : progress} end={isNarrow ? <small>{progress}</small> : null}>
      <NoteList items={steps.map((step) => itemOf(step, setUp))} />
    </Card>
  );
}

export const SetUpFailed = ({ setUp }: Pick<Dashboard, 'setUp'>) => (
  <Card title={<Trans>Finish your set-up</Trans>}>
    <FailedState failure={setUp.failure} onRetry={setUp.refresh} busy={setUp.isBusy} />
  </Card>
);
