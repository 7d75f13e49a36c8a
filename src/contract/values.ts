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
/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().check(z.length(2));
/** The answer of a call that only does something. */
export const done = z.object({ success: z.literal(true) });

export type Reference = z.infer<typeof reference>;
export type Currency = z.infer<typeof currency>;
