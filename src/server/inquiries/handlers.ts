import { actorOf } from '../activity/record-activity.ts';
import type { HandlersOf } from '../network.ts';
import { decideInquiry } from './decide-inquiry.ts';
import { countUnread, listInquiries, readFile, readInquiry } from './read-inquiries.ts';
import { openInquiry, readUpTo, replyToInquiry, withdrawInquiry } from './send-inquiry.ts';

export const inquiryHandlers: HandlersOf<'inquiries'> = {
  inquiries: {
    list: ({ query }, context) => listInquiries(context, query),
    unread: (_, context) => countUnread(context),
    get: ({ params: { id } }, context) => readInquiry(context, id),
    open: async ({ body }, context) => readInquiry(context, await openInquiry(context, body)),
    reply: async ({ params: { id }, body }, context) => {
      await replyToInquiry(context, id, body);
      return readInquiry(context, id);
    },
    withdraw: async ({ params: { id } }, context) => {
      await withdrawInquiry(context, id);
      return readInquiry(context, id);
    },
    read: async ({ params: { id }, body }, context) => {
      await readUpTo(context, id, body.message_id);
      return { success: true };
    },
    file: ({ params }, context) => readFile(context, params),
    decide: async ({ params: { id }, body }, context) => {
      const { actor_name: name } = await actorOf(context.db, { ...context.caller, family: '' });
      await decideInquiry(context, id, { ...body, name });
      return readInquiry(context, id);
    },
  },
};
