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
};

/** What a handler gets besides the request; `address` is the caller's network address. */
export type CallContext = { db: Db; clock: Clock; limits: Limits; origin: string; address: string };
type Contexts = { anyone: CallContext; client: CallContext; publisher: CallContext & { caller: Caller } };

export type NetworkHandlers = Handlers<ApiContract, Contexts>;
