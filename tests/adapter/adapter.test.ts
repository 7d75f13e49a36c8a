import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adapter as example } from '#server/adapter/example.ts';
import { readAdapter } from '#server/adapter/read-adapter.ts';
import { BadOptions, readOptions } from '#server/start/options.ts';
import { startServer } from '#server/start/start-server.ts';
import { type TestNetwork, aNumber, aText, openNetwork, startLimit } from '../api/network.ts';
import { type Verdict, holdAgainst } from '../contract/hold-against.ts';
import { openForeignNetwork } from './foreign-network.ts';

const exampleFile = 'src/server/adapter/example.ts';

let network: TestNetwork;
let foreign: Awaited<ReturnType<typeof openForeignNetwork>>;
let portal: Awaited<ReturnType<typeof startServer>>;
let token: string;
beforeAll(async () => {
  network = await openNetwork();
  foreign = await openForeignNetwork(network.url);
  const env = { NETWORK_URL: foreign.url, NETWORK_ADAPTER: exampleFile, PORT: '0' };
  portal = await startServer({ ...readOptions([], env), servesPortal: false });
  token = await network.tokenOf();
}, startLimit);
afterAll(async () => {
  await portal.close();
  foreign.stop();
  await network.close();
});

const calls = (verdicts: readonly Verdict[], outcome: Verdict['outcome']) =>
  verdicts.filter((verdict) => verdict.outcome === outcome).map(({ call }) => call);
