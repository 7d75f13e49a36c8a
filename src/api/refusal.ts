import { parseWithoutDirectionControls } from '#contract/direction-controls.ts';
import type { Call } from '#contract/endpoint.ts';
import { isRecord } from '#contract/first-calls.ts';
import type { SignInChallenge } from '#contract/second-factor.ts';
import { ApiError, type FailureEntry, type FailureQuota } from './api-error.ts';
import { retryAfterOf } from './retry-after.ts';

const wordOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

// A plain text becomes the description of its entry.
const recordsOf = (list: unknown): Record<string, unknown>[] =>
  (Array.isArray(list) ? list : [])
    .map((item: unknown) => (typeof item === 'string' ? { description: item } : item))
    .filter(isRecord);

// The innermost entries; those without words take the words of the outer one.
function entriesOf(record: Record<string, unknown>, outerField: string | null): FailureEntry[] {
  const code = wordOf(record['code']);
  const description = wordOf(record['description']);
  const field = wordOf(record['field']) ?? outerField;
  const listed = recordsOf(record['errors']).flatMap((item) => entriesOf(item, field));
  const own = code === null && description === null ? [] : [{ code, description, field }];
  if (listed.length === 0) return own;
  const isInWords = description === null || listed.some((entry) => entry.description !== null);
  return isInWords ? listed : [...listed, ...own];
}

function parsedBody(text: string): unknown {
  try {
    return parseWithoutDirectionControls(text);
  } catch {
    return text;
  }
}

/** Statuses that are not reported, and those reported as errors of loading, as configured by the network (E8). */
export type StatusLists = { ignoredErrorCodes: readonly number[]; loadingErrorCodes: readonly number[] };

type Refusal = { status: number; headers: Headers; text: string };

const isChallenge = (value: unknown): value is SignInChallenge =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  Array.isArray(value['methods']) &&
  typeof value['expires_in'] === 'number' &&
  typeof value['attempts_left'] === 'number';

function quotaOf(value: unknown): FailureQuota | null {
  if (!isRecord(value)) return null;
  const { of, used, limit } = value;
  return typeof of === 'string' && typeof used === 'number' && typeof limit === 'number'
    ? { of, used, limit }
    : null;
}

// The code, entries, challenge, reached limit and open inquiry of a JSON body (E2, E3).
function fieldsIn(body: unknown) {
  if (!isRecord(body)) return {};
  const { challenge, inquiry } = body;
  return {
    code: wordOf(body['code']),
    entries: entriesOf(body, null),
    challenge: isChallenge(challenge) ? challenge : null,
    quota: quotaOf(body['quota']),
    inquiry: typeof inquiry === 'number' ? inquiry : null,
  };
}

// Everything that a failed answer says (E1 to E5), and whether to report it (E8).
export function failureOf(
  { messages }: Pick<Call, 'path' | 'messages'>,
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
    ...(typeof words === 'string' ? { text: words } : fieldsIn(body)),
  });
}
