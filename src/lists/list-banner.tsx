import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Outage } from '#ui/feedback/failed-state.tsx';
import { reasonOf } from '#ui/platform/load-failure.ts';
import { ToolbarLine } from '#ui/layout/toolbar.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useContext } from 'react';

type ListBannerProps = {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'fetchStatus'> & {
    isPlaceholderData?: boolean;
    refetch: () => unknown;
  };
};

/** Says that the rows below are stale: reloading failed (L2), or there is no connection. In an outage the portal's banner does. */
export function ListBanner({ query }: ListBannerProps) {
  const { data, error, isFetching, fetchStatus, isPlaceholderData, refetch } = query;
  const { i18n } = useLingui();
  const isOutage = useContext(Outage);
  if (fetchStatus === 'paused') {
    return (
      <ToolbarLine>
        <Callout tone="warning" live>
          <Trans>You are offline. This list is loaded as soon as there is a connection again.</Trans>{' '}
          {isPlaceholderData ? <Trans>Until then, the rows shown are those from before.</Trans> : null}
        </Callout>
      </ToolbarLine>
    );
  }
  if (!data || !error || isOutage) return null;
  return (
    <ToolbarLine>
      <Callout
        tone="error"
        live
        action={
          <Button size="sm" icon={RefreshCw} busy={isFetching} onClick={() => void refetch()}>
            <Trans>Refresh</Trans>
          </Button>
        }
      >
        <Trans>Data loading failed. Please try again using Refresh button.</Trans> {reasonOf(error, i18n)}
      </Callout>
    </ToolbarLine>
  );
}
