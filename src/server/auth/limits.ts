import type { Clock } from '../clock.ts';
import { refuse } from '../http/refusal.ts';
import { digest } from './secrets.ts';

const table = {
  signInOfAccount: { attempts: 20, seconds: 600 },
  signInFromAddress: { attempts: 200, seconds: 600 },
  oneTimeToken: { attempts: 60, seconds: 600 },
  refresh: { attempts: 60, seconds: 600 },
  resetOfAccount: { attempts: 5, seconds: 3600 },
  resetFromAddress: { attempts: 60, seconds: 3600 },
  newPassword: { attempts: 20, seconds: 600 },
  verification: { attempts: 60, seconds: 600 },
  register: { attempts: 30, seconds: 3600 },
  postbackTest: { attempts: 30, seconds: 60 },
  preview: { attempts: 60, seconds: 600 },
  errorLog: { attempts: 240, seconds: 60 },
} as const;
type LimitName = keyof typeof table;

/** Counts attempts by limit and key; count only failures where success may be frequent. */
export type Limits = {
  /** Counts one attempt. Refuses with TOO_MANY_REQUESTS when there were too many. */
  spend: (name: LimitName, key: string) => void;
  refund: (name: LimitName, key: string) => void;
  forget: (name: LimitName, key: string) => void;
};

const idOf = (name: LimitName, key: string) => `${name} ${digest(key)}`;
const manyKeys = 10_000;

export function createLimits(clock: Clock): Limits {
  const windows = new Map<string, { used: number; ends: number }>();

  function dropEnded(now: number) {
    for (const [id, window] of windows) if (window.ends <= now) windows.delete(id);
  }

  return {
    spend: (name, key) => {
      const { attempts, seconds } = table[name];
      const now = clock.now().getTime();
      if (windows.size > manyKeys) dropEnded(now);
      const id = idOf(name, key);
      const current = windows.get(id);
      const window = current && current.ends > now ? current : { used: 0, ends: now + seconds * 1000 };
      if (window.used >= attempts) {
        const wait = Math.ceil((window.ends - now) / 1000);
        throw refuse('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(wait) } });
      }
      window.used += 1;
      windows.set(id, window);
    },
    refund: (name, key) => {
      const window = windows.get(idOf(name, key));
      if (window) window.used -= 1;
    },
    forget: (name, key) => {
      windows.delete(idOf(name, key));
    },
  };
}
