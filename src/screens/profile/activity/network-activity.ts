import { query } from '#api/queries.ts';
import { activity } from '#contract/activity.ts';

/** How much the network has changed; refused where it has no activity. */
export const networkActivity = query(activity.list, { query: { by: 'network', limit: 1 } });
