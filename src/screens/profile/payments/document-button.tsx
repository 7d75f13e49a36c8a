import { isNotOffered } from '#api/not-offered.ts';
import type { Download } from '#contract/endpoint.ts';
import { DownloadButton } from '#lists/download-button.tsx';
import { useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type DocumentButtonProps = { query: UseQueryOptions<Download>; tip: string; children: ReactNode };

/** Downloads a document, or says that the network has none once it has answered so. */
export function DocumentButton({ query, tip, children }: DocumentButtonProps) {
  const { t } = useLingui();
  const { error } = useQuery({ ...query, enabled: false, gcTime: 0 });
  return (
    <DownloadButton
      query={query}
      tip={tip}
      disabledReason={isNotOffered(error) ? t`Your network does not offer this document` : null}
    >
      {children}
    </DownloadButton>
  );
}
