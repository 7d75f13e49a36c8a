import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setLog } from '#server/observing/log.ts';
import { serveMetrics } from '#server/start/metrics-server.ts';
import { BadOptions, type Options, readOptions } from '#server/start/options.ts';
import { createReadiness } from '#server/start/readiness.ts';
import type { Running } from '#server/start/run-server.ts';
import { startServer } from '#server/start/start-server.ts';
import { type Listener, openListener } from './listener.ts';
import { read, startLimit } from './network.ts';

const running: { close: () => unknown }[] = [];
afterEach(async () => {
  setLog({ format: 'text', level: 'info' });
  vi.restoreAllMocks();
  await Promise.all(running.splice(0).map(({ close }) => close()));
});

async function start(changes: Partial<Options>): Promise<Running> {
  const usual = { ...readOptions(['--test', '--port', '0'], {}), servesPortal: false };
  const started = await startServer({ ...usual, ...changes });
  running.push(started);
  return started;
}
async function networkBehind(): Promise<Listener> {
  const behind = await openListener();
  running.push(behind);
  return behind;
}
const metrics = { host: '127.0.0.1', port: 0 };

async function ask(url: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, { headers });
  const text = await answer.text();
  const body: unknown = answer.headers.get('content-type') === 'application/json' ? JSON.parse(text) : null;
  return { status: answer.status, text, body };
}

