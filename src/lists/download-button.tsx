import type { Download } from '#contract/endpoint.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Button } from '#ui/controls/button.tsx';
import { notifyFailure } from '#ui/feedback/notify-failure.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useIsFetching, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { Download as DownloadIcon, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
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
  /** How many rows the file will have, where it tells how far it is; null: not known. */
  rows?: number | null;
  /** Replaces 'Download'. */
  children?: ReactNode;
};

type ProgressProps = { lines: number; rows: number | null };

// The first line is that of the column names.
function Progress({ lines, rows }: ProgressProps) {
  const { share } = useFormats();
  const loaded = Math.max(lines - 1, 0);
  if (!rows) return <Plural value={loaded} one="Cancel download (# row)" other="Cancel download (# rows)" />;
  const part = share(Math.min(Math.round((loaded / rows) * 100), 100));
  return <Trans>Cancel download ({part})</Trans>;
}

/** Downloads a file; while it loads the same button cancels it (P3, P5). */
export function DownloadButton({
  query,
  tip,
  isEmpty = false,
  disabledReason = null,
  label,
  quiet = false,
  rows,
  children,
}: DownloadButtonProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { queryKey } = query;
  const appearance = quiet ? ({ variant: 'ghost', size: 'sm' } as const) : null;
  const [lines, setLines] = useState(0);
  const isLoading = useIsFetching({ queryKey, exact: true }) > 0;

  async function download() {
    try {
      setLines(0);
      const meta = rows === undefined ? query.meta : { ...query.meta, onProgress: setLines };
      saveFile(await client.query({ ...query, meta, staleTime: 0, gcTime: 0, retry: false }));
    } catch (error) {
      void notifyFailure(error);
    }
  }

  return isLoading ? (
    <Button {...appearance} icon={X} onClick={() => void client.cancelQueries({ queryKey, exact: true })}>
      {rows === undefined || lines === 0 ? (
        <Trans>Cancel download</Trans>
      ) : (
        <Progress lines={lines} rows={rows} />
      )}
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
