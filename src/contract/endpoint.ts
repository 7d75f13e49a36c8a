import type * as z from 'zod/mini';
import type { Quota } from './quotas.ts';
import type { Received } from './values.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Route = `${Method} /${string}`;
type MethodOf<R extends Route> = R extends `${infer M extends Method} ${string}` ? M : never;
type AnyObject = z.ZodMiniObject;

/**
 * What an answer looks like on the wire: `data` sits under `data`, `page` is a list under `data.data`,
 * `document` is `data` whose `meta` matters, `bare` may stand without an envelope (S2), `file` is a download (P5).
 */
export type Answer<S extends z.ZodMiniType = z.ZodMiniType> = {
  kind: 'data' | 'page' | 'document' | 'bare' | 'file';
  schema: S;
  /** CSV by default. */
  mediaType?: string;
};

/** A signed-in publisher, an operator of the network in their own name, anybody, or an OAuth client by basic authentication. */
export type Auth = 'publisher' | 'operator' | 'anyone' | 'client';

type Manner = {
  /** Who may call; a publisher by default. */
  auth?: Auth;
  /** `multipart` for files. */
  encoding?: 'json' | 'form' | 'multipart';
  /** Statuses with a text of their own (E1); the value is a key of the error catalogue. */
  messages?: Readonly<Record<number, string>>;
  /** A 401 of this call does not end the session (S12). */
  ignoresUnauthorised?: true;
  /** The specification does not show this path (P9). */
  chosen?: true;
};
export type EndpointOptions = Manner & {
  params?: AnyObject;
  query?: AnyObject;
  body?: z.ZodMiniType;
  answer: Answer;
};

type Place = { method: Method; path: `/${string}` };
type Name = { resource: string; operation: string };
export type EndpointSpec = EndpointOptions & Place;
/** One call of the API: client, server, query keys and OpenAPI derive from it. */
export type Endpoint = EndpointSpec & Name;
export type Call = Manner & Place & Name;

/**
 * Describes one call. Example: `endpoint('GET /publisher/v1/offers', { query: offerQuery, answer: page(offer) })`.
 * `{name}` segments of the path are keys of `params`. Answers to P7.
 */
export function endpoint<const R extends Route, const O extends EndpointOptions>(route: R, options: O) {
  const [method, path] = route.split(' ') as [MethodOf<R>, `/${string}`];
  return { ...options, method, path };
}

/** Groups the calls of one resource and names them, so that a query key is `[resource, operation, input]`. */
export function resource<const N extends string, const E extends Record<string, Manner & Place>>(
  name: N,
  endpoints: E,
) {
  const named = Object.entries(endpoints).map(([operation, spec]) => [
    operation,
    { ...spec, resource: name, operation },
  ]);
  return Object.fromEntries(named) as { [K in keyof E]: E[K] & { resource: N; operation: K & string } };
}

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Simplify<T> = { [K in keyof T]: T[K] } & {};
type OptionalKeys<I> = { [K in keyof I]-?: undefined extends I[K] ? K : never }[keyof I];
// Callers pass decoded values and may omit what has a default.
type QueryInput<S extends AnyObject> = Simplify<
  { [K in keyof z.output<S> as K extends OptionalKeys<z.input<S>> ? K : never]?: z.output<S>[K] } & {
    [K in keyof z.output<S> as K extends OptionalKeys<z.input<S>> ? never : K]: z.output<S>[K];
  }
>;
type Slot<K extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** `{ params, query, body }`, each only where the call has one. */
export type Input<E extends EndpointSpec> = Simplify<
  Slot<'params', Output<E['params']>> &
    Slot<'query', E['query'] extends AnyObject ? QueryInput<E['query']> : undefined> &
    Slot<'body', E['body'] extends z.ZodMiniType ? z.input<E['body']> : undefined>
>;
// No argument is needed where nothing is required.
export type InputArguments<E extends EndpointSpec> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** One page of a list; `total` counts all rows of the filter, `quota` is there when a limit is near. */
export type Page<T> = { data: T[]; total: number; limit: number; offset: number; quota?: Quota | undefined };
/** The name is that of content-disposition. */
export type Download = { filename: string; blob: Blob };
export type Document<T> = { data: T; apiVersion: string | null };

type ByKind<T> = { data: T; page: Page<T>; document: Document<T>; bare: T; file: Download };
type Bodiless = { GET: never; POST: undefined; PUT: undefined; DELETE: undefined };
/** What a call resolves with, parsed; a write may be answered without a body. */
export type Result<E extends EndpointSpec> =
  | ByKind<Received<z.output<E['answer']['schema']>>>[E['answer']['kind']]
  | Bodiless[E['method']];

export type Request<E extends EndpointSpec> = {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
};
export type FileReply = { filename: string; type: string; stream: AsyncIterable<string | Uint8Array> };
type ReplyByKind<T> = { data: T; page: Page<T>; document: T; bare: T; file: FileReply };
export type Reply<E extends EndpointSpec> = ReplyByKind<z.input<E['answer']['schema']>>[E['answer']['kind']];

type Contract = Record<string, Record<string, EndpointSpec>>;
type AuthOf<E> = E extends { auth: infer A extends Auth } ? A : 'publisher';
/** One handler per call: a missing one does not compile. `C` is what the server knows of each caller. */
export type Handlers<T extends Contract, C extends Record<Auth, unknown>> = {
  [R in keyof T]: {
    [O in keyof T[R]]: (
      request: Request<T[R][O]>,
      context: C[AuthOf<T[R][O]>],
    ) => Promise<Reply<T[R][O]>> | Reply<T[R][O]>;
  };
};

export const data = <const S extends z.ZodMiniType>(schema: S) => ({ kind: 'data', schema }) as const;
/** With `total`, `limit` and `offset` beside the rows (P4). */
export const page = <const S extends z.ZodMiniType>(schema: S) => ({ kind: 'page', schema }) as const;
/** The caller also gets `meta.api_version` (C1). */
export const document = <const S extends z.ZodMiniType>(schema: S) => ({ kind: 'document', schema }) as const;
/** An OAuth answer, with or without an envelope (S2). */
export const bare = <const S extends z.ZodMiniType>(schema: S) => ({ kind: 'bare', schema }) as const;
