import type { Endpoint } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import * as z from 'zod/mini';
import { ApiError, type FailureEntry } from './api-error.ts';
import { retryAfterOf } from './retry-after.ts';

type Envelope = { data?: unknown; meta?: { api_version?: unknown; total?: unknown } };
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const envelopeOf = (body: unknown): Envelope => (isRecord(body) ? body : {});

/** The JSON of an answer; a truncated or HTML answer is an error, not data. */
export function readJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError({ status, code: 'UNREADABLE_ANSWER' });
  }
}

function rowsOf(body: unknown) {
  const { data, meta } = envelopeOf(body);
  if (isRecord(data) && 'data' in data) return data;
  const total = Array.isArray(data) ? data.length : 0;
  return { data, total: meta?.total ?? total, limit: -1, offset: 0 };
}

const pageOf = (row: z.ZodMiniType) =>
  z.object({ data: z.array(row), total: z.int(), limit: z.int(), offset: z.int() });

function check<T>(schema: z.ZodMiniType<T>, value: unknown, status: number): T {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new ApiError({ status, code: 'UNEXPECTED_ANSWER' });
}

/** The value of a successful answer, checked against the contract; fields that are not in it are dropped (P4, S2). */
export function valueOf({ answer }: Endpoint, body: unknown, status: number): unknown {
  switch (answer.kind) {
    case 'page':
      return check(pageOf(answer.schema), rowsOf(body), status);
    case 'bare':
      return check(answer.schema, isRecord(body) && 'data' in body ? body.data : body, status);
    case 'document': {
      const { data, meta } = envelopeOf(body);
      const version = meta?.api_version;
      return {
        data: check(answer.schema, data, status),
        apiVersion: typeof version === 'string' ? version : null,
      };
    }
    default:
      return check(answer.schema, envelopeOf(body).data, status);
  }
}

type BodyEntry = {
  code?: string | null | undefined;
  description?: string | null | undefined;
  field?: string | null | undefined;
};
const entryOf = (entry: BodyEntry, field: string | null): FailureEntry => ({
  code: entry.code ?? null,
  description: entry.description ?? null,
  field: entry.field ?? field,
});

function parsedBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Which statuses are not told of, and which are errors of loading, as the network has configured it (E8). */
export type StatusLists = { ignoredErrorCodes: readonly number[]; loadingErrorCodes: readonly number[] };

/** A refused call: `text` is its body. */
type Refusal = { status: number; headers: Headers; text: string };

/** What a JSON body says of a refusal; nothing when it is of another shape (E2, E3). */
function toldBy(body: unknown) {
  const parsed = z.safeParse(errorBody, body);
  if (!parsed.success) return {};
  const { code, errors, description } = parsed.data;
  const listed = errors ?? (code ? [{ code, description }] : []);
  const entries = listed.flatMap((entry) =>
    'errors' in entry && entry.errors
      ? entry.errors.map((item) => entryOf(item, entry.field ?? null))
      : [entryOf(entry, null)],
  );
  return { code: code ?? null, entries };
}

/** What a failed answer says (E1 to E5), and how far that is told (E8). */
export function failureOf(
  { messages }: Endpoint,
  { status, headers, text }: Refusal,
  { ignoredErrorCodes, loadingErrorCodes }: StatusLists,
): ApiError {
  const body = parsedBody(text);
  const isPage = headers.get('content-type')?.includes('html') ?? false;
  const words = body === '' || (isPage && status < 500) ? null : body;
  return new ApiError({
    status,
    messageCode: messages?.[status] ?? null,
    retryAfter: retryAfterOf(headers),
    isIgnored: ignoredErrorCodes.includes(status),
    isLoadingError: loadingErrorCodes.includes(status),
    ...(typeof words === 'string' ? { text: words } : toldBy(body)),
  });
}
