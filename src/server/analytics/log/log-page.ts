import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '#contract/days.ts';
import { refuseField } from '../../http/refusal.ts';
import { clickIdOf, readClickId } from '#contract/tracked-ids.ts';
import type { FilterColumn, Selection } from '../sources.ts';

/** `limit` counts rows; the cursor is that of the page before. */
export type PageRequest = { limit: number; cursor?: string | undefined };
export type LogPage<Row> = { data: Row[]; next_cursor: string | null };
/** `place` is the time of the row as the database writes it, which keeps its microseconds. */
export type Placed = { id: string; place: string };

const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f-]{36})$/;

const cursorOf = ({ place, id }: Placed) => Buffer.from(`${place} ${id}`).toString('base64url');

function readCursor(cursor: string) {
  const [, place, id] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (place === undefined || id === undefined || Number.isNaN(Date.parse(place))) {
    throw refuseField('cursor', 'IN', 'The cursor is not one of this list');
  }
  return { place, id };
}

// One value lets an index by that column keep the order of the rows.
const isOneOf = (column: RawBuilder<unknown>, values: readonly (string | number)[]) =>
  values.length === 1 ? sql<SqlBool>`${column} = ${values[0]}` : sql<SqlBool>`${column} = any(${values})`;

type Place = (column: FilterColumn) => RawBuilder<unknown>;

/** `e` is the click or conversion; `place` says where each filter's column is. */
export function conditionsOf({ partnerId, from, to, filters }: Selection, place: Place) {
  return [
    sql<SqlBool>`e.partner_id = ${partnerId}`,
    sql<SqlBool>`e.ts >= ${`${from}T00:00Z`}::timestamptz and e.ts < ${`${addDays(to, 1)}T00:00Z`}::timestamptz`,
    ...filters.map(({ column, values }) => isOneOf(place(column), values)),
  ];
}

const shape = '00000000-0000-0000-0000-000000000000';

// The first and the last id of the partner's clicks that begin like this; null where none can.
function clickIdsFrom(partnerId: number, text: string) {
  const partner = clickIdOf(partnerId, '');
  const typed = text.toLowerCase();
  if (partner.startsWith(typed)) return { first: shape, last: shape.replaceAll('0', 'f') };
  const begin = typed.startsWith(partner) ? typed.slice(partner.length) : typed;
  const [first, last] = ['0', 'f'].map((digit) => begin + shape.slice(begin.length).replaceAll('0', digit));
  const isOne = first !== undefined && readClickId(partner + first) !== null;
  return isOne && last !== undefined ? { first, last } : null;
}

/** `column` is that of the click's id, `text` how it begins. */
export function withClickId(column: RawBuilder<unknown>, partnerId: number, text: string | undefined) {
  if (text === undefined) return [];
  const range = clickIdsFrom(partnerId, text);
  if (!range) return [sql<SqlBool>`false`];
  // Of one click the planner knows how few rows it has, of a range it guesses, and reads the log from its end.
  if (range.first === range.last) return [sql<SqlBool>`${column} = ${range.first}`];
  return [sql<SqlBool>`${column} between ${range.first} and ${range.last}`];
}

export const placeColumn = sql`to_char(e.ts at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place`;

/** The rows behind the cursor, and one more, which shows that there is a next page. */
export function behind({ cursor, limit }: PageRequest) {
  const last = cursor === undefined ? null : readCursor(cursor);
  return {
    conditions: last ? [sql<SqlBool>`(e.ts, e.id) < (${last.place}::timestamptz, ${last.id}::uuid)`] : [],
    order: sql`order by e.ts desc, e.id desc limit ${limit + 1}`,
  };
}

export function pageOf<Row extends Placed, Shown>(
  rows: readonly Row[],
  { limit }: PageRequest,
  present: (row: Row) => Shown,
): LogPage<Shown> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { data: shown.map(present), next_cursor: rows.length > limit && last ? cursorOf(last) : null };
}

const rowsOfExport = 1000;

/** All rows, page by page, so that none of them waits for the last. */
export async function* allRows<Row>(read: (page: PageRequest) => Promise<LogPage<Row>>) {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    // Each page begins behind the one before.
    const page: LogPage<Row> = await read({ limit: rowsOfExport, cursor });
    yield* page.data;
    cursor = page.next_cursor;
  }
}
