import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { categories as names } from '../../reference/categories.ts';

// A network of one's own began without any, so no offer could be created there; an empty database is filled later.
export const categories: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`insert into category (name) select name from unnest(${[...names]}::text[]) as name
      where exists (select from setting where key = 'signing_key') and not exists (select from category)`.execute(
      db,
    );
  },
};
