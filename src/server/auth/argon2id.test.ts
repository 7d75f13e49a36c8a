import { expect, test } from 'vitest';
import { derive, deriveByNode, deriveByPackage } from './argon2id.ts';

// Of the reference implementation's own tests, 'password' with 'somesalt'.
const known = [
  {
    cost: { memory: 65_536, passes: 2, parallelism: 1 },
    tag: '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7',
  },
  {
    cost: { memory: 256, passes: 2, parallelism: 1 },
    tag: '9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe',
  },
  {
    cost: { memory: 256, passes: 2, parallelism: 2 },
    tag: '6d093c501fd5999645e0ea3bf620d7b8be7fd2db59c20d9fff9539da2bf57037',
  },
];
const ways = {
  'the package': deriveByPackage,
  'what this Node uses': derive,
  ...(deriveByNode && { 'Node itself': deriveByNode }),
};

test.each(Object.entries(ways))('[S9] %s derives the tags of argon2id that are known', async (_, way) => {
  const tags = await Promise.all(known.map(({ cost }) => way('password', Buffer.from('somesalt'), cost)));
  expect(tags.map((tag) => tag.toString('hex'))).toEqual(known.map(({ tag }) => tag));
});

test('[S9] other signs than those of English are the same password both ways', async () => {
  const cost = { memory: 19_456, passes: 2, parallelism: 1 };
  const nonce = Buffer.from('0123456789abcdef');
  const [one, other] = await Promise.all(
    [derive, deriveByPackage].map((way) => way('Pässwörd 🐼', nonce, cost)),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
});
