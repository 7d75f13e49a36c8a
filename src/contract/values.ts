import * as z from 'zod/mini';

export const reference = z.object({ id: z.int(), name: z.string() });
export const dictionaryItem = z.object({ id: z.union([z.int(), z.string()]), name: z.string() });
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** YYYY-MM-DD in UTC. */
export const day = z.iso.date();
/** YYYY-MM in UTC. */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
/** The supported ones of ISO 4217 (C3). */
export const currency = z.enum(['EUR', 'USD']);
export const isCurrency = (code: string): code is Currency => currency.safeParse(code).success;
/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().check(z.length(2));
export const done = z.object({ success: z.literal(true) });

const essentials = new WeakSet<z.core.$ZodType>();
/** Marks a field without which a row of a list is dropped, as its `id` and `name` always are (P4). */
export function essential<S extends z.ZodMiniType>(field: S): S {
  essentials.add(field);
  return field;
}
export const isEssential = (field: z.core.$ZodType): boolean => essentials.has(field);

declare const unknownValue: unique symbol;
/** A value of a newer network that this portal does not support; empty where none was sent. */
export type Unknown = string & { readonly [unknownValue]: true };
/**
 * What a client reads: instead of each closed set of words, any other may arrive. The network itself sends only
 * those.
 */
export type Received<T> = T extends string
  ? string extends T
    ? T
    : T | Unknown
  : T extends readonly (infer Item)[]
    ? Received<Item>[]
    : T extends Blob
      ? T
      : T extends object
        ? { [Key in keyof T]: Received<T[Key]> }
        : T;

export type Sent<T> = T extends Unknown
  ? never
  : T extends readonly (infer Item)[]
    ? Sent<Item>[]
    : T extends object
      ? { [Key in keyof T]: Sent<T[Key]> }
      : T;

export type Reference = z.infer<typeof reference>;
export type Currency = z.infer<typeof currency>;
