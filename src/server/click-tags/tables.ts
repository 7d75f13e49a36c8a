import type { Generated } from 'kysely';
import type { OptionalInstant } from '../database/columns.ts';

export type ClickTagTables = {
  clicktag: {
    partner_id: number;
    id: Generated<number>;
    name: string;
    values: Record<string, string>;
    archived_at: OptionalInstant;
  };
};
