import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { startSession } from '#server/auth/tokens.ts';
import type { Network } from '#server/network.ts';
import { readOptions } from '#server/start/options.ts';
import { startServer } from '#server/start/start-server.ts';

export const aNumber: unknown = expect.any(Number);
export const aText: unknown = expect.any(String);

export const password = 'portal-demo';
const nowhere = { address: '', agent: '', country: null };
// The first start after a change makes a database template, which takes a while.
export const startLimit = 120_000;

type RequestOptions = {
  method?: string;
  token?: string | undefined;
  json?: unknown;
  /** Sent as it is, with `type` as its content type. */
  body?: string | FormData;
  type?: string;
  headers?: Record<string, string>;
};
export type Answer = { status: number; headers: Headers; text: string; body: unknown };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function headersOf({ token, json, type, headers }: RequestOptions) {
  return {
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(type && { 'content-type': type }),
    ...headers,
  };
}

async function startNetwork() {
  const { url, network, close } = await startServer({
    ...readOptions(['--test', '--port', '0'], {}),
    servesPortal: false,
    databaseUrl: process.env['TEST_DATABASE_URL'] ?? null,
  });
  if (!network) throw new Error('The test server has a network of its own');

  async function request(path: string, options: RequestOptions = {}): Promise<Answer> {
    const body = options.json === undefined ? options.body : JSON.stringify(options.json);
    const method = options.method ?? (body === undefined ? 'GET' : 'POST');
    const answer = await fetch(url + path, {
      method,
      headers: headersOf(options),
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: parse(text) };
  }

  async function signIn(username: string, secret = password) {
    return request('/oauth/token', { json: { client_id: 'publisher', username, password: secret } });
  }

  // Without signing in: hashing a password is slow.
  const tokenOf = async (username = 'publisher@portal.test') => {
    const { db, clock } = network;
    const users = db.selectFrom('app_user').select('id').where('email', '=', username);
    const { id: userId } = await users.executeTakeFirstOrThrow();
    const { access_token: token } = await startSession(
      { db, clock, ...nowhere },
      { userId, operatorId: null, factor: 'password' },
    );
    return token;
  };

  return { url, network: network satisfies Network, close, request, signIn, tokenOf };
}

let idle: Awaited<ReturnType<typeof startNetwork>> | null = null;

/**
 * The network in this process over real HTTP: in memory, or on the PostgreSQL server of TEST_DATABASE_URL. Files of
 * a process share it, and each starts with a reset.
 */
export async function openNetwork() {
  const [handedOn, network] = [idle, idle ?? (await startNetwork())];
  idle = null;
  if (handedOn) await network.request('/__test/reset', { method: 'POST' });
  const close = async () => {
    if (idle) await network.close();
    else idle = network;
  };
  return { ...network, close };
}
export type TestNetwork = Awaited<ReturnType<typeof openNetwork>>;

type SetUp = (network: TestNetwork) => void | Promise<void>;

/** One network for all tests of a file. */
export function onNetwork(setUp: SetUp) {
  let network: TestNetwork;
  beforeAll(async () => {
    network = await openNetwork();
    await setUp(network);
  }, startLimit);
  afterAll(() => network.close());
}

/** Resets the network before each test. */
export function onFreshNetwork(setUp: SetUp) {
  let network: TestNetwork;
  beforeAll(async () => {
    network = await openNetwork();
  }, startLimit);
  beforeEach(async () => {
    await network.request('/__test/reset', { method: 'POST' });
    await setUp(network);
  });
  afterAll(() => network.close());
}

/** A value in a response by its path (`data.data.0.id`), or undefined. */
export function read(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
      value,
    );
}

export function readList(value: unknown, path: string): unknown[] {
  const list = read(value, path);
  return Array.isArray(list) ? list : [];
}

export function readFields(value: unknown, path: string): Record<string, unknown> {
  const found = read(value, path);
  return typeof found === 'object' && found !== null ? { ...found } : {};
}
