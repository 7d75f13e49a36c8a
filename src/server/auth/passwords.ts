import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const derive = promisify(argon2);

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

async function tagOf(password: string, nonce: Buffer, { memory, passes, parallelism } = cost) {
  return derive('argon2id', { message: password, nonce, tagLength, memory, passes, parallelism });
}

/** As costly to guess as a password; the same secret and salt give the same hash. */
export const hashWithSalt = async (secret: string, salt: string) =>
  encode(await tagOf(secret, Buffer.from(salt, 'base64')));

/** Hashes a password with argon2id into a PHC string, the format that other software reads too. */
export async function hashPassword(password: string) {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = cost;
  const parameters = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$${encode(nonce)}$${encode(await tagOf(password, nonce))}`;
}

function read(phc: string) {
  const [, , , parameters = '', nonce = '', tag = ''] = phc.split('$');
  const values = new Map(parameters.split(',').map((pair) => [pair.slice(0, 1), Number(pair.slice(2))]));
  return {
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
    cost: { memory: values.get('m') ?? 0, passes: values.get('t') ?? 0, parallelism: values.get('p') ?? 0 },
  };
}

const decoy = hashPassword(encode(randomBytes(16)));

// Without a hash (unknown user) it takes as long and fails.
export async function verifyPassword(password: string, phc: string | null) {
  const stored = read(phc ?? (await decoy));
  const tag = await tagOf(password, stored.nonce, stored.cost);
  return timingSafeEqual(tag, stored.tag) && phc !== null;
}
