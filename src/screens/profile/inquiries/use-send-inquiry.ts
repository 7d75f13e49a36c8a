import { answered } from '#api/api-error.ts';
import { query } from '#api/queries.ts';
import type { Input } from '#contract/endpoint.ts';
import { inquiries, type InquiryDetails } from '#contract/inquiries.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useLingui } from '@lingui/react/macro';
import { useInquiryPlace } from './use-inquiry-place.ts';

/** Sends a new inquiry; its conversation takes the place of the form. */
export function useSendInquiry() {
  const { t } = useLingui();
  const { client, data } = usePortal();
  const { replaceBy } = useInquiryPlace();
  return {
    call: async (body: Input<typeof inquiries.open>['body']) => {
      const sent = answered(await client(inquiries.open, { body }));
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
