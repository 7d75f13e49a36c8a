import { vi } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import type { User } from '#api/user.ts';
import type { Call as AnyCall } from '#contract/endpoint.ts';
import { firstSession as session } from '#contract/first-calls.ts';
import { secondFactor } from '#contract/second-factor.ts';
import type { Token } from '#contract/session.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
// Loaded by then, as a proof needs it.
import '#portal/passkey.ts';
import { sessionEffects } from '#portal/session.ts';
import type { ServerData } from '#portal/server-data.ts';
import { authorization } from '#portal/token-cookie.ts';
import { storedMark, watchToken } from '#portal/token-watch.ts';
import { stubBrowser } from './browser-stubs.ts';

export type Answer = 'well' | 'not at all' | 'suspended';
export type Person = 'ann' | 'bob';

type Call = {
  endpoint: AnyCall | null;
  authorization: string | null;
  ignoresUnauthorised: boolean;
  /** The tab's cache takes the answer, and drops it when it is cleared. */
  isCached: boolean;
  resolve: (value: unknown) => void;
  reject: (error: ApiError) => void;
  person: Person;
  code: string | undefined;
};
type Sent = { username?: string; challenge?: string; code?: string };

export const password = 'secret-password';
/** The second factor of Bob; Ann has none. */
export const code = 'secret-code';
const challenge = (attemptsLeft: number) => ({
  id: 'bob',
  methods: ['totp' as const],
  expires_in: 300,
  attempts_left: attemptsLeft,
});
const lifetime = 600;
const suspension = () => new ApiError({ status: 403, code: 'ACCOUNT_SUSPENDED' });

class Network {
  readonly #owners = new Map<string, Person>();
  readonly #revoked = new Set<string | null>();
  #issued = 0;

  issue(person: Person): Token {
    this.#issued += 1;
    const accessToken = `secret-${this.#issued}`;
    this.#owners.set(`Bearer ${accessToken}`, person);
    return {
      token_type: 'Bearer',
      expires_in: lifetime,
      access_token: accessToken,
      refresh_token: `secret-refresh-${this.#issued}`,
    };
  }

  /** Of valid and invalid tokens. */
  ownerOf = (sent: string | null) => this.#owners.get(String(sent)) ?? null;
  isGood = (sent: string | null) => !this.#revoked.has(sent);
  revoke(sent: string | null) {
    this.#revoked.add(sent);
  }
}

type Hear = (message: { data: unknown }) => void;

