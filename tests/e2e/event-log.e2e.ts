import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { token as tokenSchema } from '#contract/session.ts';
import type { LogEntry, LogMessage } from '#machines/lib/log-entry.ts';
import { accounts, password } from '../support/network.ts';
import { expect, test } from '../support/portal.ts';
import { typeInto } from '../support/type-into.ts';

const reportSchema = z.object({
  message: z.string(),
  url: z.string(),
  context: z.strictObject({
    charts: z.array(z.object({ chart: z.string(), active: z.array(z.string()) })),
    shadow: z.unknown(),
    events: z.array(z.unknown()),
  }),
});

/** Another page of the portal's origin that listens to what its charts tell, from now on. */
async function listen(page: Page): Promise<() => Promise<LogMessage[]>> {
  const listener = await page.context().newPage();
  await listener.goto('/openapi.json');
  await listener.evaluate(() => {
    const channel = new BroadcastChannel('portal-event-log');
    const received: unknown[] = [];
    Object.assign(window, { received });
    channel.addEventListener('message', ({ data }) => received.push(data));
    channel.postMessage({ type: 'log.request' });
  });
  await page.bringToFront();
  // What portals post is typed where they post it.
  return () => listener.evaluate(() => Reflect.get(window, 'received') as LogMessage[]);
}

const entriesOf = (messages: readonly LogMessage[]): LogEntry[] =>
  messages.flatMap((message) => {
    if (message.type === 'log.snapshot') return message.entries;
    return message.type === 'log.entry' ? [message.entry] : [];
  });

async function fillLogin(page: Page) {
  await typeInto(page.getByLabel('Email'), accounts.publisher);
  await typeInto(page.getByRole('textbox', { name: 'Password' }), password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('[M3] [E13] another page follows a login step by step, and receives nothing of what was entered @day7of12', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  const received = await listen(page);
  await expect.poll(async () => (await received()).some(({ type }) => type === 'log.snapshot')).toBe(true);
  await fillLogin(page);
  await expect(page).toHaveURL('/dashboard');
  await expect
    .poll(async () => entriesOf(await received()).map(({ chart, event }) => `${chart} ${event}`))
    .toEqual(
      expect.arrayContaining([
        'session session.signIn',
        'session xstate.done.actor.signIn',
        'session xstate.done.actor.loadReferenceDataAfterSignIn',
        'navigation location.request',
        'navigation xstate.done.actor.loadScreen',
        'terms user.loaded',
        'palette portal.freed',
      ]),
    );
  const messages = await received();
  const entries = entriesOf(messages);
  const seqs = entries.map(({ seq }) => seq);
  expect(new Set(seqs).size).toBe(seqs.length);
  const availability = entries.filter(({ event }) => /^portal\.(freed|blocked)$/.test(event));
  expect(availability.filter(({ event }, nth) => event === availability[nth - 1]?.event)).toEqual([]);
  expect(entries.findLast(({ event }) => event === 'session.signIn')).toEqual({
    seq: expect.any(Number),
    at: expect.any(Number),
    wallClock: expect.any(Number),
    chart: 'session',
    actor: expect.any(String),
    event: 'session.signIn',
    took: ['session.signedOut.idle | session.signIn | 0'],
    active: ['session', 'session.signedOut', 'session.signedOut.signingIn'],
    tags: ['loaded', 'settled', 'busy'],
    build: expect.stringMatching(/^[\w-]+(\.[\w-]+)*$/),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    from: null,
    cause: null,
    guards: [],
    changed: ['username'],
  });
  // All that a sign-in sets off hangs together.
  const begun = entries.find(({ event }) => event === 'session.signIn');
  const following = new Set([begun?.seq]);
  for (const { seq, cause } of entries.toSorted((one, other) => one.seq - other.seq)) {
    if (cause !== undefined && cause !== null && following.has(cause)) following.add(seq);
  }
  const hanging = entries.flatMap(({ seq, chart }) => (following.has(seq) ? [chart] : []));
  expect(hanging).toEqual(expect.arrayContaining(['session', 'navigation', 'terms', 'portal']));
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const { access_token: accessToken } = tokenSchema.parse(JSON.parse(decodeURIComponent(token)));
  for (const secret of [password, accounts.publisher, accessToken]) {
    expect(JSON.stringify(messages)).not.toContain(secret);
  }
});

test('[M4] [A7] the event log of an operator who acts as a publisher names both @day2of12', async ({
  page,
  network,
}) => {
  await page.goto(await network.shadowLogin());
  await expect(page.getByText(/^Shadow login as/)).toBeVisible();
  const received = await listen(page);
  await expect
    .poll(async () => (await received()).find((message) => message.type === 'log.snapshot')?.shadow)
    .toEqual({ operator: expect.any(Number), partner: expect.any(Number) });
});

test('[E13] [M4] an error nobody caught is reported with the last steps, and with who acts as whom @day12of12', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/It broke/);
  await page.goto(await network.shadowLogin());
  await expect(page.getByText(/^Shadow login as/)).toBeVisible();
  const sent = page.waitForRequest('**/public/v1/error-logs');
  await page.evaluate(() => {
    void Promise.reject(new Error('It broke for someone@portal.test at /dashboard?ott=secret'));
  });
  const request = await sent;
  expect((await request.response())?.status()).toBe(200);
  const { message, url, context } = reportSchema.parse(request.postDataJSON());
  expect([message, url]).toEqual(['It broke for [address] at /dashboard', '/dashboard']);
  expect(context.charts).toContainEqual({ chart: 'session', active: ['session.signedIn.idle'] });
  expect(context.shadow).toEqual({ operator: expect.any(Number), partner: expect.any(Number) });
  expect(context.events).toContainEqual({
    at: expect.any(Number),
    chart: 'session',
    event: 'xstate.done.actor.exchangeOneTimeToken',
    took: ['session.exchangingOneTimeToken | xstate.done.actor.exchangeOneTimeToken | 0'],
  });
  expect(context.events.length).toBeLessThanOrEqual(50);
});
