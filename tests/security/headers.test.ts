import { expect, test } from 'vitest';
import { callsOf, every } from '../api/calls.ts';
import { type TestNetwork, read, onNetwork } from '../api/network.ts';

let network: TestNetwork;
let token: string;
onNetwork(async (opened) => {
  network = opened;
  token = await network.tokenOf();
});

const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'worker-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};
const headersOfAll = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const directivesOf = (text: string | null) =>
  Object.fromEntries(
    (text ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

const sample = {
  params: { id: 1, offerId: 1, delivery: 1, message: 1, kind: 'os', param: 'DE', job: 'none' },
};
const send = (operation: (typeof every)[number], cookie?: string) =>
  network.request(
    operation.endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(read(sample.params, name))),
    {
      method: operation.endpoint.method,
      ...(operation.endpoint.method !== 'GET' && { json: {} }),
      ...(cookie && { headers: { cookie } }),
    },
  );

test('every answer carries the same policy and headers, no cookie and nothing for other origins', async () => {
  const answers = await Promise.all(
    every.map(async (operation) => ({ operation, ...(await send(operation)) })),
  );
  for (const { operation, headers } of answers) {
    const found = Object.fromEntries(Object.keys(headersOfAll).map((name) => [name, headers.get(name)]));
    expect({ call: operation.name, ...found }).toEqual({ call: operation.name, ...headersOfAll });
    expect(directivesOf(headers.get('content-security-policy'))).toEqual(policy);
    const others = [...headers.keys()].filter((name) =>
      /^(set-cookie|access-control-|strict-transport)/.test(name),
    );
    expect(others).toEqual([]);
  }
});

test('[S3] no call takes a cookie for a user, wherever the cookie comes from', async () => {
  const value = encodeURIComponent(JSON.stringify({ token_type: 'Bearer', access_token: token }));
  const cookies = [`token=${value}`, `token=${value}; token=${value}`, `authorization=Bearer ${token}`];
  const ofUsers = every.filter(
    ({ endpoint: { auth = 'publisher' } }) => auth === 'publisher' || auth === 'operator',
  );
  const answers = await Promise.all(
    ofUsers.flatMap((operation) =>
      cookies.map(async (cookie) => ({
        call: operation.name,
        status: (await send(operation, cookie)).status,
      })),
    ),
  );
  expect(answers.filter(({ status }) => status !== 401)).toEqual([]);
  expect(answers.length).toBeGreaterThan(200);
});

test('a call that was sent by a page of elsewhere as a form is refused before it is read', async () => {
  const writes = every.filter(
    ({ endpoint }) => endpoint.method !== 'GET' && endpoint.body && !endpoint.encoding,
  );
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  const answers = await Promise.all(
    writes.flatMap((operation) =>
      types.map(async (type) => ({
        call: operation.name,
        status: (await callsOf(network).send(operation, sample, { type, body: '{}', token })).status,
      })),
    ),
  );
  expect(answers.filter(({ status }) => ![403, 415].includes(status))).toEqual([]);
});
