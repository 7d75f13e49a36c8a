import type { Day, Instant } from '../database/columns.ts';
import type { Audience } from '../tracking/tables.ts';
import type { Sums } from './sums.ts';

/** Rollups of clicks and conversions: by day, by hour, and by day and audience. */
export type AnalyticsTables = {
  stat_offer: Sums & { partner_id: number; day: Day; offer_id: number; link_id: number };
  stat_hour: Sums & { partner_id: number; hour: Instant; offer_id: number };
  stat_dim: Sums & Audience & { partner_id: number; day: Day; offer_id: number };
};
