import type { Generated } from 'kysely';
import type { OptionalInstant } from '../database/columns.ts';

export type DictionaryTables = {
  category: { id: Generated<number>; name: string };
  tag: { id: Generated<number>; name: string };
  tag_value: {
    id: Generated<number>;
    kind: string;
    value: string;
    name: string;
    parent_id: string | null;
    archived_at: OptionalInstant;
  };
};
