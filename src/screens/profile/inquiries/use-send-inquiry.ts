import { answered, ApiError } from '#api/api-error.ts';
import { query } from '#api/queries.ts';
import type { Input } from '#contract/endpoint.ts';
import { inquiries, type InquiryDetails } from '#contract/inquiries.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useInquiryPlace } from './use-inquiry-place.ts';

type Body = Input<typeof inquiries.open>['body'];

/** Sends a new inquiry; its conversation takes the place of the form. `existing` is the open one about the same, `counted` the transaction that is in the log. */
export function useSendInquiry() {
  const { t } = useLingui();
  const { client, data } = usePortal();
  const { replaceBy } = useInquiryPlace();
  const [existing, setExisting] = useState<number | null>(null);
  const [counted, setCounted] = useState<string | null>(null);
  const open = async (body: Body) => {
    try {
      return answered(await client(inquiries.open, { body }));
    } catch (error) {
      const failure = error instanceof ApiError ? error : null;
      setExisting(failure?.inquiry ?? null);
      const isCounted = failure?.code === 'TRANSACTION_COUNTED' && body.kind === 'missing';
      setCounted(isCounted ? body.transaction_id : null);
      throw error;
    }
  };
  return {
    existing,
    counted,
    call: async (body: Body) => {
      const sent = await open(body);
      const cache = data.queryClient();
      cache.setQueryData(query(inquiries.get, { params: { id: sent.id } }).queryKey, sent);
      await cache.invalidateQueries({ queryKey: [inquiries.list.resource, inquiries.list.operation] });
      return sent;
    },
    onSent: ({ id, number }: InquiryDetails) => {
      notify({ type: 'success', text: t`Your inquiry ${number} was sent` });
      replaceBy(id);
    },
  };
}
