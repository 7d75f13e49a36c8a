import { answered } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import { query } from '#api/queries.ts';
import { userQuery } from '#api/reference-data.ts';
import { inquiries, type InquiryDetails } from '#contract/inquiries.ts';
import { messagesAbout } from '#i18n/error-messages.ts';
import { inquiryMachine, type InquiryEffects, type Reply } from '#machines/inquiry/inquiry.machine.ts';
import { useChart } from '#statecharts/use-chart.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { forgetDraft, replyDraft } from './drafts.ts';
import { usePortal } from './portal-context.tsx';
import { whyNot } from './why-not.ts';

type Surroundings = {
  id: number;
  client: Client;
  /** Shows the answer wherever the inquiry is on screen. */
  show: (inquiry: InquiryDetails) => void;
  /** After a refusal: what is on screen is old. */
  reload: () => Promise<unknown>;
};

export function inquiryEffects({ id, client, show, reload }: Surroundings) {
  async function shown(call: Promise<InquiryDetails | undefined>) {
    try {
      const inquiry = answered(await call);
      show(inquiry);
      return { status: inquiry.status };
    } catch (error) {
      void reload();
      throw error;
    }
  }
  return {
    actors: {
      reply: fromPromise(async ({ input: { text, file } }) => {
        const body = { text, ...(file && { file }) };
        const answer = await shown(client(inquiries.reply, { params: { id }, body }));
        forgetDraft(replyDraft(id));
        return answer;
      }),
      withdraw: fromPromise(() => shown(client(inquiries.withdraw, { params: { id } }))),
    },
  } satisfies InquiryEffects;
}

/** Replies to an inquiry and withdraws it (O12); `whyNotReply` says why both would do nothing, or null. */
export function useInquiry(id: number, status: InquiryDetails['status'] | undefined) {
  const { client, data } = usePortal();
  const isShadowed = Boolean(useQuery(userQuery).data?.shadow);
  const { actor, snapshot } = useChart(() =>
    inquiryMachine.provide(
      inquiryEffects({
        id,
        client,
        show: (inquiry) => {
          const cache = data.queryClient();
          cache.setQueryData(query(inquiries.get, { params: { id } }).queryKey, inquiry);
          void cache.invalidateQueries({ queryKey: [inquiries.list.resource, inquiries.list.operation] });
          void cache.invalidateQueries({ queryKey: query(inquiries.unread).queryKey });
        },
        reload: () => data.queryClient().invalidateQueries({ queryKey: [inquiries.get.resource] }),
      }),
    ),
  );
  const { failure, status: known } = snapshot.context;
  useEffect(() => {
    if (status !== undefined && status !== known) actor.send({ type: 'inquiry.shown', status });
  }, [actor, known, status]);
  return {
    isLive: snapshot.hasTag('live'),
    isAsking: snapshot.hasTag('asking'),
    isBusy: snapshot.hasTag('busy'),
    isReplying: snapshot.matches('replying'),
    failure: snapshot.matches('refused') ? failure : null,
    messages: snapshot.hasTag('asking') ? messagesAbout(failure) : [],
    whyNotReply: whyNot(inquiryMachine, snapshot, { type: 'withdrawal.ask', isShadowed }),
    reply: (reply: Reply) => actor.send({ type: 'reply.send', ...reply, isShadowed }),
    askToWithdraw: () => actor.send({ type: 'withdrawal.ask', isShadowed }),
    confirm: () => actor.send({ type: 'withdrawal.confirm' }),
    abandon: () => actor.send({ type: 'withdrawal.abandon' }),
  };
}
export type InquiryCommands = ReturnType<typeof useInquiry>;
