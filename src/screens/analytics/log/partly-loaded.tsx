import { query } from '#api/queries.ts';
import type { Input } from '#contract/endpoint.ts';
import { trafficLog } from '#contract/traffic-log.ts';
import { useOffered } from '#portal/offered.ts';
import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ConversionCount, type Sums } from './conversion-count.tsx';

type PartlyLoadedProps = {
  /** As the figures count; null where they do not. */
  known: Sums | null;
  /** The filter lets through nothing else. */
  isAllRejected: boolean;
  loaded: number;
  selection: Input<typeof trafficLog.rejected>['query'];
};

/** What is counted while there are more rows than those loaded: what the rejected ones would have paid no figure knows. */
export function PartlyLoaded({ known, isAllRejected, loaded, selection }: PartlyLoadedProps) {
  const isOffered = useOffered('rejected');
  const isNeeded = isAllRejected || (known !== null && known.rejected > 0);
  const { data } = useQuery({
    ...query(trafficLog.rejected, { query: selection }),
    enabled: isOffered && loaded > 0 && isNeeded,
  });
  if (known) return <ConversionCount sums={{ ...known, lost: data?.rejected_payout ?? null }} />;
  if (isAllRejected && data) {
    const { rejected, rejected_payout: lost } = data;
    return <ConversionCount sums={{ conversions: 0, rejected, payout: null, lost }} />;
  }
  return loaded > 0 ? <Plural value={loaded} one="# row loaded" other="# rows loaded" /> : null;
}
