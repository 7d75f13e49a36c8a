import { ApiError } from '#api/api-error.ts';
import type { Download } from '#contract/endpoint.ts';
import { messagesOf, textOf } from '#i18n/error-messages.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsFetching, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { Download as DownloadIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from './save-file.ts';

type DownloadButtonProps = {
  /** The call that answers with the file; made once for each press. */
  query: UseQueryOptions<Download>;
  /** What the file holds, under the pointer: all rows of the filters, not the page alone. */
  title: string;
  disabled?: boolean;
  /** In place of 'Download', where it stands beside other things. */
  children?: ReactNode;
};

/** Loads a file and saves it; while it loads, the same button cancels it (P3, P5). */
export function DownloadButton({ query, title, disabled, children }: DownloadButtonProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { queryKey } = query;
  const isLoading = useIsFetching({ queryKey, exact: true }) > 0;

  async function download() {
    try {
      saveFile(await client.query({ ...query, staleTime: 0, gcTime: 0, retry: false }));
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      const text = messagesOf(error).map((message) => textOf(message, i18n));
      notify({ type: 'apiError', text: text.join(' ') });
    }
  }

  return isLoading ? (
    <Button icon={X} onClick={() => void client.cancelQueries({ queryKey, exact: true })}>
      <Trans>Cancel download</Trans>
    </Button>
  ) : (
    <Button icon={DownloadIcon} title={title} disabled={disabled} onClick={() => void download()}>
      {children ?? <Trans>Download</Trans>}
    </Button>
  );
}
