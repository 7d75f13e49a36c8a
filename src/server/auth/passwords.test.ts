import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const shape = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;

test('[S9] a password is stored as an argon2id hash, each time another one, and verified', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect([shape.test(one), shape.test(other), one === other]).toEqual([true, true, false]);
  expect([
    await verifyPassword('correct horse', one),
    await verifyPassword('correct horse', other),
    await verifyPassword('Correct horse', one),
    await verifyPassword('', one),
  ]).toEqual([true, true, false, false]);
});

test('[S9] without a password none matches', async () => {
  expect([await verifyPassword('', null), await verifyPassword('correct horse', null)]).toEqual([
    false,
    false,
  ]);
});
