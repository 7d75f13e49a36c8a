import { useFormats } from '#i18n/formats.tsx';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert, WifiOff } from 'lucide-react';
import { useContext } from 'react';
import { freshness } from '#styled/recipes';
import { Button } from '../controls/button.tsx';
import { Icon } from '../content/icon.tsx';
import { Outage } from './failed-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { tipOf } from '../overlays/tip-anchor.ts';

type FreshnessProps = {
  /** When the figures were loaded, in ms; 0 before. */
  loadedAt: number;
  /** The last refresh failed. */
  isStale?: boolean;
  isOffline?: boolean;
  isBusy?: boolean;
  onRefresh: () => void;
};

type PageFreshnessProps = FreshnessProps & {
  /** The currency of all amounts; null while loading. */
  currency: string | null;
};

// In the reader's zone and in that of the days beside it.
function Instant({ at }: { at: number }) {
  const formats = useFormats();
  const loaded = new Date(at);
  const utc = formats.utcTime(loaded);
  return (
    <time dateTime={loaded.toISOString()} {...tipOf(formats.zonedDateTime(loaded))}>
      {formats.ofLate(loaded)} {utc === formats.time(loaded) ? 'UTC' : `(${utc} UTC)`}
    </time>
  );
}

/** In the page head: the age of all figures, their time zone and currency. */
export function PageFreshness({ currency, ...figures }: PageFreshnessProps) {
  const { loadedAt, isBusy, isStale } = figures;
  const isOutage = useContext(Outage);
  const amounts =
    currency === null ? null : (
      <>
        {' '}
        · <Trans>amounts in {currency}</Trans>
      </>
    );
  if ((isStale && !isOutage) || (loadedAt === 0 && !isBusy)) {
    return (
      <>
        {loadedAt === 0 ? <Trans>Not loaded · days in UTC</Trans> : <Freshness {...figures} />}
        {amounts}
      </>
    );
  }
  const time = loadedAt === 0 ? <Skeleton width={124} /> : <Instant at={loadedAt} />;
  return (
    <>
      <Trans>Loaded {time} · days in UTC</Trans>
      {amounts}
    </>
  );
}

/**
 * The age of figures and their time zone; after a failed refresh it offers to retry, or leaves both to the banner of an
 * outage. A refresh that waits for the connection says so itself: somebody has pressed for it.
 */
export function Freshness({ loadedAt, isStale, isOffline, isBusy, onRefresh }: FreshnessProps) {
  const isOutage = useContext(Outage);
  if (loadedAt === 0 || (isStale && isOutage && !isOffline)) return null;
  const time = <Instant at={loadedAt} />;
  if (!isStale) {
    return (
      <span className={freshness()}>
        <Trans>Loaded {time} · days in UTC</Trans>
      </span>
    );
  }
  return (
    <span className={freshness()} data-stale="" role="status">
      <Icon of={isOffline ? WifiOff : TriangleAlert} size="sm" />
      {isOffline ? (
        <Trans>Offline, loaded {time} · days in UTC</Trans>
      ) : (
        <Trans>Not refreshed, loaded {time} · days in UTC</Trans>
      )}
      <Button size="sm" variant="link" busy={isBusy ?? false} onClick={onRefresh}>
        <Trans>Refresh</Trans>
      </Button>
    </span>
  );
}
