import type { HandlersOf } from '../network.ts';
import { previewMail } from './preview.ts';
import { readNoticeSettings, saveNoticeSettings } from './settings.ts';

export const noticeHandlers: HandlersOf<'notices'> = {
  notices: {
    get: (_, { db, caller }) => readNoticeSettings(db, caller),
    update: async ({ body }, { db, caller }) => {
      await saveNoticeSettings(db, caller, body);
      return readNoticeSettings(db, caller);
    },
    preview: ({ query: { mail } }, context) => previewMail(context, mail),
  },
};
