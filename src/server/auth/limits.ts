import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import { addressBlock } from '../http/address-block.ts';
import { refuse } from '../http/refusal.ts';
import { digest } from './secrets.ts';

/** Over `attempts` it refuses, or slows: one attempt every so many seconds, by the next of `pauses` each five. */
type Limit = { attempts: number; seconds: number; pauses?: readonly number[] };

const table = {
  signInFromAddress: { attempts: 200, seconds: 600 },
  signInOfAccount: { attempts: 20, seconds: 600 },
  signInFromElsewhere: { attempts: 30, seconds: 3600, pauses: [10, 60, 300, 900] },
  oneTimeToken: { attempts: 60, seconds: 600 },
  refresh: { attempts: 60, seconds: 600 },
  resetFromAddress: { attempts: 60, seconds: 3600 },
  resetOfAccount: { attempts: 5, seconds: 3600 },
  newPassword: { attempts: 20, seconds: 600 },
  verification: { attempts: 60, seconds: 600 },
  secondFactor: { attempts: 10, seconds: 900 },
  factorOfSession: { attempts: 10, seconds: 900 },
  passkeyFromAddress: { attempts: 200, seconds: 600 },
  register: { attempts: 30, seconds: 3600 },
  program: { attempts: 600, seconds: 60 },
  postbackTest: { attempts: 30, seconds: 60 },
  inquiry: { attempts: 60, seconds: 3600 },
  preview: { attempts: 60, seconds: 600 },
  errorLog: { attempts: 240, seconds: 60 },
  transitionCounts: { attempts: 240, seconds: 60 },
} satisfies Record<string, Limit>;
type LimitName = keyof typeof table;

/** The limits that programs of publishers meet, by the names of their headers. */
export const programLimits = {
  calls: { limit: 'program', ...table.program },
  'postback-tests': { limit: 'postbackTest', ...table.postbackTest },
} satisfies Record<string, Limit & { limit: LimitName }>;

/** Who tries: an account (its e-mail or number), an address, or an account from an address. */
type Key = { account?: string | number; address?: string };

/** Attempts that are left, and the seconds until they are counted anew. */
export type Standing = { left: number; seconds: number };

/**
 * Counts attempts by limit and key; count only failures where success may be frequent. Spend the limit of an address
 * before that of an account: a refused attempt then leaves no further key.
 */
export type Limits = {
  /** Counts one attempt. Refuses with TOO_MANY_REQUESTS when there were too many. */
  spend: (name: LimitName, key: Key) => Promise<Standing>;
  refund: (name: LimitName, key: Key) => Promise<void>;
  forget: (name: LimitName, key: Key) => Promise<void>;
};

const attemptsPerPause = 5;

const refusal = (seconds: number) =>
  refuse('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(seconds) } });

/** Windows of time begin and end by the network's clock; `counter` counts, and forgets what has ended by its own. */
export function createLimits(clock: Clock, counter: RateLimiterAbstract): Limits {
  function windowOf(name: LimitName, { account = '', address }: Key, seconds: number = table[name].seconds) {
    const length = seconds * 1000;
    const now = clock.now().getTime();
    const number = Math.floor(now / length);
    const who = `${account} ${address === undefined ? '' : addressBlock(address)}`;
    return {
      id: `${name} ${seconds} ${number} ${digest(who)}`,
      seconds,
      left: Math.ceil(((number + 1) * length - now) / 1000),
    };
  }
  const count = async ({ id, seconds }: { id: string; seconds: number }) =>
    (await counter.penalty(id, 1, { customDuration: seconds })).consumedPoints;
  const uncount = async ({ id, seconds }: { id: string; seconds: number }) => {
    await counter.reward(id, 1, { customDuration: seconds });
  };

  return {
    spend: async (name, key) => {
      const { attempts, pauses = [] }: Limit = table[name];
      const window = windowOf(name, key);
      const over = (await count(window)) - attempts;
      if (over <= 0) return { left: -over, seconds: window.left };
      const pause = pauses[Math.min(Math.ceil(over / attemptsPerPause), pauses.length) - 1];
      if (pause === undefined) throw refusal(window.left);
      const turn = windowOf(name, key, pause);
      if ((await count(turn)) === 1) return { left: 0, seconds: turn.left };
      await uncount(window);
      throw refusal(turn.left);
    },
    refund: (name, key) => uncount(windowOf(name, key)),
    forget: async (name, key) => {
      await counter.delete(windowOf(name, key).id);
    },
  };
}
