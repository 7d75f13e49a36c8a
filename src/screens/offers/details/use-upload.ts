import { RequestCanceled } from '#api/api-error.ts';
import { largestPicture, offerPictures } from '#contract/offer-pictures.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useChange } from './use-change.ts';

/** The kinds of pictures that the network takes. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

export type UploadFault = 'kind' | 'size';

/** What keeps a file from being sent. */
export function faultOf({ type, size }: Pick<File, 'type' | 'size'>): UploadFault | null {
  if (!pictureTypes.some((known) => known === type)) return 'kind';
  return size > largestPicture ? 'size' : null;
}

/**
 * Sends a picture for the publisher's application, one at a time: `share` says in percent how much has gone out,
 * `cancel` stops it, and so does leaving the screen (P3).
 */
export function useUpload(offerId: number) {
  const { client } = usePortal();
  const change = useChange();
  const [share, setShare] = useState(0);
  const controller = useRef<AbortController | null>(null);
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: async (file: File) => {
      controller.current = new AbortController();
      setShare(0);
      const options = { signal: controller.current.signal, onProgress: setShare };
      await change(() => client(offerPictures.upload, { params: { id: offerId }, body: { file } }, options));
    },
  });
  useEffect(() => () => controller.current?.abort(), []);
  return {
    file: variables?.name ?? '',
    isSending: isPending,
    share,
    isCanceled: error instanceof RequestCanceled,
    error,
    forget: reset,
    send: (file: File) => {
      if (!isPending) mutate(file);
    },
    cancel: () => controller.current?.abort(),
  };
}
