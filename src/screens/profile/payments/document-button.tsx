import { isNotOffered } from '#api/not-offered.ts';
import { DownloadButton } from '#lists/download-button.tsx';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';

type DocumentButtonProps = Omit<ComponentProps<typeof DownloadButton>, 'disabledReason'>;

/** Downloads a document, or says that the network has none once it has answered so. */
export function DocumentButton(props: DocumentButtonProps) {
  const { t } = useLingui();
  const { error } = useQuery({ ...props.query, enabled: false, gcTime: 0 });
  return (
    <DownloadButton
      {...props}
      disabledReason={isNotOffered(error) ? t`Your network does not offer this document` : null}
    />
  );
}
