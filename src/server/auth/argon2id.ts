import * as crypto from 'node:crypto';
import { promisify } from 'node:util';

/** Memory in KiB. */
export type Cost = { memory: number; passes: number; parallelism: number };
export type Derive = (password: string, nonce: Buffer, cost: Cost) => Promise<Buffer>;

const tagLength = 32;
// Node 22 has none.
const { argon2 } = crypto as Partial<Pick<typeof crypto, 'argon2'>>;
const ofNode = argon2 && promisify(argon2);

/** Null where Node has no argon2. */
export const deriveByNode: Derive | null = ofNode
  ? (message, nonce, cost) => ofNode('argon2id', { message, nonce, tagLength, ...cost })
  : null;

/** The same tags, by a package that brings its own binaries. */
export const deriveByPackage: Derive = async (password, salt, { memory, passes, parallelism }) => {
  // Its algorithm is argon2id unless another is named.
  const { hashRaw } = await import('@node-rs/argon2');
  const costs = { memoryCost: memory, timeCost: passes, parallelism };
  return hashRaw(password, { outputLen: tagLength, salt, ...costs });
};

export const derive: Derive = deriveByNode ?? deriveByPackage;
