import { changeClicktag, createClicktag, readNamedValues, removeClicktag } from './save-clicktag.ts';
import type { HandlersOf } from '../network.ts';

export const clickTagHandlers: HandlersOf<'clickTags'> = {
  clickTags: {
    get: ({ params: { id } }, { db, caller: { partnerId } }) => readNamedValues(db, { partnerId, id }),
    create: ({ body }, { db, caller: { partnerId } }) => createClicktag(db, { ...body, partnerId }),
    update: ({ params: { id }, body }, { db, caller: { partnerId } }) =>
      changeClicktag(db, { ...body, partnerId, id }),
    remove: async ({ params: { id } }, { db, clock, caller: { partnerId } }) => {
      await removeClicktag(db, { partnerId, id, now: clock.now() });
      return { success: true };
    },
  },
};
