import type { Call } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { isRecord } from '#contract/first-calls.ts';
import { ApiError, type FailureEntry } from './api-error.ts';
import { retryAfterOf } from './retry-after.ts';

type BodyEntries = NonNullable<ErrorBody['errors']>;

const isWord = (value: unknown) => value === undefined || value === null || typeof value === 'string';
const isEntry = (value: unknown) =>
  isRecord(value) && isWord(value['code']) && isWord(value['description']) && isWord(value['field']);
const isListOf = (isItem: (value: unknown) => boolean, value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.every(isItem));
const isListed = (value: unknown) =>
  isEntry(value) && isListOf(isEntry, (value as BodyEntries[number]).errors); // `isEntry` has seen that it is a record.

/** As `errorBody` of the contract has it: any call can be refused, also where zod is not there. */
const isErrorBody = (body: unknown): body is ErrorBody =>
  isRecord(body) && isWord(body['code']) && isWord(body['description']) && isListOf(isListed, body['errors']);

const entryOf = (
  entry: Pick<BodyEntries[number], 'code' | 'description' | 'field'>,
  field: string | null,
): FailureEntry => ({
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
  if (!isErrorBody(body)) return {};
  const { code, errors, description } = body;
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
    ...(typeof words === 'string' ? { text: words } : toldBy(body)),
  });
}
