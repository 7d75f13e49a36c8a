import * as z from 'zod/mini';

/** A whole number in a query string; callers pass a number. */
export const integer = z.codec(z.string().check(z.regex(/^-?\d{1,15}$/)), z.int(), {
  decode: Number,
  encode: String,
});

/** A flag in a query string, sent as 1 or 0; callers pass a boolean. */
export const flag = z.codec(z.enum(['0', '1', 'true', 'false']), z.boolean(), {
  decode: (text) => text === '1' || text === 'true',
  encode: (value) => (value ? '1' : '0'),
});

/** A comma-separated list in a query string; callers pass an array. An empty list is not sent. */
export const list = <T extends z.ZodMiniType<unknown, string>>(item: T) =>
  z.codec(z.string().check(z.minLength(1)), z.array(item), {
    decode: (text) => text.split(',') as z.input<T>[],
    encode: (values) => values.join(','),
  });

/** Paging of every list: `limit` 1 to 100, or -1 for all rows (P6); `offset` counts rows. Default size 10 (L4). */
export const paging = {
  limit: z._default(integer.check(z.refine((limit) => limit === -1 || (limit >= 1 && limit <= 100))), 10),
  offset: z._default(integer.check(z.nonnegative()), 0),
};

/** The most characters of a text that rows are searched or narrowed down by. */
export const longestText = 100;
/** What the rows of a list are searched for. */
export const searchText = z.optional(z.string().check(z.maxLength(longestText)));

/** Dictionaries come whole (P6). */
export const everything = z.strictObject({ limit: z._default(integer, -1) });

/** `sort` takes one of the names, with a leading minus for descending order. */
export const sortBy = <const N extends string>(names: readonly N[], fallback: N | `-${N}`) => {
  const sorts: (N | `-${N}`)[] = names.flatMap((name) => [name, `-${name}` as const]);
  // The parameter's type has checked the fallback; the enum's mapped type cannot see through N.
  return z._default(z.enum(sorts), fallback as never);
};

const none = '-';
const separators = /[,%]/g;
const escaped = (text: string) =>
  text === none ? '%2D' : text.replaceAll(separators, (sign) => encodeURIComponent(sign)) || none;

/**
 * A text of somebody else's choosing as an item of a `list`: a comma within it is written `%2C`, no text at all `-`.
 * Examples: 'a,b' is `a%2Cb`, '' is `-`, '-' is `%2D`.
 */
export const freeText = {
  write: escaped,
  read: (written: string): string =>
    written === none ? '' : written.replaceAll(/%(2C|25|2D)/g, (sign) => decodeURIComponent(sign)),
};

/** A list of such texts; callers pass them as they are. */
export const freeTexts = list(
  z.codec(z.string(), z.string(), { decode: freeText.read, encode: freeText.write }),
);
