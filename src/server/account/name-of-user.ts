import { sql } from 'kysely';

/** The name of the user with the id in a column, as operators read it; null where there is none. */
export const nameOfUser = (column: string) => sql<string | null>`(
  select coalesce(nullif(trim(n.firstname || ' ' || n.lastname), ''), n.email) from app_user n where n.id = ${sql.ref(column)})`;
