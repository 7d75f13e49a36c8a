import type { Day } from '../database/columns.ts';

export type TransitionCountTables = {
  transition_count: { day: Day; chart: string; hash: string; transition: string; times: number };
};
