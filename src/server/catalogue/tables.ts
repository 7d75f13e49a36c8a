import type { Generated } from 'kysely';
import type { Instant } from '../database/columns.ts';

export type CatalogueTables = {
  catalogue_entry: {
    id: Generated<number>;
    offer_id: number;
    published_from: Instant;
    published_until: Instant | null;
    archived_at: Instant | null;
  };
};
