import type { LawId } from '#machines/laws/laws.ts';
import { both } from '#machines/mutants/world-mutants.ts';
import { audit, laws } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useRef } from 'react';
import { hashOf, lawsPlace, type LawsPlace } from '../place.ts';
import { CaughtBy } from './caught-by.tsx';
import { Mutation } from './mutation.tsx';
import { Stranded } from './stranded.tsx';
import { longestSearch, type SearchResult } from './search.ts';
import { sentences } from './sentences.ts';
import { brokenId, useFocusHandedOn } from './use-focus-in-laws.ts';
import { useSearch } from './use-search.ts';
import { Walk } from './walk.tsx';

type Chosen = LawsPlace & { mutant: string };
const isLaw = (id: string | null): id is LawId => id !== null && id in sentences;

function ChosenLaw({ law }: Pick<Chosen, 'law'>) {
  const { i18n } = useLingui();
  if (law === null) return null;
  if (isLaw(law)) return <p className={audit().text}>{i18n._(sentences[law])}</p>;
  return (
    <Callout tone="warning" live title={<Trans>There is no law “{law}”</Trans>}>
      <Trans>The search takes any law.</Trans>
    </Callout>
  );
}

function Searching({ search }: { search: ReturnType<typeof useSearch> }) {
  const { t, i18n } = useLingui();
  const count = new Intl.NumberFormat(i18n.locale);
  const { edges = 0, depth = 0 } = search.progress ?? {};
  const tried = count.format(edges);
  const root = useRef<HTMLDivElement>(null);
  useFocusHandedOn(root);
  return (
    <div ref={root} className={laws().progress}>
      <Progress label={t`Looking for the shortest walk that breaks a law`} share={null} />
      <p className={audit().figures}>
        <Trans>
          {tried} steps tried, walks of {depth} events. It ends after {longestSearch} s at the latest.
        </Trans>
      </p>
      <div className={audit().toolbar}>
        <Button onClick={search.cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}

type StoppedProps = { isCancelled: boolean; onAgain: () => void };

function Stopped({ isCancelled, onAgain }: StoppedProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusHandedOn(root);
  return (
    <div ref={root} className={audit().toolbar} role="alert">
      {isCancelled ? <Trans>The search was cancelled.</Trans> : <Trans>The search failed.</Trans>}
      <Button onClick={onAgain}>
        <Trans>Search again</Trans>
      </Button>
    </div>
  );
}

function Outcome({ place, result }: { place: Chosen; result: SearchResult }) {
  const { i18n } = useLingui();
  if (result.type === 'late') {
    return (
      <Callout tone="warning" live title={<Trans>No law was broken within the time</Trans>}>
        <Trans>The search ended after {longestSearch} s, before it had seen everything.</Trans>
      </Callout>
    );
  }
  if (result.type === 'none') {
    return (
      <Callout tone="info" live title={<Trans>No law notices it</Trans>}>
        <CaughtBy mutant={place.mutant} />
      </Callout>
    );
  }
  const { laws: broken, steps, ahead } = result;
  // The law that was asked for stands above.
  const others = broken.filter((id) => id !== place.law);
  return (
    <>
      <Callout
        tone="error"
        live
        title={
          <Plural
            value={steps.length - 1}
            one="A law is broken after # event"
            other="A law is broken after # events"
          />
        }
      >
        {others.map((id) => (
          <span key={id} className={audit().text}>
            {i18n._(sentences[id])}
          </span>
        ))}
        {ahead ? <Stranded ahead={ahead} /> : null}
      </Callout>
      <Walk place={place} steps={steps} />
    </>
  );
}

/** A mutant: the search for a walk that breaks a law, and the walk. */
export function BrokenLaw({ place }: { place: Chosen }) {
  const search = useSearch({ mutant: place.mutant, law: isLaw(place.law) ? place.law : null });
  const mutants = place.mutant.split(both);
  const { data, isError, fetchStatus, refetch } = search;
  const isCancelled = !data && !isError && fetchStatus === 'idle';
  return (
    <>
      <p>
        <a href={hashOf(lawsPlace())}>
          <Trans>All laws</Trans>
        </a>
      </p>
      <h2 id={brokenId} tabIndex={-1}>
        {mutants.map((mutant, index) => (
          <Fragment key={mutant}>
            {index > 0 ? (
              <>
                {' '}
                <Trans>and</Trans>{' '}
              </>
            ) : null}
            <Mutation of={mutant} />
          </Fragment>
        ))}
      </h2>
      {mutants.length > 1 ? (
        <p>
          <Trans>Two parts keep this law: it breaks only when both are broken.</Trans>
        </p>
      ) : null}
      <ChosenLaw law={place.law} />
      {fetchStatus === 'fetching' ? <Searching search={search} /> : null}
      {isError || isCancelled ? <Stopped isCancelled={isCancelled} onAgain={() => void refetch()} /> : null}
      {data && fetchStatus === 'idle' ? <Outcome place={place} result={data} /> : null}
    </>
  );
}
