import { createServer, type Server } from 'node:http';
import { ApiError } from '#api/api-error.ts';
import { createClient, type Client } from '#api/client.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { messagesOf, textOfAll } from '#i18n/error-messages.ts';
import { setupI18n } from '@lingui/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultRows, type FaultRow } from './fault-rows.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const resources: readonly Readonly<Record<string, Endpoint>>[] = Object.values(contract);
const calls = resources.flatMap((resource) => Object.values(resource));
const nameOf = ({ resource, operation }: Endpoint) => `${resource}.${operation}`;

let server: Server;
let origin = '';
/** What goes wrong just now, and how often the network was asked. */
let reply: FaultRow['reply'];
let requests = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests += 1;
    request.resume();
    reply(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const params = new Proxy({}, { get: () => '1' });
const body = { file: new Blob(['bytes']), name: 'Autumn' };
/** Whatever is sent: the network does not read it. */
const inputOf = ({ method }: Endpoint) => (method === 'GET' ? { params } : { params, body });

/** What is told when the call fails; what it resolves with otherwise. */
async function toldOf(call: Client, endpoint: Endpoint): Promise<unknown> {
  try {
    // No call is typed for all inputs at once.
    return { resolved: await call(endpoint, inputOf(endpoint) as never) };
  } catch (error) {
    if (!(error instanceof ApiError)) return error;
    return textOfAll(messagesOf(error), i18n);
  }
}

test.each(faultRows)('[E1] [E4] [E5] [E6] $name: each call says what it has to, once', async (row) => {
  const failures: number[] = [];
  const call = createClient({
    baseUrl: origin,
    authorization: () => 'Bearer secret',
    onFailure: ({ error }) => failures.push(error.status),
  });
  reply = row.reply;
  requests = 0;
  const told = await Promise.all(
    calls.map(async (endpoint) => [nameOf(endpoint), await toldOf(call, endpoint)]),
  );
  const said = calls.map((endpoint) => [nameOf(endpoint), row.said(endpoint)] as const);
  expect(told).toEqual(said);
  expect(failures).toHaveLength(said.filter(([, text]) => typeof text === 'string').length);
  expect(requests).toBeGreaterThanOrEqual(calls.length);
});
