import { pick } from 'es-toolkit';
import { sql } from 'kysely';
import { subIds } from '../sources.ts';

/** What a click and its conversions have in common. */
export type Visited = Record<(typeof subIds)[number], string> & {
  partner_id: number;
  offer_id: number;
  offer: string;
  link_id: number;
  link: string | null;
  country: string;
};

/** The columns of a click that its conversions lack. */
export const visitColumns = (click: string) =>
  sql.join(['link_id', 'country', ...subIds].map((name) => sql.ref(`${click}.${name}`)));

export const visitOf = (row: Visited) => ({
  ...pick(row, ['country', ...subIds]),
  offer: { id: row.offer_id, name: row.offer },
  link: { id: row.link_id, name: row.link ?? '' },
});
