import type * as z from 'zod/mini';
import type { EndpointSpec, Reply } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { ApiContract } from '#contract/index.ts';

type AnyCall = { [R in keyof ApiContract]: ApiContract[R][keyof ApiContract[R]] }[keyof ApiContract];
type NameOf<E> = E extends AnyCall ? `${E['resource']}.${E['operation']}` : never;
/** A call of the contract, as `offers.list`. */
export type CallName = NameOf<AnyCall>;

type QueryNames<E> = E extends { query: infer Q extends z.ZodMiniType } ? keyof z.input<Q> & string : never;
type BodyOf<E> = E extends { body: infer B extends z.ZodMiniType } ? z.input<B> : undefined;
type Texts = Readonly<Record<string, string>>;
/** What was asked by the contract, as it stood in the address. */
export type Asked<Name extends string = string> = {
  params: Texts;
  query: Readonly<Partial<Record<Name, string>>>;
};

/** How one call differs; what is left out is as the contract has it. */
export type Mapping<E extends EndpointSpec = EndpointSpec> = {
  /** Method and path there, as `POST /v3/listings/{id}/apply`, with the names that the contract's path has. */
  route?: string;
  /** The names and values of the query there; undefined leaves one out. */
  query?: (query: Asked<QueryNames<E>>['query']) => Readonly<Record<string, string | undefined>>;
  /** The body there. */
  body?: (body: BodyOf<E>) => unknown;
  /** In which form that body goes, unless the contract's. */
  encoding?: 'json' | 'form';
  /** The answer by the contract, without its envelope: of a list `{ data, total, limit, offset }`. Files pass as they are. */
  answer?: E['answer']['kind'] extends 'file'
    ? never
    : (theirs: never, asked: Asked<QueryNames<E>>) => Reply<E>;
};

/** A request on its way to the network; `body` is undefined where it has none or is a file. */
export type Sent = { method: string; path: string; query: Texts; body: unknown };

/**
 * A refusal by the contract: the portal has words for its codes, says the description of any other, and shows entries at
 * their fields.
 */
export type Refused = {
  status?: number;
  code: ErrorCode | (string & {});
  description?: string;
  errors?: readonly { field?: string; code?: string; description?: string }[];
};

/**
 * How another network speaks: what the file that `NETWORK_ADAPTER` names exports as `adapter`. What all calls have in
 * common is said once: `request` comes after a call's own mapping, `answer` before it. Answers to P7 and P9.
 */
export type Adapter = {
  request?: (sent: Sent, call: CallName) => Sent;
  /** Of their whole body; what it gives goes to the call's own `answer`, or is the body by the contract. Its `meta` stays. */
  answer?: (theirs: never, call: CallName) => unknown;
  /** Of the body of what they refuse. */
  failure?: (theirs: never, status: number, call: CallName) => Refused;
  calls?: { [E in AnyCall as NameOf<E>]?: Mapping<E> };
};
