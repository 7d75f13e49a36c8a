import { expect, test } from 'vitest';
import { strongHashing } from './passwords.ts';

const { hash, verify, withSalt } = strongHashing;
const shape = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;

test('[S9] a password is stored as an argon2id hash, each time another one, and verified', async () => {
  const [one, other] = await Promise.all([hash('correct horse'), hash('correct horse')]);
  expect([shape.test(one), shape.test(other), one === other]).toEqual([true, true, false]);
  expect([
    await verify('correct horse', one),
    await verify('correct horse', other),
    await verify('Correct horse', one),
    await verify('', one),
  ]).toEqual([true, true, false, false]);
});

test('[S9] without a password none matches', async () => {
  expect([await verify('', null), await verify('correct horse', null)]).toEqual([false, false]);
});

test('a code is hashed at the same cost, and with the same salt to the same hash', async () => {
  const phc = await hash('a code');
  const [, , , , salt = '', tag] = phc.split('$');
  expect(await withSalt('a code', salt)).toBe(tag);
  expect(await withSalt('another', salt)).not.toBe(tag);
});