// Messages are delayed, and some tabs receive none.
function stubChannel() {
  const members = new Set<{ hear: Hear; isDeaf: boolean }>();
  class Channel {
    hear: Hear = () => undefined;
    isDeaf = false;
    constructor() {
      members.add(this);
    }
    addEventListener(_: string, hear: Hear) {
      this.hear = hear;
    }
    postMessage(data: unknown) {
      for (const other of members) {
        if (other !== this) setTimeout(() => members.has(other) && !other.isDeaf && other.hear({ data }), 1);
      }
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  return members;
}

// One page: its session chart with its own effects on stubbed calls, and its cache.
class Tab {
  readonly #world: TwoTabs;
  readonly calls: Call[] = [];
  readonly cached = new Set<Person>();
  /** Unsaved text, by the number of chosen sign-outs when it was typed. */
  typed: number | null = null;
  /** Lost by a sign-out that nobody chose. */
  lostText = false;
  readonly session;
  #listeners = new Map<string, ((event: { persisted: boolean }) => void)[]>();
  #interval: ReturnType<typeof setInterval> | undefined;
  readonly #member;

  constructor(world: TwoTabs, oneTimeToken: Person | null) {
    this.#world = world;
    vi.stubGlobal('window', {
      addEventListener: (type: string, listener: () => void) =>
        this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]),
      setTimeout,
      setInterval: (look: () => void, every: number) => {
        this.#interval = setInterval(look, every);
      },
    });
    const before = new Set(world.members);
    const watch = watchToken((fact) => this.session.send(fact));
    this.#member = [...world.members].find((member) => !before.has(member));
    const effects = sessionEffects({
      // Every endpoint has the same answer.
      client: ((endpoint: AnyCall, input?: { body?: Sent }, options = {}) =>
        this.#call(endpoint, {
          person: this.#personOf(input) ?? oneTimeToken ?? 'ann',
          code: input?.body?.code,
          ...options,
        })) as Client,
      data: this.#data(),
      configured: Promise.resolve(),
      oneTimeToken,
      tokenWatch: watch,
      prefetchArrival: () => undefined,
      reportApiError: () => undefined,
    });
    this.session = createActor(sessionMachine.provide(effects), {
      input: {
        hasOneTimeToken: oneTimeToken !== null,
        storedToken: storedMark(),
        isLinkCutShort: false,
      },
    });
    this.session.on('session.signedOut', () => {
      if (this.typed === world.signOuts) this.lostText = true;
      this.typed = null;
    });
    this.session.start();
  }

  readonly #personOf = ({ body = {} }: { body?: Sent } = {}): Person | undefined =>
    (['ann', 'bob'] as const).find((person) => [body.username, body.challenge].includes(person));

  #call(endpoint: AnyCall | null, given: Partial<Call>): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const { ignoresUnauthorised = false } = endpoint ?? {};
    const call = {
      endpoint,
      authorization: authorization(),
      ignoresUnauthorised,
      isCached: false,
      person: 'ann' as const,
      code: undefined,
    };
    this.calls.push({ ...call, ...given, resolve, reject });
    return promise;
  }

  #data(): ServerData {
    const ask = () => this.ask() as Promise<User>;
    const loaded = { loadReferenceData: ask, reloadUser: ask };
    // The parts that effects of the session use.
    return {
      load: () => Promise.resolve(loaded),
      clear: () => {
        this.cached.clear();
        this.calls.splice(0, this.calls.length, ...this.calls.filter(({ isCached }) => !isCached));
      },
    } as unknown as ServerData;
  }

  /** A screen requests cached data. */
  ask = (): Promise<unknown> => this.#call(null, { isCached: true });

  /** Answers the oldest call but `nth`. */
  answer(nth: number, how: Answer): void {
    const [call] = this.calls.splice(nth % Math.max(1, this.calls.length), 1);
    if (!call) return;
    if (how === 'not at all') call.reject(new ApiError({ status: 0, code: 'NETWORK_ERROR' }));
    else if (how === 'suspended') this.#refuse(call, suspension());
    else this.#grant(call);
  }

  #grant(call: Call): void {
    const { network } = this.#world;
    if (call.endpoint === session.signIn && call.person === 'bob') {
      call.reject(new ApiError({ status: 403, code: 'SECOND_FACTOR_REQUIRED', challenge: challenge(5) }));
      return;
    }
    if (call.endpoint === secondFactor.prove) {
      if (call.code === code) call.resolve(network.issue('bob'));
      else call.reject(new ApiError({ status: 400, code: 'INVALID_SECOND_FACTOR', challenge: challenge(4) }));
      return;
    }
    if (call.endpoint === session.signIn || call.endpoint === session.exchangeOneTimeToken) {
      call.resolve(network.issue(call.person));
      return;
    }
    const owner = network.ownerOf(call.authorization);
    if (owner === null || !network.isGood(call.authorization)) {
      this.#refuse(call, new ApiError({ status: 401, code: 'UNAUTHENTICATED' }));
      return;
    }
    if (call.endpoint === session.signOut) network.revoke(call.authorization);
    if (call.isCached) this.cached.add(owner);
    call.resolve({ shadow: null, partner: { terms_conditions: { acceptation: false } } });
  }

  /** As the portal does. */
  #refuse(call: Call, error: ApiError) {
    const isCurrent = call.authorization === authorization();
    if (error.code === 'ACCOUNT_SUSPENDED') {
      this.session.send({ type: 'account.suspended', reason: null, isCurrent });
    }
    if (error.status === 401) {
      const isAnonymous = call.authorization === null;
      const { ignoresUnauthorised } = call;
      this.session.send({ type: 'request.unauthorised', isCurrent, isAnonymous, ignoresUnauthorised });
    }
    call.reject(error);
  }

  #happens(type: string) {
    for (const listener of this.#listeners.get(type) ?? []) listener({ persisted: true });
  }

  /** The browser has no channel between tabs, or blocks this one. */
  deafen() {
    if (this.#member) this.#member.isDeaf = true;
  }

  /** The page becomes visible. */
  look() {
    this.#happens('focus');
  }

  /** The page goes into the back/forward cache, and returns. */
  leaveAndComeBack() {
    this.#happens('pagehide');
    this.#happens('pageshow');
  }

  close() {
    this.session.stop();
    this.#listeners.clear();
    clearInterval(this.#interval);
    if (this.#member) this.#world.members.delete(this.#member);
  }
}

// Everything started is done; timers stand still.
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Two tabs of one browser with cookies, channel and clock, and the network. */
export class TwoTabs {
  readonly network = new Network();
  readonly members;
  /** Sign-outs that somebody chose. */
  signOuts = 0;
  readonly tabs: [Tab, Tab];

  constructor() {
    stubBrowser();
    this.members = stubChannel();
    this.tabs = [new Tab(this, null), new Tab(this, null)];
  }

  tab = (nth: number): Tab => this.tabs[nth === 0 ? 0 : 1];

  /** Reloads a tab, by a one-time link or without. */
  reload(nth: number, oneTimeToken: Person | null) {
    this.tab(nth).close();
    this.tabs[nth === 0 ? 0 : 1] = new Tab(this, oneTimeToken);
  }

  async wait(ms: number) {
    vi.advanceTimersByTime(ms);
    await settled();
  }

  settle = settled;

  /** Answers every call, delivers every message, runs every check that is due. */
  async rest() {
    for (let round = 0; round < 8; round += 1) {
      for (const tab of this.tabs) while (tab.calls.length > 0) tab.answer(0, 'well');
      await this.wait(2_100);
    }
  }

  close() {
    for (const tab of this.tabs) tab.close();
  }
}
