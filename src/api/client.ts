import type { Endpoint, Input, InputArguments, Result } from '#contract/endpoint.ts';
import { FetchError, ofetch, type FetchResponse } from 'ofetch';
import * as z from 'zod/mini';
import { ApiError, RequestCanceled } from './api-error.ts';
import { failureOf, readJson, valueOf } from './answer.ts';
import { filenameOf } from './filename.ts';
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
export type FailedCall = { error: ApiError; authorization: string | null; ignoresUnauthorised: boolean };

type ClientOptions = {
  /** The origin of the network; absent: the portal's own. */
  baseUrl?: string;
  /** The authorization header of the stored token, or null (S4). */
  authorization: () => string | null;
  /** Told of every failed call before it rejects. */
  onFailure: (failed: FailedCall) => void;
};

/**
 * Makes one call of the contract. Example: `call(offers.list, { query: { limit: 20 } })`.
 * Resolves with the parsed answer; rejects with `ApiError` or `RequestCanceled`, nothing else (P2 to P5).
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

const isEmpty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

/** What the contract has a default for is sent too: a foreign network need not share our defaults. */
function queryOf({ query }: Endpoint, values: Record<string, unknown> = {}): string {
  const encoded = Object.entries(query?.shape ?? {}).flatMap(([name, schema]) => {
    const value = values[name] ?? z.safeParse(schema, undefined).data;
    return isEmpty(value) ? [] : [[name, String(z.encode(schema, value))]];
  });
  return encoded.length > 0 ? `?${new URLSearchParams(encoded)}` : '';
}

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
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const headers: Record<string, string> = { accept: 'application/json' };
  if (authorization !== null) headers.authorization = authorization;
  const url = path + queryOf(endpoint, input.query);
  if (input.body === undefined) return { url, init: { method: endpoint.method, headers } };
  const sent = encodings[endpoint.encoding ?? 'json'](input.body);
  return {
    url,
    init: { method: endpoint.method, headers: { ...headers, ...sent.headers }, body: sent.body },
  };
}

async function send({ url, init }: Sending, responseType: 'text' | 'blob', signal: AbortSignal) {
  try {
    return await ofetch.raw(url, { ...init, signal, responseType, retry: false, ignoreResponseError: true });
  } catch (error) {
    if (signal.aborted) throw new RequestCanceled();
    if (error instanceof FetchError) throw new ApiError({ status: 0, code: 'NETWORK_ERROR' });
    throw error;
  }
}

/** Its code arrives with the first upload. */
async function upload(sending: Sending, signal: AbortSignal, onProgress: OnProgress) {
  const { sendWithProgress } = await import('./send-with-progress.ts');
  return sendWithProgress(sending, signal, onProgress);
}

async function textOf(body: unknown): Promise<string> {
  if (body instanceof Blob) return body.text();
  return typeof body === 'string' ? body : '';
}

type Answered = Pick<FetchResponse<unknown>, 'status' | 'headers' | '_data'>;

async function valueOrFailure(endpoint: Endpoint, response: Answered) {
  const { status, headers, _data: body } = response;
  if (status >= 300) {
    const isHtml = headers.get('content-type')?.includes('html') ?? false;
    throw failureOf(endpoint, { status, isHtml, text: await textOf(body) });
  }
  if (endpoint.answer.kind === 'file') return { filename: filenameOf(headers), blob: body };
  return valueOf(endpoint, readJson(await textOf(body), status), status);
}

/** The one client of the portal; see `Client`. */
export function createClient({ baseUrl = '', authorization, onFailure }: ClientOptions): Client {
  const join = createInFlight();

  async function call(endpoint: Endpoint, input: AnyInput = {}, options: CallOptions = {}): Promise<unknown> {
    const header = authorization();
    const sending = sendingOf(endpoint, input, header);
    const start = async (signal: AbortSignal) => {
      const whole = { ...sending, url: baseUrl + sending.url };
      const response = options.onProgress
        ? await upload(whole, signal, options.onProgress)
        : await send(whole, endpoint.answer.kind === 'file' ? 'blob' : 'text', signal);
      return valueOrFailure(endpoint, response);
    };
    try {
      const isShared = endpoint.method === 'GET';
      return await (isShared
        ? join(`${header} ${sending.url}`, options.signal, start)
        : start(options.signal ?? new AbortController().signal));
    } catch (error) {
      if (error instanceof ApiError) {
        const ignoresUnauthorised = options.ignoresUnauthorised ?? endpoint.ignoresUnauthorised ?? false;
        onFailure({ error, authorization: header, ignoresUnauthorised });
      }
      throw error;
    }
  }

  // The contract says what each call resolves with, and `valueOf` has checked it.
  return call as Client;
}
