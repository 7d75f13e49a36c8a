import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from 'node:process';
import { deserialize, serialize } from 'node:v8';
import { cacheFolder } from './project.ts';

/**
 * What every process of a run of browser tests needs: computed by the one that lists the tests, read by those that run
 * them. Of plain data only.
 */
export async function computedOnce<Value>(name: string, compute: () => Promise<Value>): Promise<Value> {
  const file = path.join(cacheFolder, 'computed', name);
  // Written by this module.
  if (env['TEST_WORKER_INDEX'] !== undefined) return deserialize(readFileSync(file)) as Value;
  const value = await compute();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, serialize(value));
  return value;
}
