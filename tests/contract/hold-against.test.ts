import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOwnPaths } from '#server/http/own-paths.ts';
import { type TestNetwork, openNetwork, startLimit } from '../api/network.ts';
import { type Verdict, holdAgainst } from './hold-against.ts';

let network: TestNetwork;
const stubs: Server[] = [];
beforeAll(async () => {
  network = await openNetwork();
}, startLimit);
afterAll(async () => {
  for (const stub of stubs) stub.close();
  await network.close();
});

const of = (verdicts: readonly Verdict[], call: string) => verdicts.find((verdict) => verdict.call === call);
const named = (verdicts: readonly Verdict[], outcome: Verdict['outcome']) =>
  verdicts.filter((verdict) => verdict.outcome === outcome).map(({ call }) => call);

type Answered = { status?: number; type?: string; body: string };
// A correct network, except for some paths.
async function almost(answers: Record<string, (body: string) => Answered>) {
  async function answerTo({ url = '', headers: sent }: IncomingMessage, response: ServerResponse) {
    const { authorization, accept = '' } = sent;
    const headers = { accept, ...(authorization && { authorization }) };
    const answer = await fetch(network.url + url, { headers });
    const body = await answer.text();
    const [path = ''] = url.split('?');
    const changed = answers[path]?.(body) ?? { body };
    const name = answer.headers.get('content-disposition');
    response.writeHead(changed.status ?? answer.status, {
      'content-type': changed.type ?? answer.headers.get('content-type') ?? '',
      ...(name !== null && { 'content-disposition': name }),
    });
    response.end(changed.body);
  }
  const stub = createServer((request, response) => void answerTo(request, response));
  stub.listen(0, '127.0.0.1');
  stubs.push(stub);
  await once(stub, 'listening');
  const { port } = stub.address() as AddressInfo; // It listens on a port.
  return `http://127.0.0.1:${port}`;
}

describe('the contract, held against', () => {
  test('[P7] our own network, agrees call by call', async () => {
    const verdicts = await holdAgainst({ url: network.url, token: await network.tokenOf() });
    expect(named(verdicts, 'differs')).toEqual([]);
    expect(named(verdicts, 'tolerated')).toEqual([]);
    expect(named(verdicts, 'skipped').toSorted()).toEqual([
      'activity.download',
      'configurationEntries.get',
      'configurationEntries.list',
      'configurationEntries.retrieve',
      'errorLogs.list',
      'inquiries.file',
      'offerPictures.previewJob',
      'partners.get',
      'partners.list',
      'payments.invoicePreview',
      'postbacks.advertiserUrl',
      'profile.currencyQuote',
      'savedReports.get',
      'savedReports.retrieve',
      'terms.list',
      'trafficLog.conversion',
      'transitionCounts.list',
      'transitionCounts.shown',
    ]);
    expect(named(verdicts, 'agrees').length).toBeGreaterThan(70);
  }, 30_000);

  test('a network without a token, names what needs one', async () => {
    const verdicts = await holdAgainst({ url: network.url, token: null });
    expect(of(verdicts, 'offers.list')).toMatchObject({ outcome: 'skipped', differences: ['needs --token'] });
    expect(of(verdicts, 'public.offers')).toMatchObject({ outcome: 'agrees', status: 200 });
  });

  test('our own network, leaves it as it was', async () => {
    const rows = () =>
      network.network.db
        .selectFrom('token')
        .select(({ fn }) => fn.countAll().as('n'))
        .execute();
    const token = await network.tokenOf();
    const before = await rows();
    await holdAgainst({ url: network.url, token });
    expect(await rows()).toEqual(before);
  }, 30_000);

  test('another network, reports what differs and where', async () => {
    const url = await almost({
      '/publisher/v1/offers': (body) => ({ body: body.replaceAll('"id":', '"ID":') }),
      '/publisher/v1/campaigns': () => ({ status: 404, body: '{"code":"NOT_FOUND_HTTP_EXCEPTION"}' }),
      '/publisher/v1/postbacks': () => ({ type: 'text/html', body: '<!doctype html>' }),
      '/publisher/v1/approvals': (body) => ({ body: body.slice(0, -5) }),
      '/publisher/v1/dict/currencies': () => ({
        body: JSON.stringify({ data: [{ id: 'EUR', name: 'Euro', symbol: '€' }] }),
      }),
      '/publisher/v1/approvals/download': (body) => ({ type: 'text/plain', body }),
      '/public/v1/offers': (body) => ({ status: 200, body }),
    });
    const verdicts = await holdAgainst({ url, token: await network.tokenOf() });
    expect(of(verdicts, 'offers.list')?.differences[0]).toMatch(
      /^data\.data\.0\.id: .+ \(and 9 more like it\)$/,
    );
    expect(of(verdicts, 'campaigns.list')).toMatchObject({
      outcome: 'differs',
      status: 404,
      differences: ['status: 404 instead of 200'],
    });
    expect(of(verdicts, 'postbacks.list')?.differences).toEqual(['the body: no JSON (text/html)']);
    expect(of(verdicts, 'approvals.list')?.outcome).toBe('differs');
    expect(of(verdicts, 'choices.currencies')?.outcome).toBe('tolerated');
    expect(of(verdicts, 'approvals.download')?.differences).toEqual([
      'content-type: text/plain instead of text/csv',
    ]);
    expect(of(verdicts, 'unknown parameter')?.differences).toEqual(['status: 200 instead of 400']);
    expect(of(verdicts, 'offerParts.get')).toMatchObject({
      outcome: 'skipped',
      differences: ['no value for id'],
    });
    expect(of(verdicts, 'dictionaries.start')?.outcome).toBe('agrees');
  }, 30_000);

  test('[P9] a network with its own paths, calls those', async () => {
    const ownPaths = readOwnPaths('{"GET /publisher/v1/config": "/v2/settings"}');
    const verdicts = await holdAgainst({ url: network.url, token: null, ownPaths });
    expect(of(verdicts, 'config.get')).toMatchObject({ request: 'GET /v2/settings', status: 404 });
  });

  test('nobody, reports that there is no answer', async () => {
    const verdicts = await holdAgainst({ url: 'http://127.0.0.1:9', token: 'x' });
    expect(of(verdicts, 'config.get')).toMatchObject({ outcome: 'differs', status: null });
    expect(of(verdicts, 'config.get')?.differences[0]).toContain('no answer: ');
  });
});
