import { refuse, refuseField } from '../http/refusal.ts';
import type { HandlersOf } from '../network.ts';
import { AddressRefused } from '../outgoing/safe-fetch.ts';
import { expandMacros } from './macros.ts';
import { listDeliveries, listPostbacks, readPostback, readPostbacks } from './read-postbacks.ts';
import { send } from './send.ts';
import {
  archivePostback,
  checkAddress,
  makeDefault,
  retryDelivery,
  writePostback,
  writePostbacks,
} from './write-postbacks.ts';
import { postbackParameters } from '../reference/link-parameters.ts';
import { advertiserToken, readTrackingKey } from '../tracking/tracking-key.ts';

const examples = Object.fromEntries(postbackParameters.map(({ id, example }) => [id, example]));

async function sendOrRefuse(call: Parameters<typeof send>[0], allowLoopback: boolean) {
  try {
    return await send(call, { allowLoopback });
  } catch (error) {
    if (error instanceof AddressRefused) throw refuseField('url', 'ADDRESS_REFUSED', error.message);
    throw error;
  }
}

export const postbackHandlers: HandlersOf<'postbacks'> = {
  postbacks: {
    list: ({ query }, { db, caller }) => listPostbacks(db, caller, query),
    get: ({ params }, { db, caller }) => readPostback(db, caller, params),
    retrieve: ({ params }, { db, caller }) => readPostback(db, caller, { ...params, archived: true }),
    create: async ({ body }, context) =>
      readPostback(context.db, context.caller, { id: await writePostback(context, body) }),
    update: async ({ params, body }, context) =>
      readPostback(context.db, context.caller, { id: await writePostback(context, { ...body, ...params }) }),
    save: async ({ body }, context) => {
      const ids =
        'data' in body ? await writePostbacks(context, body.data) : [await writePostback(context, body)];
      const data = await readPostbacks(context.db, context.caller, ids);
      return { data, total: data.length, limit: -1, offset: 0 };
    },
    setDefault: async ({ params }, context) => {
      await readPostback(context.db, context.caller, params);
      await makeDefault(context, params.id);
      return readPostback(context.db, context.caller, params);
    },
    remove: async ({ params }, context) => {
      await archivePostback(context, params.id);
      return { success: true };
    },
    deliveries: async ({ params, query }, { db, caller }) => {
      const { id } = await readPostback(db, caller, { ...params, archived: true });
      return listDeliveries(db, caller, { ...query, id });
    },
    retry: async ({ params }, { db, caller, clock, limits }) => {
      await readPostback(db, caller, params);
      await limits.spend('postbackTest', { account: caller.partnerId });
      return retryDelivery({ db, caller, clock }, params);
    },
    testCall: async ({ body }, { limits, caller, allowsLoopback }) => {
      await limits.spend('postbackTest', { account: caller.partnerId });
      checkAddress(body.url, { field: 'url', allowsLoopback });
      const url = expandMacros(body.url, { ...examples, ...body.values });
      return { url, ...(await sendOrRefuse({ url, method: body.method }, allowsLoopback)) };
    },
    advertiserUrl: async ({ query }, { db, origin }) => {
      const offer = db.selectFrom('offer').select('id').where('id', '=', query.offer_id);
      if (!(await offer.executeTakeFirst())) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
      const token = advertiserToken(await readTrackingKey(db), query.offer_id);
      const macros =
        'click_id={click_id}&goal={goal}&txid={transaction_id}&amount={sale_amount}&status={status}&reason={reason}';
      return { url: `${origin}/postback?token=${token}&${macros}` };
    },
  },
};
