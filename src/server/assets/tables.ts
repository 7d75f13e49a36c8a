import type { Instant } from '../database/columns.ts';

export type AssetTables = {
  asset: { id: string; mime: string; size: number; body: Buffer; created_at: Instant };
};
