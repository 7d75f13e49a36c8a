import { listCampaigns, readCampaign } from './list-campaigns.ts';
import { changeCampaign, createCampaign, move, requestRtb, saveCampaignClicktag } from './save-campaign.ts';
import { readSplits } from './splits.ts';
import { listTriggers } from './triggers.ts';
import { partOf } from '../listed.ts';
import type { CallerContext, HandlersOf } from '../network.ts';
import { readGoalPayouts } from '../offers/goal-payouts.ts';

async function splitsOf(context: CallerContext, id: number, kind: 'splitter' | 'tsp') {
  await readCampaign(context, id);
  const { db, caller } = context;
  const found = await readSplits(db, { partnerId: caller.partnerId, campaigns: [id], kind });
  return found.map(({ split }) => split);
}

export const campaignHandlers: HandlersOf<'campaigns'> = {
  campaigns: {
    list: ({ query }, context) => listCampaigns(context, query),
    lTriggers: ({ query }, { db, caller }) => listTriggers(db, caller.partnerId, query),
    get: ({ params }, context) => readCampaign(context, params.id),
    retrieve: ({ params }, context) => readCampaign(context, params.id),
    create: ({ body }, context) => createCampaign(context, body),
    update: ({ params, body }, context) => changeCampaign(context, params.id, body),
    remove: async ({ params }, context) => {
      await move(context, params.id, 'end');
      return { success: true };
    },
    tsp: async ({ params, query }, context) => {
      const splits = await splitsOf(context, params.id, 'tsp');
      return partOf(
        splits.map(({ id, offer, countries, active }) => ({ id, offer, countries, active })),
        query,
      );
    },
    splitter: async ({ params, query }, context) =>
      partOf(await splitsOf(context, params.id, 'splitter'), query),
    triggers: async ({ params, query }, context) => {
      await readCampaign(context, params.id);
      const { db, caller } = context;
      const found = await listTriggers(db, caller.partnerId, { ...query, campaign_id: [params.id] });
      return { ...found, data: found.data.map(({ campaign: _, ...trigger }) => trigger) };
    },
    payouts: async ({ params, query }, context) => {
      const { offer } = await readCampaign(context, params.id);
      return partOf(await readGoalPayouts(context.db, offer.id), query);
    },
    rtb: ({ params, body }, context) => requestRtb(context, params.id, body),
    pause: ({ params }, context) => move(context, params.id, 'pause'),
    unpause: ({ params }, context) => move(context, params.id, 'unpause'),
    saveClicktag: ({ params, body }, context) => saveCampaignClicktag(context, params.id, body),
  },
};
