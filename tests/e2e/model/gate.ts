import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Request, Route } from '@playwright/test';
import type { Endpoint } from '#contract/endpoint.ts';
import type { RouteName } from '#routes';
import { heldCalls } from './calls.ts';
import { pages } from './pages.ts';

/** The name under which a call waits. */
export const callKey = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
/** The name under which the script of a screen waits. */
export const scriptKey = (name: RouteName): string => `script ${name}`;

const patience = 10_000;
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Held = { key: string; pattern: RegExp; isOwn: (request: Request) => boolean };

const scripts = Object.entries(pages).flatMap(([name, { isHeld }]): Held[] => {
  const pattern = new RegExp(`/assets/${kebab(name)}-screen-[\\w-]+\\.js$`);
  return isHeld ? [{ key: `script ${name}`, pattern, isOwn: () => true }] : [];
});
const calls = heldCalls.map(({ endpoint, isOwn }): Held => ({
  key: callKey(endpoint),
  pattern: new RegExp(`${endpoint.path}(\\?|$)`),
  isOwn: (request) => request.method() === endpoint.method && isOwn(request),
}));

/**
 * Holds the scripts of screens and the calls of the session chart until the walk says how they are answered; all else
 * passes. The newest request of a name counts: those before it were left behind by a chart that moved on.
 */
export async function openGate(context: BrowserContext) {
  const waiting = new Map<string, Route>();
  const counts = new Map<string, number>();

  for (const { key, pattern, isOwn } of [...scripts, ...calls]) {
    await context.route(pattern, async (route) => {
      if (!isOwn(route.request())) {
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
    /** Waits until the page has asked for something as often as `count`. */
    asked: (key: string, count: number) =>
      until(() => (counts.get(key) ?? 0) >= count || undefined, `'${key}', time ${count}`),
    /** Waits until a request is held. */
    holds: (key: string) => until(() => waiting.get(key), `'${key}'`),
    /** Hands out the newest request, once there is one. */
    async take(key: string): Promise<Route> {
      const route = await until(() => waiting.get(key), `'${key}'`);
      waiting.delete(key);
      return route;
    },
  };
}
export type Gate = Awaited<ReturnType<typeof openGate>>;
