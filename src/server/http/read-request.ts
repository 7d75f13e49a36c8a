import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { refuse, refuseField } from './refusal.ts';

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;
const maxBytes = 64 * 1024;
const maxDepth = 20;
const nothing = z.strictObject({});

/** Refuses bodies that are too long before they are read. */
export const limitBody = bodyLimit({
  maxSize: maxBytes,
  onError: () => {
    throw refuse('PAYLOAD_TOO_LARGE');
  },
});

type Issue = z.core.$ZodIssue;

const unknownParameters = (names: string[]) =>
  refuse('UNKNOWN_PARAMETER', {
    entries: names.map((name) => ({
      code: 'UNKNOWN_PARAMETER',
      field: name,
      description: `Unknown parameter "${name}"`,
    })),
  });

function invalid(issues: Issue[]) {
  const byField = Map.groupBy(issues, (issue) => issue.path.join('.'));
  const errors = (list: Issue[]) =>
    list.map(({ code, message }) => ({ code: code.toUpperCase(), description: message }));
  return refuse('VALIDATION_ERROR', {
    entries: [...byField].map(([field, list]) => ({ field, errors: errors(list) })),
  });
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const unknown = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  );
  throw unknown.length > 0 ? unknownParameters(unknown) : invalid(result.error.issues);
}

/** Names and values of a query or a form; a name that is there twice is refused. */
function fieldsOf(pairs: URLSearchParams) {
  const fields = Object.fromEntries(pairs);
  const repeated = Object.keys(fields).find((name) => pairs.getAll(name).length > 1);
  if (repeated !== undefined) throw refuseField(repeated, 'REPEATED', 'This parameter may be given once');
  return fields;
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeper(item, depth - 1));
}

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (!isDeeper(value, maxDepth)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refuseField('', 'MALFORMED', 'The body is not valid JSON');
}

async function readBody(endpoint: Endpoint, context: Context) {
  const encoding = endpoint.encoding ?? 'json';
  const [type = ''] = (context.req.header('content-type') ?? '').toLowerCase().split(';');
  if (type.trim() !== mediaTypes[encoding]) throw refuse('UNSUPPORTED_MEDIA_TYPE');
  const text = await context.req.text();
  return encoding === 'form' ? fieldsOf(new URLSearchParams(text)) : readJson(text);
}

function readParams(schema: z.ZodMiniType, context: Context) {
  const result = schema.safeParse(context.req.param());
  if (!result.success) throw refuse('NOT_FOUND_HTTP_EXCEPTION');
  return result.data;
}

/** Reads a request by its contract: unknown query parameters, wrong types and wrong content types are refused. */
export async function readRequest(endpoint: Endpoint, context: Context) {
  const params = endpoint.params && readParams(endpoint.params, context);
  const query = parse(endpoint.query ?? nothing, fieldsOf(new URL(context.req.url).searchParams));
  const body = endpoint.body && parse(endpoint.body, await readBody(endpoint, context));
  return { params, query, body };
}
