import { audit } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import type { LawsPlace } from '../place.ts';
import { RunsNote } from '../runs-note.tsx';
import { BrokenLaw } from './broken-law.tsx';
import { ExploredTable } from './explored-table.tsx';
import { LawsTable } from './laws-table.tsx';
import { MutantChooser } from './mutant-chooser.tsx';

/** All laws; or, where something is broken, what becomes of them. */
export function LawsPage({ place }: { place: LawsPlace }) {
  const { mutant } = place;
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
      <MutantChooser />
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
