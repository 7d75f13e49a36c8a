import { worldOf } from '#machines/mutants/world-mutants.ts';
import { audit } from '#styled/recipes';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { hashOf, lawsPlace, type LawsPlace } from '../place.ts';
import { RunsNote } from '../results/runs-note.tsx';
import { chartsWithoutLaws } from './law-rows.ts';
import { BrokenLaw } from './broken-law.tsx';
import { ExploredTable } from './explored-table.tsx';
import { LawsTable } from './laws-table.tsx';
import { firstChoice, MutantChooser } from './mutant-chooser.tsx';
import { useFocusInLaws } from './use-focus-in-laws.ts';

/** What an address would break, and this release does not have. */
function NothingToBreak({ mutant }: { mutant: string }) {
  return (
    <Callout tone="warning" live title={<Trans>There is nothing called “{mutant}” to break</Trans>}>
      <a href={hashOf(lawsPlace())}>
        <Trans>All laws</Trans>
      </a>
    </Callout>
  );
}

/** Why some charts are not among what can be broken. */
function WithoutLaws() {
  const names = chartsWithoutLaws.join(', ');
  return (
    <p>
      <Trans>
        No law is about the other charts, because no law is about a chart that works alone: {names}. Tests
        walk each of them and catch what is broken in it: see <a href={hashOf({ view: 'tests' })}>Tests</a>.
      </Trans>
    </p>
  );
}

/** All laws; or, where something is broken, what becomes of them. */
export function LawsPage({ place }: { place: LawsPlace }) {
  const { mutant } = place;
  // Outlives a look at what becomes of a mutant.
  const [choice, setChoice] = useState(() => firstChoice(mutant));
  useFocusInLaws(place);
  const isKnown = useMemo(() => mutant === null || worldOf(mutant) !== null, [mutant]);
  if (mutant !== null && !isKnown) return <NothingToBreak mutant={mutant} />;
  if (mutant !== null) return <BrokenLaw key={`${mutant} ${place.law}`} place={{ ...place, mutant }} />;
  return (
    <>
      <p className={audit().figures}>
        <RunsNote />
      </p>
      <h2>
        <Trans>Break it</Trans>
      </h2>
      <p>
        <Trans>
          Choose what to break. This page then explores the charts, short walks first, until a law is broken,
          and shows that walk.
        </Trans>
      </p>
      <MutantChooser choice={choice} onChoice={setChoice} />
      <WithoutLaws />
      <h2>
        <Trans>What was explored</Trans>
      </h2>
      <ExploredTable />
      <h2>
        <Trans>Laws</Trans>
      </h2>
      <LawsTable />
    </>
  );
}