describe('/healthz and /readyz', () => {
  const unreachable = { status: 'unavailable', reason: 'the network does not answer' };
  test('of a network with its database are well', { timeout: startLimit }, async () => {
    const { url } = await start({});
    expect(await ask(url, '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await ask(url, '/readyz?verbose')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  test.each([
    { that: 'answers', given: 200, status: 200, body: { status: 'ok' } },
    { that: 'refuses the call that anybody may make', given: 403, status: 200, body: { status: 'ok' } },
    { that: 'fails', given: 500, status: 503, body: unreachable },
    { that: 'hangs up', given: null, status: 503, body: unreachable },
  ])('in front of a network that $that: $status', async ({ given, status, body }) => {
    const behind = await networkBehind();
    behind.answer = given;
    const { url } = await start({ mode: 'start', networkUrl: new URL(behind.url) });
    expect(await ask(url, '/readyz')).toMatchObject({ status, body });
    expect(await ask(url, '/healthz')).toMatchObject({ status: 200 });
  });

  test('ask the network behind once, however many ask', async () => {
    const behind = await networkBehind();
    const { url } = await start({ mode: 'start', networkUrl: new URL(behind.url) });
    await Promise.all(Array.from({ length: 20 }, () => ask(url, '/readyz')));
    expect(behind.calls.map(({ path }) => path)).toEqual(['/publisher/v1/config']);
  });

  test('say what is waited for', async () => {
    const readiness = createReadiness();
    const sent: unknown[] = [];
    const response = {
      writeHead: (status: number) => sent.push(status),
      end: (text: string) => sent.push(text),
    };
    // What it uses of them.
    const reasonAt = async (url: string) => {
      sent.length = 0;
      await readiness.answer({ url } as never, response as never);
      return sent.map(String).join(' ');
    };
    expect(await reasonAt('/readyz')).toBe('503 {"status":"unavailable","reason":"starting"}');
    expect(await reasonAt('/healthz')).toBe('200 {"status":"ok"}');
    readiness.serve({ name: 'the database', check: () => Promise.reject(new Error('gone')) });
    expect(await reasonAt('/readyz')).toBe(
      '503 {"status":"unavailable","reason":"the database does not answer"}',
    );
    readiness.drain();
    expect(await reasonAt('/readyz')).toBe('503 {"status":"unavailable","reason":"draining"}');
    expect(await reasonAt('/healthz')).toBe('200 {"status":"ok"}');
  });

  test('refuse while the process drains and calls are answered still', async () => {
    const behind = await networkBehind();
    const { url, close } = await start({
      mode: 'start',
      networkUrl: new URL(behind.url),
      drainDelay: 500,
    });
    expect(await ask(url, '/readyz')).toMatchObject({ status: 200 });
    const closing = close();
    running.pop();
    expect(await ask(url, '/readyz')).toMatchObject({ status: 503, body: { reason: 'draining' } });
    expect(await ask(url, '/publisher/v1/offers')).toMatchObject({ status: 200 });
    await closing;
    running.push(behind);
    await expect(ask(url, '/healthz')).rejects.toThrow('fetch failed');
    running.pop();
    behind.close();
  });
});

describe('the log', () => {
  function capture() {
    const lines: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(...String(text).trim().split('\n'));
      return true;
    });
    return () => lines.map((line) => JSON.parse(line) as Record<string, unknown>); // One object a line.
  }
  const log = { format: 'json', level: 'info' } as const;

  test('[E7] has a JSON line for each request, by its pattern, without anything secret', async () => {
    const behind = await networkBehind();
    const { url } = await start({ mode: 'start', networkUrl: new URL(behind.url), log });
    const linesOf = capture();
    const id = '0af7651916cd43dd8448eb211c80319c';
    const secret = 'SECRET-SECRET';
    const headers = {
      traceparent: `00-${id}-b7ad6b7169203331-01`,
      authorization: `Bearer ${secret}`,
      'x-request-id': 'mine',
    };
    await ask(url, `/email/verify/7?signature=${secret}`, headers);
    await ask(url, `/publisher/v1/offers/48213?search=${secret}`, { ...headers, 'x-request-id': '' });
    await ask(url, `/g/1/${secret}`, headers);
    await ask(url, `/reset-password/${secret}`, headers);
    await vi.waitFor(() => expect(linesOf()).toHaveLength(4));
    const lines = linesOf();
    expect(JSON.stringify(lines)).not.toContain(secret);
    expect(lines.map(({ route, status, request_id: name }) => [route, status, name])).toEqual([
      ['/email/verify/{id}', 200, 'mine'],
      ['/publisher/v1/offers/{id}', 200, undefined],
      ['unknown', 200, 'mine'],
      ['portal', 404, 'mine'],
    ]);
    expect(lines[0]).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
      level: 'info',
      message: 'GET /email/verify/{id} 200',
      method: 'GET',
      route: '/email/verify/{id}',
      status: 200,
      duration_ms: expect.any(Number) as unknown,
      trace_id: id,
      request_id: 'mine',
    });
  });

  test('says which request has failed by its trace', async () => {
    const { url } = await start({ mode: 'start', networkUrl: new URL('http://127.0.0.1:9'), log });
    const linesOf = capture();
    const id = '0af7651916cd43dd8448eb211c80319c';
    await ask(url, '/publisher/v1/offers', { traceparent: `00-${id}-b7ad6b7169203331-01` });
    await vi.waitFor(() => expect(linesOf()).toHaveLength(2));
    expect(linesOf().map(({ level, message, trace_id: trace }) => [level, message, trace])).toEqual([
      ['error', '127.0.0.1:9 does not answer', id],
      ['info', 'GET /publisher/v1/offers 502', id],
    ]);
  });

  test('cannot be broken into lines by what somebody sends', async () => {
    const behind = await networkBehind();
    const { url } = await start({ mode: 'start', networkUrl: new URL(behind.url), log });
    const linesOf = capture();
    await ask(url, '/g/1/%0A%7B%22level%22%3A%22error%22%7D');
    await vi.waitFor(() => expect(linesOf().length).toBeGreaterThan(0));
    expect(linesOf().map(({ level }) => level)).toEqual(['info']);
  });

  test('leaves out what is below its level, and in text the requests', async () => {
    const behind = await networkBehind();
    const linesOf = capture();
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { url } = await start({
      mode: 'start',
      networkUrl: new URL(behind.url),
      log: { format: 'json', level: 'warn' },
    });
    await ask(url, '/publisher/v1/offers');
    setLog({ format: 'text', level: 'info' });
    await ask(url, '/publisher/v1/offers');
    setLog({ format: 'text', level: 'debug' });
    await ask(url, '/publisher/v1/offers');
    await vi.waitFor(() => expect(said.mock.calls).toEqual([['GET /publisher/v1/offers 200']]));
    expect(linesOf()).toEqual([]);
  });

  test.each([
    [{ LOG_FORMAT: 'xml' }, /^There is no LOG_FORMAT "xml": text or json/],
    [{ LOG_LEVEL: 'loud' }, /^There is no LOG_LEVEL "loud": debug, info, warn, error/],
    [{ METRICS_PORT: 'x' }, /^METRICS_PORT: "x" is no port/],
    [{ METRICS_PORT: '70000' }, /^METRICS_PORT: "70000" is no port/],
    [{ NETWORK_TIMEOUT: '-1' }, /^NETWORK_TIMEOUT has to be seconds, at most 600/],
    [{ DRAIN_SECONDS: 'soon' }, /^DRAIN_SECONDS has to be seconds, at most 60/],
  ])('%j ends the start with what to write', (env, words) => {
    const reading = () => readOptions([], env);
    expect(reading).toThrow(BadOptions);
    expect(reading).toThrow(words);
  });
});

