import type { Call, Document, Endpoint, Input, InputArguments, Result } from '#contract/endpoint.ts';
import type { FirstCall } from '#contract/first-calls.ts';
import type { FetchResponse } from 'ofetch';
import { ApiError, RequestCanceled, throwPartFailed, unavailable } from './api-error.ts';
import { callPath } from './call-path.ts';
import { takePrefetched } from './prefetched-answers.ts';
import { firstValueOf, readJson } from './envelope.ts';
import { createInFlight } from './in-flight.ts';
import type { Intents } from './intents.ts';
import type { Losses } from './lenient.ts';
import { failureOf, type StatusLists } from './refusal.ts';
import type { OnProgress } from './send-with-progress.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** A 401 of this call does not end the session (S12). */
  ignoresUnauthorised?: boolean;
  /** Reports the progress of an upload in percent, of a download in lines. */
  onProgress?: OnProgress;
  /** Who makes the call; a failure names it. */
  caller?: object;
};

/** With the authorization that was sent. */
export type FailedCall = {
  endpoint: Call;
  error: ApiError;
  authorization: string | null;
  ignoresUnauthorised: boolean;
  caller?: object | undefined;
};

type ClientOptions = {
  /** The origin of the network; the portal's own by default. */
  baseUrl?: string;
  /** The authorization header of the stored token, or null (S4). */
  authorization: () => string | null;
  /** The language in which the network's names are asked for; by default that of the browser. */
  language?: () => string;
  /** Called before each request; what it throws rejects the call (M4). */
  admit?: (endpoint: Call) => void;
  /** Which failures are reported, by status (E8); by default all, in full. */
  statusLists?: (call: Call) => StatusLists | Promise<StatusLists>;
  /**
   * Called for every answer, failed ones included, but for one that the network cannot answer; with whether it was asked
   * for in the language of now.
   */
  onAnswer?: (headers: Headers, isSpoken: boolean) => void;
  /** Called for what could not be read of an answer. */
  onLosses?: (endpoint: Endpoint, losses: Losses) => void;
  /** Resolves with whether the user has confirmed who they are, for a call that needs it. */
  confirm?: () => Promise<boolean>;
  /** Called for every failed call before it rejects. */
  onFailure: (failed: FailedCall) => void;
};

/**
 * Makes one call of the contract. Example: `call(offers.list, { query: { limit: 20 } })`. Resolves with the parsed
 * answer; rejects with `ApiError` or `RequestCanceled`, nothing else (P2 to P5). An answer that arrives after its
 * token was dropped is canceled, so that nobody sees another user's data (S11).
 */
export type ContractClient = <E extends Endpoint>(
  endpoint: E,
  ...rest: InputArguments<E> extends [input?: unknown]
    ? [input?: Input<E>, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions]
) => Promise<Result<E>>;

/** With the calls of the first page. */
export type Client = ContractClient &
  (<F extends FirstCall>(call: F, input?: FirstInput, options?: CallOptions) => Promise<FirstResult<F>>);

type FirstInput = { body?: Readonly<Record<string, string>> };
type Read<F extends FirstCall> = NonNullable<ReturnType<F['answer']['read']>>;
type FirstResult<F extends FirstCall> = F['answer']['kind'] extends 'document' ? Document<Read<F>> : Read<F>;

type AnyCall = Endpoint | FirstCall;
const isFirst = (call: AnyCall): call is FirstCall => 'read' in call.answer;
// Signing in needs none.
const hasKey = (call: AnyCall) => (call.method === 'POST' || call.encoding === 'multipart') && !isFirst(call);
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

// A form sets its own content type. The contract has checked the values.
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

// A query is encoded by the contract, which needs zod.
async function addressOf(endpoint: AnyCall, input: AnyInput): Promise<string> {
  if (isFirst(endpoint) || endpoint.query === undefined) return callPath(endpoint, input.params);
  const { callAddress } = await import('./call-address.ts').catch(throwPartFailed);
  return callAddress(endpoint, input);
}

type Spoken = { authorization: string | null; language: string | undefined };

async function sendingOf(
  endpoint: AnyCall,
  input: AnyInput,
  { authorization, language }: Spoken,
): Promise<Sending> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (authorization !== null) headers.authorization = authorization;
  if (language !== undefined) headers['accept-language'] = language;
  const url = await addressOf(endpoint, input);
  if (input.body === undefined) return { url, init: { method: endpoint.method, headers } };
  const sent = encodings[endpoint.encoding ?? 'json'](input.body);
  return {
    url,
    init: { method: endpoint.method, headers: { ...headers, ...sent.headers }, body: sent.body },
  };
}

/** In ms: a host in front of another network answers 504 after 30 s. A write may be repeated: its key is the same. */
const longestWait = 40_000;

async function send({ url, init }: Sending, responseType: 'text' | 'blob', signal: AbortSignal) {
  // Files take as long as they take.
  const limited =
    responseType === 'blob' ? signal : AbortSignal.any([signal, AbortSignal.timeout(longestWait)]);
  const early =
    init.method === 'GET' ? takePrefetched(`${init.headers['authorization']} ${url}`, limited) : null;
  try {
    if (early) return await early;
    const { sendCall } = await import('./send-call.ts').catch(throwPartFailed);
    return await sendCall(url, { ...init, signal: limited, responseType });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Also a truncated body.
    throw signal.aborted ? new RequestCanceled() : new ApiError({ status: 0, code: 'NETWORK_ERROR' });
  }
}

