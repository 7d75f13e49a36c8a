import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './index.ts';
import type { EndpointSpec } from './endpoint.ts';
import { firstConfig, firstSession, presence, tokenOf } from './first-calls.ts';
import { token } from './session.ts';

const right = { token_type: 'Bearer', expires_in: 3600, access_token: 'a', refresh_token: 'b' };
const odd = [
  undefined,
  null,
  '',
  'x',
  '1',
  0,
  -1,
  0.5,
  Number.NaN,
  Infinity,
  true,
  [],
  ['x'],
  {},
  'a b',
  'a\nb',
  '日本',
  '🦊',
  'ä',
  'a\u007f',
];

test('[S1.c] a token response is read as the contract reads it, whatever is odd about it', () => {
  const responses = [
    ...odd,
    { ...right, scope: '*' },
    Object.assign([], right),
    ...Object.keys(right).flatMap((name) => odd.map((value) => ({ ...right, [name]: value }))),
  ];
  expect(responses.map(tokenOf)).toEqual(responses.map((value) => z.safeParse(token, value).data));
  for (const access_token of ['äa', 'aä', 'a\n', '\na']) {
    expect(tokenOf({ ...right, access_token })).toBe(undefined);
  }
  expect([tokenOf(right), tokenOf({ ...right, scope: '*' })]).toEqual([right, right]);
});

test('[C1] [S8] [S11] of a configuration its names are read, of other answers nothing', () => {
  const { read } = firstConfig.get.answer;
  const given = { general: { locale: 'de' } };
  expect([given, [given], null, 'general', 7, undefined].map(read)).toEqual([
    given,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([firstSession.signOut, presence.profile].map(({ answer }) => answer.read())).toEqual([true, true]);
});

test('[S5] [S9] [S11] the calls of the first page are those of the contract', () => {
  const told = ({ method, path, auth, ignoresUnauthorised, chosen, answer }: EndpointSpec) =>
    [
      `${method} ${path}`,
      answer.kind,
      auth ?? 'publisher',
      ignoresUnauthorised && 'session',
      chosen && 'chosen',
    ]
      .filter(Boolean)
      .join(' ');
  const { signIn, signOut, exchangeOneTimeToken } = contract.session;
  const { profile } = contract.account;
  const calls = [signIn, signOut, exchangeOneTimeToken, profile, contract.config.get];
  expect(calls.map(told)).toEqual([
    'POST /oauth/token bare anyone session',
    'DELETE /oauth/token data publisher session',
    'POST /oauth/ott-token bare anyone session',
    'GET /publisher/v1/user-profile data publisher chosen',
    'GET /publisher/v1/config document anyone chosen',
  ]);
  const first = { ...firstSession, ...presence, ...firstConfig };
  expect(
    Object.values(first).map(({ resource, operation, answer }) => [resource, operation, answer.kind]),
  ).toEqual([
    ['session', 'signIn', 'bare'],
    ['session', 'signOut', 'data'],
    ['session', 'exchangeOneTimeToken', 'bare'],
    ['account', 'profile', 'data'],
    ['config', 'get', 'document'],
  ]);
});
