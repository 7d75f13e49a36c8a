import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Request, Route } from '@playwright/test';
import { callOf, heldCalls } from './calls.ts';
import { pages, type WalkedRoute } from './pages.ts';

/** The name under which a call of the charts waits. */
export const callKey = (id: string): string => `call ${callOf(id).name}`;
/** The name under which the script of a screen waits. */
export const scriptKey = (name: WalkedRoute): string => `script ${name}`;

/** How long a page may take to follow, in milliseconds. */
export const patience = 10_000;
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A kind of request that waits under its key. */
export type Held = { key: string; pattern: RegExp; isShared: boolean; isOwn: (request: Request) => boolean };

const scripts = Object.entries(pages).flatMap(([name, { isHeld }]): Held[] => {
  const pattern = new RegExp(`/assets/${kebab(name)}-screen-[\\w-]+\\.js$`);
  return isHeld ? [{ key: `script ${name}`, pattern, isShared: false, isOwn: () => true }] : [];
});
const calls = heldCalls.map(({ name, endpoint, isShared = false, isOwn = () => true }): Held => ({
  key: callKey(name),
  pattern: new RegExp(`${endpoint.path}(\\?|$)`),
  isShared,
  isOwn: (request) => request.method() === endpoint.method && isOwn(request),
}));

/**
 * Holds requests until the walk says how they are answered; all else passes. The newest request of a key counts: those
 * before it were left behind by a chart that moved on.
 */
export async function holdRequests(context: BrowserContext, held: readonly Held[]) {
  const waiting = new Map<string, Route>();
  const counts = new Map<string, number>();
  const passing = new Set<string>();
  let awaited: readonly string[] = [];

  // A script is fetched before it is imported, which takes it from the cache; held requests know no cache.
  const arrived = new Set<string>();
  context.on('response', (response) => {
    if (response.ok() && response.request().resourceType() === 'fetch') arrived.add(response.url());
  });

  for (const { key, pattern, isShared, isOwn } of held) {
    await context.route(pattern, async (route) => {
      if (route.request().resourceType() === 'script' && arrived.has(route.request().url())) {
        await route.fallback();
        return;
      }
      if (!isOwn(route.request()) || (isShared && !awaited.includes(key)) || passing.has(key)) {
        await route.fallback();
        return;
      }
      waiting.set(key, route);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    });
  }

  async function until<Value>(find: () => Value | undefined, what: string): Promise<Value> {
    const end = Date.now() + patience;
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error(`The page did not ask for ${what}`);
      await wait(5);
    }
  }

  return {
    /** Which requests are waited for from now on. */
    expect(keys: readonly string[]) {
      awaited = keys;
    },
    /** Waits until the page has asked for something as often as `count`. */
    asked: (key: string, count: number) =>
      until(() => (counts.get(key) ?? 0) >= count || undefined, `'${key}', time ${count}`),
    /** Waits until a request is held. */
    holds: (key: string) => until(() => waiting.get(key), `'${key}'`),
    /** What nobody waits for any more. */
    forget: (key: string) => void waiting.delete(key),
    /** What another page has asked for, which is not answered by the next. */
    forgetAll: () => waiting.clear(),
    /** Lets requests pass for as long as the act takes, those that wait first: an answer may be asked for anew on its way. */
    async pass(key: string, act: () => Promise<unknown>) {
      passing.add(key);
      await waiting.get(key)?.continue();
      waiting.delete(key);
      await act();
      passing.delete(key);
    },
    /** Hands out the newest request, once there is one. */
    async take(key: string): Promise<Route> {
      const route = await until(() => waiting.get(key), `'${key}'`);
      waiting.delete(key);
      return route;
    },
  };
}
export type Gate = Awaited<ReturnType<typeof holdRequests>>;

/** Holds the scripts of screens and the calls of session and terms. */
export const openGate = (context: BrowserContext): Promise<Gate> =>
  holdRequests(context, [...scripts, ...calls]);
