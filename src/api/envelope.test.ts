import { firstConfig, firstSession, type FirstCall } from '#contract/first-calls.ts';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { firstValueOf } from './envelope.ts';

const token = { token_type: 'Bearer', expires_in: 1, access_token: 'a', refresh_token: 'b' };
const given = { general: { locale: 'de' } };
const unexpected = new ApiError({ status: 203, code: 'UNEXPECTED_ANSWER' });

test.each<[name: string, call: FirstCall, body: unknown, value: unknown]>([
  ['a token', firstSession.signIn, token, token],
  ['a token in an envelope', firstSession.signIn, { data: token }, token],
  ['no token', firstSession.signIn, { data: {} }, unexpected],
  ['a token in a list', firstSession.signIn, [token], unexpected],
  [
    'a configuration',
    firstConfig.get,
    { data: given, meta: { api_version: '2' } },
    { data: given, apiVersion: '2' },
  ],
  [
    'one of no version',
    firstConfig.get,
    { data: given, meta: { api_version: 2 } },
    { data: given, apiVersion: null },
  ],
  ['one without meta', firstConfig.get, { data: given }, { data: given, apiVersion: null }],
  ['one without an envelope', firstConfig.get, given, unexpected],
  ['null', firstConfig.get, null, unexpected],
  ['what nobody reads', firstSession.signOut, { data: { success: false } }, true],
])('[P4] the first page reads %s as the network means it', (...[, call, body, value]) => {
  const read = () => {
    try {
      return firstValueOf(call, body, 203);
    } catch (error) {
      return error;
    }
  };
  expect(read()).toEqual(value);
});
