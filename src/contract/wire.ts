import * as z from 'zod/mini';

export const integerPattern = /^-?\d{1,15}$/;

/** Callers pass a number. */
export const integer = z.codec(z.string().check(z.regex(integerPattern)), z.int(), {
  decode: Number,
  encode: String,
});

/** Sent as 1 or 0; callers pass a boolean. */
export const flag = z.codec(z.enum(['0', '1', 'true', 'false']), z.boolean(), {
  decode: (text) => text === '1' || text === 'true',
  encode: (value) => (value ? '1' : '0'),
});

/** Comma-separated; callers pass an array. An empty list is not sent. */
export const list = <T extends z.ZodMiniType<unknown, string>>(item: T) =>
  z.codec(z.string().check(z.minLength(1)), z.array(item), {
    decode: (text) => text.split(',') as z.input<T>[],
    encode: (values) => values.join(','),
  });

/** `limit` 1 to 100, or -1 for all rows (P6); `offset` counts rows. Default size 10 (L4). */
export const paging = {
  limit: z._default(integer.check(z.refine((limit) => limit === -1 || (limit >= 1 && limit <= 100))), 10),
  offset: z._default(integer.check(z.nonnegative()), 0),
};

/** In characters, of search texts and text filters. */
export const longestText = 100;
export const searchText = z.optional(z.string().check(z.maxLength(longestText)));

/** Dictionaries are never paged (P6). */
export const everything = z.strictObject({ limit: z._default(integer, -1) });

/** One of the names, with a leading minus for descending order. */
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
 * A free text as an item of a `list`: a comma is written `%2C`, the empty text `-`. Examples: 'a,b' is `a%2Cb`, '' is
 * `-`, '-' is `%2D`.
 */
export const freeText = {
  write: escaped,
  read: (written: string): string =>
    written === none ? '' : written.replaceAll(/%(2C|25|2D)/g, (sign) => decodeURIComponent(sign)),
};

export const freeTexts = list(
  z.codec(z.string(), z.string(), { decode: freeText.read, encode: freeText.write }),
);
