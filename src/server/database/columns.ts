import type { ColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date, Date>;
export type Day = ColumnType<string, string, string>;
/** A new row may leave it to the database. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Written as JSON, read as a value. */
export type Json<T> = ColumnType<T, string | undefined, string>;
