import { chartBrowser } from '#styled/recipes';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import type { AuditedChart } from '../charts/audited-charts.ts';
import { hashOf } from '../place.ts';
import type { Match } from './check.ts';
import { useEvidence } from './use-evidence.ts';

/** Whether a chart is the one of the evidence; null where there is none that counts. */
export function useMatch({ name }: AuditedChart): Match | null {
  const { data: checked } = useEvidence();
  return checked?.fault === null ? (checked.charts.get(name) ?? null) : null;
}

/** Whether there is evidence, and it is not about this version of a chart. */
export const isOfAnother = (match: Match | null): boolean => match !== null && match !== 'same';

/** Says of a chart that the evidence is not about it. */
export function EvidenceNote({ match }: { match: Match | null }) {
  if (!isOfAnother(match)) return null;
  return (
    <div className={chartBrowser().section}>
      <Callout
        tone="warning"
        title={
          match === 'another' ? (
            <Trans>The evidence is for another version of this chart</Trans>
          ) : (
            <Trans>The evidence lacks this chart</Trans>
          )
        }
      >
        <a href={hashOf({ view: 'evidence' })}>
          <Trans>Evidence</Trans>
        </a>
      </Callout>
    </div>
  );
}
