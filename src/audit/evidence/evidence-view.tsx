import { audit } from '#styled/recipes';
import { evidencePath } from '#contract/evidence.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Trans } from '@lingui/react/macro';
import { PaperPageOrigin } from '../drawing/paper-origin.tsx';
import { Download } from 'lucide-react';
import { useFormats } from '../formats.ts';
import { NoConnection } from '../no-connection.tsx';
import { FailedTests } from '../results/failed-tests.tsx';
import { PartNote } from '../results/part-note.tsx';
import { useAuditReport } from '../results/use-audit-report.ts';
import { broughtBy } from './brought-results.ts';
import { ChartsTable } from './charts-table.tsx';
import type { Sound } from './check.ts';
import { EvidenceFacts } from './evidence-facts.tsx';
import { LawsTable } from './laws-table.tsx';
import { Recompute } from './recompute.tsx';
import { RunningFacts } from './running-facts.tsx';
import { builtTree, useEvidence } from './use-evidence.ts';
import { Verdict } from './verdict.tsx';

type FailedProps = {
  /** When what stands below was loaded, in ms since 1970; null for nothing. */ before: number | null;
  onRetry: () => void;
};

function Failed({ before, onRetry }: FailedProps) {
  const { moment } = useFormats();
  const when = before === null ? '' : moment(before);
  return (
    <div className={audit().toolbar} role="alert">
      <span>
        <Trans>The evidence could not be loaded.</Trans> <NoConnection />{' '}
        {before === null ? null : <Trans>Below stands what was loaded on {when}.</Trans>}
      </span>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function Contents({ sound }: { sound: Sound }) {
  return (
    <>
      <EvidenceFacts sound={sound} />
      <FailedTests report={broughtBy(sound, builtTree())} />
      <h2>
        <Trans>Charts</Trans>
      </h2>
      <ChartsTable sound={sound} />
      <Recompute />
      <h2>
        <Trans>Laws and the states they were tested in</Trans>
      </h2>
      <LawsTable explorations={sound.evidence.explorations} />
    </>
  );
}

/** What ran on this machine and is in no evidence. */
function PartHere() {
  const { data: report } = useAuditReport();
  return report?.part ? (
    <p className={audit().figures}>
      <PartNote part={report.part} />
    </p>
  ) : null;
}

/** Whether what runs here is what was tested, and who says so (M3). */
export function EvidenceView() {
  const { data: checked, dataUpdatedAt, isError, isPending, refetch } = useEvidence();
  return (
    <main id="main" tabIndex={-1} className={audit().page}>
      <h1>
        <Trans>Evidence</Trans>
      </h1>
      <PaperPageOrigin />
      {isError ? (
        <Failed before={checked === undefined ? null : dataUpdatedAt} onRetry={() => void refetch()} />
      ) : null}
      {isPending ? (
        <p>
          <Trans>The evidence is being loaded …</Trans>
        </p>
      ) : null}
      {checked === undefined ? null : <Verdict checked={checked} />}
      <RunningFacts />
      <PartHere />
      {checked && checked.fault !== 'unreadable' ? (
        <div className={audit().toolbar}>
          <ButtonLink icon={Download}>
            <a href={evidencePath} download="evidence.json">
              <Trans>Download the evidence</Trans>
            </a>
          </ButtonLink>
        </div>
      ) : null}
      {checked?.fault === null ? <Contents sound={checked} /> : null}
    </main>
  );
}
