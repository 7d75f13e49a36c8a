import * as z from 'zod/mini';

/** A row of another resource, named. */
export const reference = z.object({ id: z.int(), name: z.string() });
/** An entry of a dictionary. */
export const dictionaryItem = z.object({ id: z.union([z.int(), z.string()]), name: z.string() });
/** Instants are ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** Days are YYYY-MM-DD in UTC. */
export const day = z.iso.date();
/** ISO 4217; the known ones (C3). */
export const currency = z.enum(['EUR', 'USD']);
export const isCurrency = (code: string): code is Currency => currency.safeParse(code).success;
/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().check(z.length(2));
/** The answer of a call that only does something. */
export const done = z.object({ success: z.literal(true) });

const essentials = new WeakSet<z.core.$ZodType>();
/** Marks a field without which a row of a list means nothing, as its `id` and its `name` always are (P4). */
export function essential<S extends z.ZodMiniType>(field: S): S {
  essentials.add(field);
  return field;
}
export const isEssential = (field: z.core.$ZodType): boolean => essentials.has(field);

declare const unknownValue: unique symbol;
/** A value that this portal does not know, as a newer network sent it; empty where none came. */
export type Unknown = string & { readonly [unknownValue]: true };
/** What a client reads: of a closed set of words any other may have come. The network itself sends none but those. */
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

/** What the network sends of it. */
export type Sent<T> = T extends Unknown
  ? never
  : T extends readonly (infer Item)[]
    ? Sent<Item>[]
    : T extends object
      ? { [Key in keyof T]: Sent<T[Key]> }
      : T;

export type Reference = z.infer<typeof reference>;
export type Currency = z.infer<typeof currency>;
