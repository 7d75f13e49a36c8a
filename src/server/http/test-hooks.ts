import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import type { MovableClock } from '../clock.ts';
import { runDueWork } from '../due-work.ts';
import type { Network } from '../network.ts';
import { operations } from './operations.ts';

const fault = z.strictObject({
  call: z.optional(z.string()),
  path: z.optional(z.string()),
  method: z.optional(z.string()),
  status: z.optional(z.int()),
  code: z.optional(z.string()),
  body: z.optional(z.string()),
  delayMs: z.optional(z.number()),
  drop: z.optional(z.boolean()),
  truncate: z.optional(z.boolean()),
  times: z._default(z.int(), 1),
});
type Fault = z.output<typeof fault>;
const clockMove = z.union([
  z.strictObject({ advanceMs: z.number() }),
  z.strictObject({ now: z.iso.datetime() }),
]);

/** `reset` brings database, clock and limits back to the start; `shadowLink` signs an operator in. */
export type TestTools = {
  clock: MovableClock;
  faults: Fault[];
  reset: () => Promise<void>;
  shadowLink: () => Promise<string>;
};

const names = new Map(
  operations(contract).map(({ name, path, endpoint }) => [`${endpoint.method} ${path}`, name]),
);

function callOf(context: Context) {
  const matched = matchedRoutes(context).map(({ method, path }) => names.get(`${method} ${path}`));
  return matched.find((name) => name !== undefined);
}

function applies({ call, path, method }: Fault, context: Context) {
  if (method && method !== context.req.method) return false;
  if (call && call !== callOf(context)) return false;
  return !path || new RegExp(path).test(context.req.path);
}

function takeFault(faults: Fault[], context: Context) {
  const found = faults.find((candidate) => applies(candidate, context));
  if (!found) return undefined;
  found.times -= 1;
  if (found.times <= 0) faults.splice(faults.indexOf(found), 1);
  return found;
}

function failure({ status = 500, code = 'FAULT', body }: Fault) {
  const errors = [{ code, description: 'This failure was asked for' }];
  const text = body ?? JSON.stringify({ code, description: 'This failure was asked for', errors });
  const type = body === undefined || /^\s*[[{]/.test(body) ? 'application/json' : 'text/plain; charset=utf-8';
  return new Response(text, { status, headers: { 'content-type': type } });
}

export function injectFaults({ faults }: TestTools): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const found = takeFault(faults, context);
    if (found?.delayMs) await wait(found.delayMs);
    if (found?.drop) context.env.incoming.socket.destroy();
    if (found && (found.status ?? found.body ?? found.code) !== undefined) return failure(found);
    await next();
    if (found?.truncate) {
      const text = await context.res.text();
      context.res = new Response(text.slice(0, text.length / 2), context.res);
    }
    return undefined;
  };
}

export function testHooks(network: Network, tools: TestTools) {
  const app = new Hono();
  app.onError((error, context) => context.json({ error: error.message }, 400));
  app.post('/__test/faults', async (context) => {
    const list = z.array(fault).parse(await context.req.json());
    const unknown = list.find(({ call }) => call !== undefined && ![...names.values()].includes(call));
    if (unknown) return context.json({ error: `There is no call ${unknown.call}` }, 400);
    tools.faults.push(...list);
    return context.json({ faults: tools.faults.length });
  });
  app.post('/__test/clock', async (context) => {
    const move = clockMove.parse(await context.req.json());
    if ('now' in move) tools.clock.set(new Date(move.now));
    else tools.clock.advance(move.advanceMs);
    await runDueWork(network);
    await network.calls.settled();
    return context.json({ now: tools.clock.now().toISOString() });
  });
  app.post('/__test/reset', async (context) => {
    await tools.reset();
    return context.json({ now: tools.clock.now().toISOString() });
  });
  app.post('/__test/shadow-login', async (context) => context.json({ url: await tools.shadowLink() }));
  app.get('/__test/outbox', async (context) => {
    const data = await network.db
      .selectFrom('outbox')
      .select([
        'recipient as to',
        'template',
        'locale',
        'subject',
        'body as text',
        'link',
        'unsubscribe',
        'created_at',
      ])
      .orderBy('id', 'desc')
      .execute();
    return context.json({ data });
  });
  return app;
}
