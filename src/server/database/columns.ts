import type { ColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date, Date>;
export type Day = ColumnType<string, string, string>;
/** What a new row may leave to the database. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type OptionalInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** What is written as JSON and read as a value. */
export type Json<T> = ColumnType<T, string | undefined, string>;
