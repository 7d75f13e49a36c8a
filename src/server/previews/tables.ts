import type { Instant } from '../database/columns.ts';

export type PreviewTables = {
  preview_job: {
    partner_id: number;
    id: string;
    url: string;
    status: 'queued' | 'processing' | 'done' | 'failed';
    asset_id: string | null;
    failure: string | null;
    created_at: Instant;
    claimed_at: Instant | null;
    finished_at: Instant | null;
  };
};
