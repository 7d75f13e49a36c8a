import type { Endpoint, Input, InputArguments, Result } from '#contract/endpoint.ts';
import type { FetchResponse } from 'ofetch';
import { ApiError, RequestCanceled } from './api-error.ts';
import { failureOf, readJson, valueOf, type StatusLists } from './answer.ts';
import { callAddress } from './call-address.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { createInFlight } from './in-flight.ts';
import type { OnProgress } from './send-with-progress.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** A 401 of this call says nothing about the session (S12). */
  ignoresUnauthorised?: boolean;
  /** Told how much of the body is sent, in percent: for uploads. */
  onProgress?: OnProgress;
};

/** A failed call, with the authorization it was sent with. */
export type FailedCall = {
  endpoint: Endpoint;
  error: ApiError;
  authorization: string | null;
  ignoresUnauthorised: boolean;
};

type ClientOptions = {
  /** The origin of the network; absent: the portal's own. */
  baseUrl?: string;
  /** The authorization header of the stored token, or null (S4). */
  authorization: () => string | null;
  /** Asked before a call is sent; what it throws the call rejects with (M4). */
  admit?: (endpoint: Endpoint) => void;
  /** How far a failure is told, by its status (E8); absent: every one is, in full. */
  statusLists?: () => StatusLists;
  /** Told of every answer, whatever it says, with its headers. */
  onAnswer?: (headers: Headers) => void;
  /** Told of every failed call before it rejects. */
  onFailure: (failed: FailedCall) => void;
};

/**
 * Makes one call of the contract. Example: `call(offers.list, { query: { limit: 20 } })`.
 * Resolves with the parsed answer; rejects with `ApiError` or `RequestCanceled`, nothing else (P2 to P5). What comes after its
 * token has gone is canceled, so that nobody is shown what was meant for somebody else (S11).
 */
export type Client = <E extends Endpoint>(
  endpoint: E,
  ...rest: InputArguments<E> extends [input?: unknown]
    ? [input?: Input<E>, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions]
) => Promise<Result<E>>;

type AnyInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
type Sending = {
  url: string;
  init: { method: Endpoint['method']; headers: Record<string, string>; body?: BodyInit };
};

function formOf(values: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

/** How a body travels; a form names its own content type. The contract has checked what is in it. */
const encodings: Record<
  NonNullable<Endpoint['encoding']>,
  (body: unknown) => { body: BodyInit; headers?: Record<string, string> }
> = {
  json: (body) => ({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }),
  form: (body) => ({ body: new URLSearchParams(body as Record<string, string>) }),
  multipart: (body) => ({ body: formOf(body as Record<string, string | Blob>) }),
};

function sendingOf(endpoint: Endpoint, input: AnyInput, authorization: string | null): Sending {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (authorization !== null) headers.authorization = authorization;
  const url = callAddress(endpoint, input);
  if (input.body === undefined) return { url, init: { method: endpoint.method, headers } };
  const sent = encodings[endpoint.encoding ?? 'json'](input.body);
  return {
    url,
    init: { method: endpoint.method, headers: { ...headers, ...sent.headers }, body: sent.body },
  };
}

/** What a call needs and does not have: it fails as any other call does (E12). */
function partLost(): never {
  throw new ApiError({ status: 0, code: 'PART_LOST' });
}

async function send({ url, init }: Sending, responseType: 'text' | 'blob', signal: AbortSignal) {
  const early =
    init.method === 'GET' ? takeEarlyAnswer(`${init.headers['authorization']} ${url}`, signal) : null;
  try {
    if (early) return await early;
    const { sendCall } = await import('./send-call.ts').catch(partLost);
    return await sendCall(url, { ...init, signal, responseType });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Also a body that breaks off half way.
    throw signal.aborted ? new RequestCanceled() : new ApiError({ status: 0, code: 'NETWORK_ERROR' });
  }
}

/** Its code arrives with the first upload. */
async function upload(sending: Sending, signal: AbortSignal, onProgress: OnProgress) {
  const { sendWithProgress } = await import('./send-with-progress.ts').catch(partLost);
  return sendWithProgress(sending, signal, onProgress);
}

/** Its code arrives with the first download. */
async function download(headers: Headers, body: unknown, status: number) {
  const { fileAnswer } = await import('./file-answer.ts').catch(partLost);
  return fileAnswer(headers, body, status);
}

async function textOf(body: unknown): Promise<string> {
  if (body instanceof Blob) return body.text();
  return typeof body === 'string' ? body : '';
}

type Answered = Pick<FetchResponse<unknown>, 'status' | 'headers' | '_data'>;

const allTold: StatusLists = { ignoredErrorCodes: [], loadingErrorCodes: [] };

async function valueOrFailure(endpoint: Endpoint, response: Answered, lists: StatusLists) {
  const { status, headers, _data: body } = response;
  if (status >= 300) throw failureOf(endpoint, { status, headers, text: await textOf(body) }, lists);
  if (endpoint.answer.kind === 'file') return download(headers, body, status);
  return valueOf(endpoint, readJson(await textOf(body), status), status);
}

/** The one client of the portal; see `Client`. */
export function createClient({
  baseUrl = '',
  authorization,
  admit,
  statusLists = () => allTold,
  onAnswer,
  onFailure,
}: ClientOptions): Client {
  const join = createInFlight();
  /** Whoever was signed in with it is not any more: nothing that comes for him is anybody's concern now. */
  const isFormer = ({ auth }: Endpoint, header: string | null) =>
    auth !== 'anyone' && header !== null && header !== authorization();

  async function call(endpoint: Endpoint, input: AnyInput = {}, options: CallOptions = {}): Promise<unknown> {
    admit?.(endpoint);
    const header = authorization();
    const sending = sendingOf(endpoint, input, header);
    const start = async (signal: AbortSignal) => {
      const whole = { ...sending, url: baseUrl + sending.url };
      const response = options.onProgress
        ? await upload(whole, signal, options.onProgress)
        : await send(whole, endpoint.answer.kind === 'file' ? 'blob' : 'text', signal);
      onAnswer?.(response.headers);
      return valueOrFailure(endpoint, response, statusLists());
    };
    try {
      const isShared = endpoint.method === 'GET';
      const answer = await (isShared
        ? join(`${header} ${sending.url}`, options.signal, start)
        : start(options.signal ?? new AbortController().signal));
      if (isFormer(endpoint, header)) throw new RequestCanceled();
      return answer;
    } catch (error) {
      if (error instanceof ApiError) {
        const ignoresUnauthorised = options.ignoresUnauthorised ?? endpoint.ignoresUnauthorised ?? false;
        onFailure({ endpoint, error, authorization: header, ignoresUnauthorised });
      }
      throw isFormer(endpoint, header) ? new RequestCanceled() : error;
    }
  }

  // The contract says what each call resolves with, and `valueOf` has checked it.
  return call as Client;
}
