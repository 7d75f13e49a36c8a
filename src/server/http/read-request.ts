import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { withoutDirectionControls } from '#contract/direction-controls.ts';
import { largestPicture } from '#contract/offer-pictures.ts';
import { wordsOf } from './issue-words.ts';
import { refuse, refuseField } from './refusal.ts';

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;
const maxBytes = 64 * 1024;
// A file and its multipart envelope.
const maxMultipartBytes = largestPicture + 4096;
const maxDepth = 20;
const nothing = z.strictObject({});

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw refuse('PAYLOAD_TOO_LARGE');
    },
  });
const limits = {
  json: limitTo(maxBytes),
  form: limitTo(maxBytes),
  multipart: limitTo(maxMultipartBytes),
};

/** Refuses bodies that are too long for a call before reading them. */
export const limitBody = ({ encoding = 'json' }: Pick<Endpoint, 'encoding'>) => limits[encoding];

type Issue = z.core.$ZodIssue;

const unknownParameters = (names: string[]) =>
  refuse('UNKNOWN_PARAMETER', {
    entries: names.map((name) => ({
      code: 'UNKNOWN_PARAMETER',
      field: name,
      description: `Unknown parameter "${name}"`,
    })),
  });

const depthOf = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length));

// A list of a query is one text.
function itemAt(inner: unknown, key: PropertyKey): unknown {
  if (typeof inner === 'string' && typeof key === 'number') return inner.split(',')[key];
  return typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]) => path.reduce<unknown>(itemAt, value);

const hasStrangers = (issues: readonly Issue[]) => issues.some(({ code }) => code === 'unrecognized_keys');
const places = (issues: readonly Issue[]) => [hasStrangers(issues) ? 1 : 0, -depthOf(issues), issues.length];

// Whether a shape fits at least as well as the best so far: every key present, wrong deeper inside, or in fewer
// places.
function fits(issues: readonly Issue[], best: readonly Issue[]) {
  const rivals = places(best);
  const difference = places(issues)
    .map((place, nth) => place - (rivals[nth] ?? 0))
    .find((one) => one !== 0);
  return (difference ?? 0) <= 0;
}

// Of a union, the issues of the best fitting shape; of a missing value, of the last.
function flat(issue: Issue, value: unknown): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const shapes = issue.errors.filter((issues) => issues.length > 0);
  const given = valueAt(value, issue.path);
  const isEmpty = typeof given === 'object' && given !== null && Object.keys(given).length === 0;
  const best = isEmpty
    ? (shapes.at(-1) ?? [])
    : shapes.reduce((found, issues) => (fits(issues, found) ? issues : found), shapes[0] ?? []);
  return best.length === 0
    ? [issue]
    : best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function invalid(issues: readonly Issue[], value: unknown) {
  const byField = Map.groupBy(issues, (issue) => issue.path.join('.'));
  const errors = (list: Issue[]) => list.map((issue) => wordsOf(issue, valueAt(value, issue.path)));
  return refuse('VALIDATION_ERROR', {
    entries: [...byField].map(([field, list]) => ({ field, errors: errors(list) })),
  });
}

// The one character that no database stores.
const nul = '\0';
const hasNul = (text: string) => text.includes(nul);
// Passwords are compared, never shown.
const turnsDirection = (text: string, name: string) =>
  !name.includes('password') && withoutDirectionControls(text) !== text;

type Finds = (text: string, name: string) => boolean;

// The path of the first field with such a text.
function pathTo(finds: Finds, value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === 'string') return finds(value, path.at(-1) ?? '') ? path : undefined;
  if (value instanceof File) return finds(value.name, '') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = finds(name, '') ? path : pathTo(finds, inner, [...path, name]);
    if (found) return found;
  }
  return undefined;
}
const nulIn = (value: unknown) => pathTo(hasNul, value);

const noControls = 'Invisible characters that turn the direction of writing are not allowed';

// What is stored and mailed turns nothing that stands around it.
function refuseDirectionControls(body: unknown) {
  const path = pathTo(turnsDirection, body);
  if (path) throw refuseField(path.join('.'), 'MALFORMED', noControls);
  return body;
}

/** Refuses with UNKNOWN_PARAMETER or VALIDATION_ERROR. */
export function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const nulPath = nulIn(value);
  if (nulPath) throw refuseField(nulPath.join('.'), 'MALFORMED', 'A NUL character is not allowed');
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap((issue) => flat(issue, value));
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  throw unknown.length > 0 ? unknownParameters(unknown) : invalid(issues, value);
}

/** Names and values of a query or a form; duplicate names are refused. */
export function fieldsOf<T>(pairs: Iterable<[string, T]> & { getAll: (name: string) => unknown[] }) {
  const fields: Record<string, T> = Object.fromEntries(pairs);
  const repeated = Object.keys(fields).find((name) => pairs.getAll(name).length > 1);
  if (repeated !== undefined) throw refuseField(repeated, 'REPEATED', 'This parameter may be given once');
  return fields;
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeper(item, depth - 1));
}

/** Refuses invalid or too deep JSON with VALIDATION_ERROR. */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (!isDeeper(value, maxDepth)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refuseField('', 'MALFORMED', 'The body is not valid JSON');
}

async function readForm(context: Context) {
  try {
    return await context.req.formData();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw refuseField('', 'MALFORMED', 'The body is not a valid form');
  }
}

const hasNoBody = ({ req }: Context) =>
  req.header('content-type') === undefined &&
  req.header('transfer-encoding') === undefined &&
  Number(req.header('content-length') ?? 0) === 0;

// Compressed bodies are not unpacked: a small one could be a very large one.
const isEncoded = ({ req }: Context) => (req.header('content-encoding') ?? 'identity') !== 'identity';

async function readBody(endpoint: Endpoint, context: Context) {
  const encoding = endpoint.encoding ?? 'json';
  if (hasNoBody(context) && endpoint.body?.safeParse(undefined).success) return undefined;
  const [type = ''] = (context.req.header('content-type') ?? '').toLowerCase().split(';');
  if (type.trim() !== mediaTypes[encoding] || isEncoded(context)) throw refuse('UNSUPPORTED_MEDIA_TYPE');
  if (encoding === 'multipart') return fieldsOf(await readForm(context));
  const text = await context.req.text();
  return encoding === 'form' ? fieldsOf(new URLSearchParams(text)) : readJson(text);
}

function readParams(schema: z.ZodMiniType, context: Context) {
  const params = context.req.param();
  const result = schema.safeParse(params);
  if (!result.success || nulIn(params)) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return result.data;
}

export async function readRequest(endpoint: Endpoint, context: Context) {
  const params = endpoint.params && readParams(endpoint.params, context);
  const query = parse(endpoint.query ?? nothing, fieldsOf(new URL(context.req.url).searchParams));
  const body =
    endpoint.body && parse(endpoint.body, refuseDirectionControls(await readBody(endpoint, context)));
  return { params, query, body };
}