test('a port of metrics that is taken is named with the setting and another one', async () => {
  const taken = createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  const { port } = taken.address() as AddressInfo; // It listens.
  const given = { readings: () => null, readiness: createReadiness() };
  try {
    await expect(serveMetrics({ host: '127.0.0.1', port }, given)).rejects.toThrow(
      `METRICS_PORT: port ${port} is taken. Stop what runs there, or choose another one with METRICS_PORT=${port + 1}.`,
    );
    await expect(serveMetrics({ host: '192.0.2.1', port: 0 }, given)).rejects.toThrow(
      'METRICS_PORT: 192.0.2.1 is no address of this machine.',
    );
  } finally {
    taken.close();
  }
});

describe('/metrics', () => {
  const valuesOf = (text: string, name: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`))
      .map((line) => line.slice(name.length));

  test('count requests by route, calls to others, and the database', { timeout: startLimit }, async () => {
    const behind = await networkBehind();
    const { url, metricsPort, network } = await start({ metrics });
    const metricsNow = async () => (await ask(`http://127.0.0.1:${metricsPort}`, '/metrics')).text;
    for (const path of ['/storage/dict.json', '/storage/dict.json', '/publisher/v1/offers', '/nowhere']) {
      await ask(url, path);
    }
    const at = new Date('2026-11-20T11:00:00Z');
    const { host } = new URL(behind.url);
    const call = { partner_id: 1, trigger_id: 1, attempts: 0, next_at: at, created_at: at, host };
    const calls = ['/answered', '/answered'].map((path) => ({ ...call, url: behind.url + path }));
    await network?.db.insertInto('trigger_call').values(calls).execute();

    const before = await metricsNow();
    expect(valuesOf(before, 'http_request_duration_seconds_count')).toEqual([
      '{method="GET",route="/storage/dict.json",status="200"} 2',
      '{method="GET",route="/publisher/v1/offers",status="401"} 1',
      '{method="GET",route="portal",status="404"} 1',
    ]);
    expect(valuesOf(before, 'portal_queue_due')).toEqual([
      '{kind="postbacks"} 0',
      '{kind="triggers"} 2',
      '{kind="mails"} 0',
    ]);
    const connections = valuesOf(before, 'portal_database_connections');
    expect(connections.map((line) => line.split(' ')[0])).toEqual([
      '{kind="open"}',
      '{kind="idle"}',
      '{kind="waiting"}',
    ]);
    expect(before).toContain('\nnodejs_eventloop_lag_p99_seconds ');

    await fetch(`${url}/__test/clock`, { method: 'POST', body: '{"advanceMs":0}' });
    const after = await metricsNow();
    expect(valuesOf(after, 'portal_outgoing_calls_total')).toEqual([
      '{queue="triggers",outcome="delivered"} 2',
    ]);
    expect(valuesOf(after, 'portal_queue_due')).toEqual([
      '{kind="postbacks"} 0',
      '{kind="triggers"} 0',
      '{kind="mails"} 0',
    ]);
  });

  test('are for those alone who reach their port', async () => {
    const behind = await networkBehind();
    const { url, metricsPort } = await start({ mode: 'start', networkUrl: new URL(behind.url), metrics });
    const at = `http://127.0.0.1:${metricsPort}`;
    expect((await ask(url, '/metrics')).status).toBe(404);
    expect(await ask(at, '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await ask(at, '/publisher/v1/offers')).status).toBe(404);
    expect(read((await ask(at, '/healthz')).body, 'status')).toBe('ok');
  });
});
