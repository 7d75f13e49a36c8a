import { href } from '#routes';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { NoteList, type NoteItem } from '#ui/note-list.tsx';
import { Trans } from '@lingui/react/macro';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { optional, setUpSteps, type SetUpStep } from './set-up.ts';
import type { Dashboard } from './use-dashboard.ts';
import type { SetUp } from './use-set-up.ts';

type StepText = {
  done: ReactNode;
  open: ReactNode;
  why: ReactNode;
  /** What the button says that leads to its place. */
  action: ReactNode;
  href: string;
};

const texts: Record<SetUpStep, StepText> = {
  mail: {
    done: <Trans>E-mail address verified</Trans>,
    open: <Trans>Verify your e-mail address</Trans>,
    why: null,
    action: null,
    href: href('profile'),
  },
  link: {
    done: <Trans>First tracking link made</Trans>,
    open: <Trans>Make your first tracking link</Trans>,
    why: <Trans>Choose an offer, run it or apply for it, and place its link.</Trans>,
    action: <Trans>Find an offer</Trans>,
    href: href('offerWall'),
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
    done: <Trans>API token made</Trans>,
    open: <Trans>API token (optional)</Trans>,
    why: <Trans>For scripts that read your figures.</Trans>,
    action: <Trans>Create a token</Trans>,
    href: `${href('profile')}?tab=api`,
  },
};

/** The first step that is needed and open is the one to take now. */
const nextOf = ({ done }: SetUp) => setUpSteps.find((step) => !done[step] && !optional.has(step));

function itemOf(step: SetUpStep, setUp: SetUp): NoteItem {
  const { done, open, why, action, href: place } = texts[step];
  if (setUp.done[step]) return { id: step, icon: CircleCheck, tone: 'success', title: done };
  const address = step === 'billing' ? (setUp.missing?.href ?? place) : place;
  const isNext = nextOf(setUp) === step;
  return {
    id: step,
    icon: optional.has(step) ? CircleDashed : Circle,
    tone: optional.has(step) ? 'neutral' : 'warning',
    title: open,
    note: why,
    action: (
      <ButtonLink size="sm" variant={isNext ? 'primary' : 'secondary'}>
        <Link href={address}>{action}</Link>
      </ButtonLink>
    ),
  };
}

/** What is still to be set up, each step with the way to its very place (L6). */
export function SetUpCard({ setUp, title }: { setUp: SetUp; title: ReactNode }) {
  const { count, of } = setUp;
  return (
    <Card
      title={title}
      sub={
        <Trans>
          {count} of {of} done
        </Trans>
      }
    >
      <NoteList items={setUpSteps.map((step) => itemOf(step, setUp))} />
    </Card>
  );
}

/** Nobody knows what is set up: asking for it failed (L2). */
export const SetUpFailed = ({ setUp }: Pick<Dashboard, 'setUp'>) => (
  <Card title={<Trans>Finish your set-up</Trans>}>
    <FailedState onRetry={setUp.refresh} busy={setUp.isBusy} />
  </Card>
);
