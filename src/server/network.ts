import type { Handlers } from '#contract/endpoint.ts';
import type { ApiContract } from '#contract/index.ts';
import type { Caller } from './auth/callers.ts';
import type { Limits } from './auth/limits.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';

/** What every part of the network works with. `origin` is the address it is reached at, without a slash at the end. */
export type Network = {
  db: Db;
  clock: Clock;
  limits: Limits;
  origin: string;
  /** Replies are held against the contract before they leave. */
  checksReplies: boolean;
  /** Whether addresses of this machine may be called: for tests alone. */
  allowsLoopback: boolean;
  /** Whether mails can be read at /outbox instead of being sent. */
  showsOutbox: boolean;
  /** The header in which a proxy in front of the network names a visitor's country. */
  countryHeader: string | null;
};

/** What a handler gets besides the request; `address` is the caller's network address. */
export type CallContext = {
  db: Db;
  clock: Clock;
  limits: Limits;
  origin: string;
  address: string;
  allowsLoopback: boolean;
};
export type CallerContext = CallContext & { caller: Caller };
type Contexts = {
  anyone: CallContext;
  client: CallContext;
  publisher: CallerContext;
  operator: CallerContext;
};

export type NetworkHandlers = Handlers<ApiContract, Contexts>;
/** The handlers of one domain, by the resources of the contract that it answers. */
export type HandlersOf<R extends keyof ApiContract> = Pick<NetworkHandlers, R>;
