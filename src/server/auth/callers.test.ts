import { expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { isOperator, refuseInShadow, refuseUnlessActive, type Caller } from './callers.ts';
import { hasPrivilege } from './privileges.ts';
import { digest, matches, newSecret, signatureOf } from './secrets.ts';

const caller: Caller = {
  userId: 1,
  partnerId: 1,
  operatorId: null,
  role: 'publisher',
  family: 'f',
  kind: 'pat',
  session: null,
  scope: 'all',
};

function refusalOf(act: () => void) {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.code, ...error.entries.flatMap(({ code, description }) => (code ? [] : [description]))];
  }
}

test('[S15] an account that is not active is refused by its own code, with its reason', () => {
  const standing = (status: 'active' | 'pending' | 'rejected' | 'suspended', reason: string | null = null) =>
    [true, false].map((isVerified) =>
      refusalOf(() => refuseUnlessActive({ status, review_reason: reason }, isVerified)),
    );
  expect([
    standing('active', 'Welcome'),
    standing('pending'),
    standing('rejected', 'No website'),
    standing('suspended', 'Fraud'),
  ]).toEqual([
    [null, null],
    [['ACCOUNT_PENDING'], ['ACCOUNT_NOT_VERIFIED']],
    [
      ['ACCOUNT_REJECTED', 'No website'],
      ['ACCOUNT_REJECTED', 'No website'],
    ],
    [
      ['ACCOUNT_SUSPENDED', 'Fraud'],
      ['ACCOUNT_SUSPENDED', 'Fraud'],
    ],
  ]);
  expect(refusalOf(() => refuseUnlessActive({ status: 'pending', review_reason: null }))).toEqual([
    'ACCOUNT_PENDING',
  ]);
});

test('[M4] in a shadow login an operator is the publisher, and is refused what only the publisher may do', () => {
  const shadow = { ...caller, operatorId: 7 };
  expect([refusalOf(() => refuseInShadow(caller)), refusalOf(() => refuseInShadow(shadow))]).toEqual([
    null,
    ['FORBIDDEN'],
  ]);
  expect([isOperator(caller), isOperator(shadow), isOperator({ role: 'admin' })]).toEqual([
    false,
    false,
    true,
  ]);
});

test('[S14] privileges limit publishers, operators have all', () => {
  const operator: Caller = { ...caller, role: 'admin' };
  expect([
    hasPrivilege(caller, 'offers.revenues'),
    hasPrivilege(operator, 'offers.revenues'),
    hasPrivilege(caller, 'offers.view'),
  ]).toEqual([false, true, true]);
});

test('[S3] secrets are long and unique, only their digests are stored, and a signature covers every value', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect([one.length, one === other, /^[\w-]+$/.test(one)]).toEqual([43, false, true]);
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect([matches(one, digest(one)), matches(other, digest(one))]).toEqual([true, false]);
  expect(signatureOf('key', { id: 1, expires: 23 })).toBe(
    '7decfea5ba0777083e04e7bba677a5bb50f74e51c7b0b251357c180f25d4ace4',
  );
  expect(signatureOf('key', { id: 12, expires: 3 })).not.toBe(signatureOf('key', { id: 1, expires: 23 }));
});
