import type { Download } from '#contract/endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { notifyFailure } from '#ui/feedback/notify-failure.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { hashKey, notifyManager, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { Download as DownloadIcon, X } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import { saveFile } from './save-file.ts';

type DownloadButtonProps = {
  /** The call that returns the file. */
  query: UseQueryOptions<Download>;
  /** What the file contains, as a tooltip: all filtered rows, not only this page. */
  tip: string;
  isEmpty?: boolean;
  disabledReason?: string | null;
  /** Accessible name, where the text is not enough. */
  label?: string;
  /** In a cell of a table. */
  quiet?: boolean;
  /** What the button says once so many lines of a long file have arrived, that of the column names among them. */
  renderProgress?: (lines: number) => ReactNode;
  /** Replaces 'Download'. */
  children?: ReactNode;
};

// `useIsFetching` writes the key anew for each query of the cache, whenever one of them changes.
function useIsLoading(queryKey: UseQueryOptions['queryKey']): boolean {
  const cache = useQueryClient().getQueryCache();
  const hash = hashKey(queryKey);
  const subscribe = useCallback(
    (then: () => void) => cache.subscribe(notifyManager.batchCalls(then)),
    [cache],
  );
  const isFetching = () => cache.get(hash)?.state.fetchStatus === 'fetching';
  return useSyncExternalStore(subscribe, isFetching, isFetching);
}

/** Downloads a file; while it loads the same button cancels it (P3, P5). */
export function DownloadButton({
  query,
  tip,
  isEmpty = false,
  disabledReason = null,
  label,
  quiet = false,
  renderProgress,
  children,
}: DownloadButtonProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { queryKey } = query;
  const appearance = quiet ? ({ variant: 'ghost', size: 'sm' } as const) : null;
  const [lines, setLines] = useState(0);
  const isLoading = useIsLoading(queryKey);

  async function download() {
    try {
      setLines(0);
      const meta = renderProgress === undefined ? query.meta : { ...query.meta, onProgress: setLines };
      saveFile(await client.query({ ...query, meta, staleTime: 0, gcTime: 0, retry: false }));
    } catch (error) {
      void notifyFailure(error);
    }
  }

  async function cancel() {
    await client.cancelQueries({ queryKey, exact: true });
    notify({ type: 'info', text: t`The download was cancelled` });
  }

  return isLoading ? (
    <Button {...appearance} icon={X} onClick={() => void cancel()}>
      {renderProgress && lines > 0 ? renderProgress(lines) : <Trans>Cancel download</Trans>}
    </Button>
  ) : (
    <Button
      {...appearance}
      aria-label={label}
      icon={DownloadIcon}
      tip={tip}
      disabledReason={isEmpty ? t`There are no rows to download` : disabledReason}
      onClick={() => void download()}
    >
      {children ?? <Trans>Download</Trans>}
    </Button>
  );
}
