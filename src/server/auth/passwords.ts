import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Cost, derive } from './argon2id.ts';

const strongest: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const cheapest: Cost = { memory: 8, passes: 1, parallelism: 1 };

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function read(phc: string) {
  const [, , , parameters = '', nonce = '', tag = ''] = phc.split('$');
  const values = new Map(parameters.split(',').map((pair) => [pair.slice(0, 1), Number(pair.slice(2))]));
  return {
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
    cost: { memory: values.get('m') ?? 0, passes: values.get('t') ?? 0, parallelism: values.get('p') ?? 0 },
  };
}

function hashingAt(cost: Cost) {
  const { memory, passes, parallelism } = cost;
  const parameters = `m=${memory},t=${passes},p=${parallelism}`;
  const hash = async (password: string) => {
    const nonce = randomBytes(16);
    return `$argon2id$v=19$${parameters}$${encode(nonce)}$${encode(await derive(password, nonce, cost))}`;
  };
  const decoy = hash(encode(randomBytes(16)));
  return {
    /** Hashes a password with argon2id into a PHC string, the format that other software reads too. */
    hash,
    /** Without a hash (unknown user) it takes as long and fails. */
    verify: async (password: string, phc: string | null) => {
      const stored = read(phc ?? (await decoy));
      const tag = await derive(password, stored.nonce, stored.cost);
      return timingSafeEqual(tag, stored.tag) && phc !== null;
    },
    /** As costly to guess as a password; the same secret and salt give the same hash. */
    withSalt: async (secret: string, salt: string) =>
      encode(await derive(secret, Buffer.from(salt, 'base64'), cost)),
  };
}

export type Hashing = ReturnType<typeof hashingAt>;
export const strongHashing = hashingAt(strongest);
/** For databases that are thrown away: tests would spend a quarter of their time on hashing. */
export const cheapHashing = hashingAt(cheapest);
