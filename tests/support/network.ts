import * as z from 'zod/mini';
import { token, type Token } from '#contract/session.ts';
import { startNetwork, type Variation } from './start-network.ts';

/** All have the same password. */
export const accounts = {
  publisher: 'publisher@portal.test',
  pendingTerms: 'terms@portal.test',
  suspended: 'suspended@portal.test',
  awaitingReview: 'new@portal.test',
  operator: 'operator@portal.test',
} as const;
export type Account = keyof typeof accounts;
export const password = 'portal-demo';

/** Fails the next `times` (1) calls, by name (`session.signIn`) or path pattern. */
export type Fault = {
  call?: string;
  path?: string;
  method?: string;
  status?: number;
  code?: string;
  body?: string;
  delayMs?: number;
  drop?: boolean;
  truncate?: boolean;
  times?: number;
};

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
});

async function call(url: string, method: 'GET' | 'POST', body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

export const signInAt = async (url: string, account: Account = 'publisher'): Promise<Token> =>
  token.parse(
    await call(`${url}/oauth/token`, 'POST', {
      client_id: 'publisher',
      username: accounts[account],
      password,
    }),
  );

/** A reference network in a process of its own, and its test hooks. */
export async function openNetwork(variation: Variation = {}) {
  const { url, pid, stop } = await startNetwork(variation);
  let isTouched = false;
  const touch = () => {
    isTouched = true;
  };
  const tell = (hook: string, body: unknown) => {
    touch();
    return call(`${url}/__test/${hook}`, 'POST', body);
  };
  const reset = async () => {
    await call(`${url}/__test/reset`, 'POST', {});
    isTouched = false;
  };
  return {
    url,
    pid,
    stop,
    /** Calls fail, are delayed or break off. */
    fail: (...faults: Fault[]) => tell('faults', faults),
    /** The network's clock stands still otherwise. */
    advance: (advanceMs: number) => tell('clock', { advanceMs }),
    /** Restores database, clock, limits and faults. */
    reset,
    /** Call it after changing the network by other means. */
    touch,
    resetIfTouched: async () => {
      if (isTouched) await reset();
    },
    /** Mails, newest first. */
    outbox: async () =>
      z.object({ data: z.array(mail) }).parse(await call(`${url}/__test/outbox`, 'GET')).data,
    /** A one-time link that signs the operator in as the demo publisher. */
    shadowLogin: async () => {
      const link = z.object({ url: z.string() }).parse(await call(`${url}/__test/shadow-login`, 'POST', {}));
      return url + link.url.slice(new URL(link.url).origin.length);
    },
    signIn: (account: Account) => signInAt(url, account),
  };
}
export type Network = Awaited<ReturnType<typeof openNetwork>>;