const headers = () => ({ authorization: `Bearer ${token}`, accept: 'application/json' });
const bodyOf = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(url, { headers: headers(), ...init });
  return [answer.status, await answer.json()] as [number, unknown];
};
const sent = (body: unknown) => ({
  method: 'POST',
  headers: { ...headers(), 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('[P7] [P9] the contract, held against a network of other names', () => {
  test('without its adapter differs everywhere', async () => {
    const verdicts = await holdAgainst({ url: foreign.url, token });
    expect(calls(verdicts, 'agrees')).toEqual([]);
    expect(calls(verdicts, 'differs').length).toBeGreaterThan(50);
  });

  test('with it agrees call by call, in as many as the reference network itself', async () => {
    const own = await holdAgainst({ url: network.url, token });
    const verdicts = await holdAgainst({ url: foreign.url, token, adapter: example });
    const shown = ({ call, outcome, status, differences }: Verdict) => [call, outcome, status, differences];
    expect(verdicts.map(shown)).toEqual(own.map(shown));
    expect(calls(verdicts, 'differs')).toEqual([]);
    expect(calls(verdicts, 'agrees').length).toBeGreaterThan(70);
  }, 60_000);
});

describe('[P9] the portal in front of it', () => {
  test.each([
    '/publisher/v1/offers?limit=3&sort=-payout&search=VPN',
    '/publisher/v1/offers?limit=2&offset=2&approval_status=pending,none&category_id=1,2',
    '/publisher/v1/approvals?limit=5',
    '/publisher/v1/offers/48213',
    '/publisher/v2/analytics/pivot?date_from=2026-11-01&date_to=2026-11-19&dimensions=offer_id,country&kpi=clicks,payout&offer_id=48213,47790',
    '/public/v1/offers?limit=2',
    '/publisher/v1/config',
    '/storage/dict.json',
  ])('answers %s as the reference network does', async (call) => {
    const [status, body] = await bodyOf(portal.url + call);
    expect([status, body]).toEqual(await bodyOf(network.url + call));
    expect(status).toBe(200);
  });

  test('signs in, writes what is read again, and refuses at the field', async () => {
    const credentials = {
      client_id: 'publisher',
      username: 'publisher@portal.test',
      password: 'portal-demo',
    };
    expect(await bodyOf(`${portal.url}/oauth/token`, sent(credentials))).toEqual([
      200,
      {
        token_type: 'Bearer',
        access_token: aText,
        refresh_token: aText,
        expires_in: aNumber,
      },
    ]);
    expect(await bodyOf(`${portal.url}/oauth/token`, sent({ ...credentials, password: 'wrong' }))).toEqual([
      400,
      {
        code: 'INVALID_CREDENTIALS',
        description: 'Invalid Credentials',
        errors: [{ field: '', code: 'INVALID_CREDENTIALS', description: 'Invalid Credentials' }],
      },
    ]);
    const link = { offer_id: 48_213, name: 'By an adapter', sub1: 'letter' };
    const [created, made] = await bodyOf(`${portal.url}/publisher/v1/tracking-links`, sent(link));
    expect(created).toBe(200);
    const { data } = made as { data: { id: number; name: string; offer: { id: number } } };
    expect([data.name, data.offer.id]).toEqual(['By an adapter', 48_213]);
    expect(await bodyOf(`${portal.url}/publisher/v1/tracking-links/${data.id}`)).toEqual(
      await bodyOf(`${network.url}/publisher/v1/tracking-links/${data.id}`),
    );
    expect(
      await bodyOf(`${portal.url}/publisher/v1/tracking-links`, sent({ ...link, name: '' })),
    ).toMatchObject([422, { code: 'VALIDATION_ERROR', errors: [{ field: 'name' }] }]);
    expect(await bodyOf(`${portal.url}/publisher/v1/offers/999999`)).toMatchObject([
      404,
      { code: 'NOT_FOUND_HTTP_EXCEPTION' },
    ]);
  });

  test('passes files and what is no JSON as they are', async () => {
    const call = '/publisher/v1/approvals/download';
    const textOf = async (url: string) => (await fetch(url + call, { headers: headers() })).text();
    expect(await textOf(portal.url)).toBe(await textOf(network.url));
    const broken = { ...sent({}), body: '{"offer_id":' };
    expect(await bodyOf(`${portal.url}/publisher/v1/tracking-links`, broken)).toMatchObject([
      422,
      { code: 'VALIDATION_ERROR' },
    ]);
  });

  test('is 502 where the adapter does not understand an answer', async () => {
    const file = path.join(tmpdir(), `adapter-${process.pid}.ts`);
    writeFileSync(file, 'export const adapter = { answer: () => { throw new Error("odd") } };');
    const env = { NETWORK_URL: network.url, NETWORK_ADAPTER: file, PORT: '0' };
    const behind = await startServer({ ...readOptions([], env), servesPortal: false });
    const answer = await fetch(`${behind.url}/publisher/v1/offers?limit=1`, { headers: headers() });
    expect([answer.status, await answer.text()]).toEqual([502, 'The network does not answer']);
    await behind.close();
  });
});

describe('an adapter is refused', () => {
  test.each([
    [
      'export const adapter = { calls: { "offers.lst": {} } };',
      /^NETWORK_ADAPTER: There is no call "offers\.lst"; of offers there are .*offers\.list/,
    ],
    [
      'export const adapter = { calls: { "offers.list": { root: "GET /x" } } };',
      /^NETWORK_ADAPTER: adapter\.calls\.offers\.list: There is no root$/,
    ],
    ['export const adapter = { calls: { "offers.list": { route: "/x" } } };', /has to be as "POST \/v3/],
    [
      'export const adapter = { calls: { "offerParts.get": { route: "GET /x" } } };',
      /"GET \/x" has to be a path with \{id\}, as offerParts\.get has/,
    ],
    ['export const adapter = { answer: 1 };', /^NETWORK_ADAPTER: adapter\.answer: It has to be a function/],
    ['export default {};', /^NETWORK_ADAPTER: adapter: /],
    ['export const adapter = {', /^NETWORK_ADAPTER: /],
  ])('%s', (text, message) => {
    const file = path.join(tmpdir(), `refused-${process.pid}-${text.length}.ts`);
    writeFileSync(file, text);
    const start = () => readOptions([], { NETWORK_URL: 'https://api.test', NETWORK_ADAPTER: file });
    expect(start).toThrow(BadOptions);
    expect(start).toThrow(message);
  });

  test('where it is not, without a network behind, and with the API elsewhere', () => {
    expect(() => readOptions([], { NETWORK_URL: 'https://api.test', NETWORK_ADAPTER: 'nowhere.ts' })).toThrow(
      /nowhere\.ts/,
    );
    expect(() => readOptions([], { NETWORK_ADAPTER: exampleFile })).toThrow(
      'NETWORK_ADAPTER is for the network of a NETWORK_URL.',
    );
    expect(() => readOptions([], { API_ORIGIN: 'https://api.test', NETWORK_ADAPTER: exampleFile })).toThrow(
      /^NETWORK_ADAPTER is for calls/,
    );
    expect(readAdapter(undefined)).toBeNull();
  });
});
