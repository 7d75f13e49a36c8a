import type { Instant } from '../database/columns.ts';

export type ConfigurationTables = {
  setting: { key: string; value: string };
  removed_setting: { key: string; value: string; removed_at: Instant };
};
