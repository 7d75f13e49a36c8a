import type { Handlers } from '#contract/endpoint.ts';
import type { ApiContract } from '#contract/index.ts';
import type { LocaleName } from '#contract/locales.ts';
import type { KnownCharts } from '#contract/known-charts.ts';
import type { Caller } from './auth/callers.ts';
import type { Limits } from './auth/limits.ts';
import type { Hashing } from './auth/passwords.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import type { OfferTexts } from './dictionaries/in-language.ts';
import type { StaticFile } from './http/static-file.ts';
import type { TrustsProxy } from './http/trusted-proxies.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Visitor } from './http/visitor.ts';
import type { OutgoingCalls } from './outgoing/outgoing-calls.ts';

/** What every part of the network works with. `origin` has no slash at the end. */
export type Network = {
  db: Db;
  clock: Clock;
  limits: Limits;
  hashing: Hashing;
  origin: string;
  /** Checks replies against the contract before they leave. */
  checksReplies: boolean;
  /** Allows calls to this machine's addresses: for tests only. */
  allowsLoopback: boolean;
  /** Null where no mails are sent. */
  mailer: Mailer | null;
  /** Shows mails at /outbox instead of sending them. */
  showsOutbox: boolean;
  /** Addresses that cannot sign in, because their password is public. */
  closedAccounts: ReadonlySet<string>;
  /** The header in which a proxy in front of the network names a visitor's country. */
  countryHeader: string | null;
  /** Whose `X-Forwarded-For` and `X-Forwarded-Proto` are read. */
  trustsProxy: TrustsProxy;
  /** Postbacks and calls of triggers. */
  calls: OutgoingCalls;
  factors: FactorRules;
  /** The charts of the portal that it serves, whose transitions may be counted. */
  charts: KnownCharts;
  /** Of sample offers, by their address. */
  samplePictures: ReadonlyMap<string, StaticFile>;
  /** In other languages than they were written in. */
  offerTexts: OfferTexts;
};

/** Whether operators need a second factor, and the key that encrypts secrets of authenticator apps, if any. */
export type FactorRules = { isRequiredOfOperators: boolean; key: Buffer | null };

export type DueContext = Pick<Network, 'db' | 'clock' | 'origin' | 'allowsLoopback' | 'mailer'>;

/** What a handler gets besides the request. */
export type CallContext = Visitor & {
  /** The language that the caller reads, of those that the network speaks. */
  locale: LocaleName;
  db: Db;
  clock: Clock;
  limits: Limits;
  hashing: Hashing;
  origin: string;
  allowsLoopback: boolean;
  closedAccounts: ReadonlySet<string>;
  factors: FactorRules;
  charts: KnownCharts;
  /** The header as it was sent, also where a call needs none. */
  authorization?: string | undefined;
};
export type CallerContext = CallContext & { caller: Caller };
type Contexts = {
  anyone: CallContext;
  client: CallContext;
  publisher: CallerContext;
  operator: CallerContext;
};

export type NetworkHandlers = Handlers<ApiContract, Contexts>;
/** The handlers of one domain, by the resources of the contract. */
export type HandlersOf<R extends keyof ApiContract> = Pick<NetworkHandlers, R>;
