import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AuditedChart } from '../charts/audited-charts.ts';
import { NoConnection } from '../no-connection.tsx';
import { hashOf, type Place } from '../place.ts';
import { goingTo } from '../search/arrival.ts';
import { useWalkPlaces, type WalkPlace } from './use-walk-places.ts';
import { numberOfWalk } from './walks.ts';

/** The panel with the link goes, so the focus goes on at the steps. */
function StepsLink({ to, children }: { to: Place; children: ReactNode }) {
  const address = hashOf(to);
  return (
    <a href={address} onClick={() => goingTo(address)}>
      {children}
    </a>
  );
}

type FirstTakenProps = {
  walk: WalkPlace;
  /** The place of a transition among those of the chart. */ transition: number;
};

/** Leads to the step of a walk that takes a transition first. */
function FirstTaken({ walk: { place, tookAt }, transition }: FirstTakenProps) {
  const step = tookAt.get(transition) ?? 0;
  return (
    <StepsLink to={{ ...place, events: place.events.slice(0, step) }}>
      {step === 0 ? <Trans>taken as it starts</Trans> : <Trans>first taken in step {step}</Trans>}
    </StepsLink>
  );
}

type WalkLinkProps = {
  chart: AuditedChart;
  /** That of the generated test. */
  title: string;
  /** The id of a transition that the walk takes. */
  transition?: string;
};

/** Leads to the steps of a generated test, in the simulation; and to the one that takes a transition first. */
export function WalkLink({ chart, title, transition }: WalkLinkProps) {
  const { t } = useLingui();
  const { data: walks, isError } = useWalkPlaces(chart.name);
  const number = numberOfWalk(title);
  const walk = walks?.[number - 1];
  if (isError) {
    return (
      <>
        <Trans>The steps could not be loaded.</Trans> <NoConnection />
      </>
    );
  }
  if (!walk) return t`Walk ${number}`;
  const count = walk.place.events.length;
  return (
    <>
      <StepsLink to={walk.place}>
        <Trans>
          Walk {number}: <Plural value={count} one="# step" other="# steps" />
        </Trans>
      </StepsLink>
      {transition === undefined ? null : (
        <>
          {', '}
          <FirstTaken walk={walk} transition={[...chart.walksOf.keys()].indexOf(transition)} />
        </>
      )}
    </>
  );
}