// Its code loads with the first upload.
async function upload(sending: Sending, signal: AbortSignal, onProgress: OnProgress) {
  const { sendWithProgress } = await import('./send-with-progress.ts').catch(throwPartFailed);
  return sendWithProgress(sending, signal, onProgress);
}

// Its code loads with the first download.
async function download(headers: Headers, body: unknown, status: number) {
  const { fileAnswer } = await import('./file-answer.ts').catch(throwPartFailed);
  return fileAnswer(headers, body, status);
}

async function textOf(body: unknown): Promise<string> {
  if (body instanceof Blob) return body.text();
  return typeof body === 'string' ? body : '';
}

type Answered = Pick<FetchResponse<unknown>, 'status' | 'headers' | '_data'>;

const allReported: StatusLists = { ignoredErrorCodes: [], loadingErrorCodes: [] };

type ListsOf = NonNullable<ClientOptions['statusLists']>;

type Told = { listsOf: ListsOf; onLosses: ClientOptions['onLosses'] };

async function valueOrFailure(endpoint: AnyCall, response: Answered, { listsOf, onLosses }: Told) {
  const { status, headers, _data: body } = response;
  if (status >= 300) {
    const [text, lists] = await Promise.all([textOf(body), listsOf(endpoint)]);
    throw failureOf(endpoint, { status, headers, text }, lists);
  }
  if (endpoint.answer.kind === 'file') return download(headers, body, status);
  const text = await textOf(body);
  const isBodiless = text === '' && endpoint.method !== 'GET';
  const answer = isBodiless ? undefined : readJson(text, status);
  if (isFirst(endpoint)) return firstValueOf(endpoint, answer, status);
  // A success without a body, such as 204. The call for a token needs one.
  if (isBodiless && endpoint.answer.kind !== 'bare') return undefined;
  const { valueOf } = await import('./answer.ts').catch(throwPartFailed);
  return valueOf(endpoint, answer, { status, onLosses: (losses) => onLosses?.(endpoint, losses) });
}

// What was refused for want of a confirmation is sent once more.
const confirmed =
  <Sent extends unknown[]>(attempt: (...sent: Sent) => Promise<unknown>, confirm: ClientOptions['confirm']) =>
  async (...sent: Sent): Promise<unknown> => {
    try {
      return await attempt(...sent);
    } catch (error) {
      const isNeeded = error instanceof ApiError && error.code === 'CONFIRMATION_REQUIRED';
      if (!isNeeded || !(await confirm?.())) throw error;
      return attempt(...sent);
    }
  };

function createCall({
  baseUrl = '',
  authorization,
  language,
  admit,
  statusLists = () => allReported,
  onAnswer,
  onLosses,
  onFailure,
}: Omit<ClientOptions, 'confirm'>) {
  const join = createInFlight();
  let intents: Intents | null = null;
  // With the code that any call needs.
  async function loadIntents(): Promise<Intents> {
    const { createIntents } = await import('./send-call.ts').catch(throwPartFailed);
    return (intents ??= createIntents());
  }
  // The session has changed since: its answers concern nobody any more.
  const isFormer = ({ auth }: Call, header: string | null) =>
    auth !== 'anyone' && header !== null && header !== authorization();

  return async (endpoint: AnyCall, input: AnyInput = {}, options: CallOptions = {}) => {
    admit?.(endpoint);
    const header = authorization();
    const start = async (sending: Sending, signal: AbortSignal) => {
      const whole = { ...sending, url: baseUrl + sending.url };
      const response = options.onProgress
        ? await upload(whole, signal, options.onProgress)
        : await send(whole, endpoint.answer.kind === 'file' ? 'blob' : 'text', signal);
      const isSpoken = sending.init.headers['accept-language'] === language?.();
      if (response.status !== unavailable) onAnswer?.(response.headers, isSpoken);
      return valueOrFailure(endpoint, response, { listsOf: statusLists, onLosses });
    };
    const write = async ({ url, init }: Sending) => {
      const signal = options.signal ?? new AbortController().signal;
      if (hasKey(endpoint)) {
        const loaded = await loadIntents();
        return loaded.attempt([url, input.body], (key) => {
          const headers = { ...init.headers, 'idempotency-key': `"${key}"` };
          return start({ url, init: { ...init, headers } }, signal);
        });
      }
      const answer = await start({ url, init }, signal);
      if (endpoint.method === 'DELETE') intents?.forget();
      return answer;
    };
    try {
      const spoken = language?.();
      const sending = await sendingOf(endpoint, input, { authorization: header, language: spoken });
      const answer = await (endpoint.method === 'GET'
        ? join(`${header} ${spoken} ${sending.url}`, options.signal, (signal) => start(sending, signal))
        : write(sending));
      if (isFormer(endpoint, header)) throw new RequestCanceled();
      return answer;
    } catch (error) {
      if (error instanceof ApiError) {
        const ignoresUnauthorised = options.ignoresUnauthorised ?? endpoint.ignoresUnauthorised ?? false;
        onFailure({ endpoint, error, authorization: header, ignoresUnauthorised, caller: options.caller });
      }
      throw isFormer(endpoint, header) ? new RequestCanceled() : error;
    }
  };
}

/** The one client of the portal. */
export const createClient = ({ confirm, ...options }: ClientOptions): Client =>
  // The contract types each result, and `valueOf` has checked it.
  confirmed(createCall(options), confirm) as Client;
