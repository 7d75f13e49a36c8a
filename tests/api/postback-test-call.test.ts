import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Listener, openListener } from './listener.ts';
import { type TestNetwork, aText, openNetwork, read, startLimit } from './network.ts';

let listener: Listener;
let network: TestNetwork;
let token: string;
beforeAll(async () => {
  listener = await openListener();
  network = await openNetwork();
  token = await network.tokenOf();
}, startLimit);
beforeEach(() => {
  Object.assign(listener, { calls: [], answer: 200 });
});
afterAll(async () => {
  listener.close();
  await network.close();
});

const tryOut = (json: object) => network.request('/publisher/v1/postbacks/test-call', { token, json });

describe('a test call of a postback', () => {
  test('is made with the examples of the dictionary and the values given', async () => {
    listener.answer = 202;
    const url = `${listener.url}/in?p={payout}&s={sub1}&x={nothing}`;
    const { status, body } = await tryOut({ url, values: { sub1: 'my blog' } });
    const expanded = `${listener.url}/in?p=28.00&s=my%20blog&x=`;
    const sent = { url: expanded, ok: true, http_status: 202, response: 'thanks', error: null };
    expect([status, read(body, 'data')]).toEqual([200, sent]);
    expect(listener.calls.map(({ path }) => path)).toEqual(['/in?p=28.00&s=my%20blog&x=']);
  });

  test('reports what went wrong on the other side', async () => {
    const url = `${listener.url}/in`;
    listener.answer = 404;
    const refused = await tryOut({ url, method: 'POST' });
    const notFound = { ok: false, http_status: 404, response: 'thanks', error: 'The answer was 404' };
    expect(read(refused.body, 'data')).toEqual({ url, ...notFound });
    listener.answer = null;
    const dropped = await tryOut({ url });
    expect(read(dropped.body, 'data')).toEqual({
      url,
      ok: false,
      http_status: null,
      response: '',
      error: aText,
    });
  });

  test.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/',
    'file:///etc/passwd',
    'http://pb.example:22/',
    'https://{sub1}/',
  ])('never goes to %s', async (url) => {
    const { status, body } = await tryOut({ url });
    expect([status, read(body, 'errors')]).toEqual([
      422,
      [{ field: 'url', errors: [{ code: 'ADDRESS_REFUSED', description: aText }] }],
    ]);
  });

  test('can be made thirty times a minute', async () => {
    const answers = [];
    for (let times = 0; times < 31; times += 1) answers.push(await tryOut({ url: `${listener.url}/in` }));
    const last = answers.at(-1);
    expect([last?.status, read(last?.body, 'code')]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
