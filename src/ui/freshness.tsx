import { useFormats } from '#i18n/formats.tsx';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert, WifiOff } from 'lucide-react';
import { freshness } from '#styled/recipes';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type FreshnessProps = {
  /** When the figures came, in milliseconds; 0 while there are none. */
  loadedAt: number;
  /** Newer ones were asked for and did not come. */
  isStale?: boolean;
  isOffline?: boolean;
  isBusy?: boolean;
  onRefresh: () => void;
};

/** How old figures are and what a day of theirs is; once they could not be refreshed it says so and offers to try again. */
export function Freshness({ loadedAt, isStale, isOffline, isBusy, onRefresh }: FreshnessProps) {
  const formats = useFormats();
  if (loadedAt === 0) return null;
  const loaded = new Date(loadedAt);
  const time = (
    <time dateTime={loaded.toISOString()} title={formats.dateTime(loaded)}>
      {formats.clock(loaded)}
    </time>
  );
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
