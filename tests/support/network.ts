import * as z from 'zod/mini';
import { token, type Token } from '#contract/session.ts';
import { startNetwork, type Variation } from './start-network.ts';

/** The demo accounts, by what is special about them; all have the same password. */
export const accounts = {
  publisher: 'publisher@portal.test',
  pendingTerms: 'terms@portal.test',
  suspended: 'suspended@portal.test',
  awaitingReview: 'new@portal.test',
  operator: 'operator@portal.test',
} as const;
export type Account = keyof typeof accounts;
export const password = 'portal-demo';

/** A failure to come, of a call by name (`session.signIn`) or of paths by pattern, for the next `times` (1) calls. */
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

/** Signs in over the API, as the portal does. */
export const signInAt = async (url: string, account: Account = 'publisher'): Promise<Token> =>
  token.parse(
    await call(`${url}/oauth/token`, 'POST', {
      client_id: 'publisher',
      username: accounts[account],
      password,
    }),
  );

/** A reference network of its own process, as tests hold it: what it is told, and what it tells. */
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
    /** Its process. */
    pid,
    stop,
    /** Lets calls fail, answer late or break off. */
    fail: (...faults: Fault[]) => tell('faults', faults),
    /** Moves the network's clock, which otherwise stands still. */
    advance: (advanceMs: number) => tell('clock', { advanceMs }),
    /** Database, clock, limits and faults as they were at the start. */
    reset,
    /** To be called when something other than these functions has changed the network. */
    touch,
    resetIfTouched: async () => {
      if (isTouched) await reset();
    },
    /** The mails that would have been sent, the newest first. */
    outbox: async () =>
      z.object({ data: z.array(mail) }).parse(await call(`${url}/__test/outbox`, 'GET')).data,
    /** A fresh link with which an operator comes in as the demo publisher, good for one use. */
    shadowLogin: async () => {
      const link = z.object({ url: z.string() }).parse(await call(`${url}/__test/shadow-login`, 'POST', {}));
      return url + link.url.slice(new URL(link.url).origin.length);
    },
    signIn: (account: Account) => signInAt(url, account),
  };
}
export type Network = Awaited<ReturnType<typeof openNetwork>>;
