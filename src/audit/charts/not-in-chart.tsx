import { chartBrowser } from '#styled/recipes';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans } from '@lingui/react/macro';
import { hasState, type AuditedChart } from './audited-charts.ts';
import { hashOf, type ChartPlace } from '../place.ts';
import { foundAt } from '../search/found.ts';

/** What an address names and the chart does not have. */
export function NotInChart({ chart, place }: { chart: AuditedChart; place: ChartPlace }) {
  const { state, find } = place;
  const isStateMissing = state !== null && !hasState(chart, state);
  const isFindMissing = find !== null && foundAt(chart, find) === null;
  if (!isStateMissing && !isFindMissing) return null;
  const rest = {
    ...place,
    state: isStateMissing ? null : state,
    find: isFindMissing ? null : find,
  };
  return (
    <div className={chartBrowser().section}>
      <Callout
        tone="warning"
        live
        title={
          isStateMissing ? (
            <Trans>There is no state “{state}” in this chart</Trans>
          ) : (
            <Trans>There is no “{find}” in this chart</Trans>
          )
        }
      >
        <a href={hashOf(rest)}>
          <Trans>Show the chart without it</Trans>
        </a>
      </Callout>
    </div>
  );
}
