import type { Instant } from '../database/columns.ts';

export type JobTables = {
  job_lease: {
    job: string;
    /** A process. */
    holder: string;
    held_until: Instant;
  };
};
