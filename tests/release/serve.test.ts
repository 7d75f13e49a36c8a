import { spawnSync } from 'node:child_process';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { BadOptions } from '#server/start/options.ts';
import { readServeOptions } from '#server/start/serve-options.ts';
import { typedCommands } from '#server/start/typed-commands.ts';
import { root } from '../support/project.ts';
import { readProjectFile } from '../support/source-files.ts';
import { reachable } from './reachable.ts';

const database = { DATABASE_URL: 'postgres://db.example/portal' };
const upstream = { NETWORK_URL: 'https://api.example.net' };

describe('a production start', () => {
  test.each<[what: RegExp, env: Record<string, string>, args?: string[]]>([
    [/^There is no network to serve: set NETWORK_URL .* or DATABASE_URL /, {}],
    [/^NETWORK_URL and DATABASE_URL name two networks/, { ...database, ...upstream }],
    [/^EXPOSE: npm start has it/, { ...database, EXPOSE: 'demo' }],
    [/^SEED, MAIL_TRANSPORT: npm start has it/, { ...database, SEED: 'demo', MAIL_TRANSPORT: 'outbox' }],
    [/not from "--fresh"/, database, ['--fresh']],
    [/^NETWORK_URL has to be an http/, { NETWORK_URL: 'api.example.net' }],
  ])('is refused with %s', (message, env, args = []) => {
    expect(() => readServeOptions(args, env)).toThrow(BadOptions);
    expect(() => readServeOptions(args, env)).toThrow(message);
  });

  test('has neither demo data nor outbox, however it is reached', () => {
    for (const env of [database, { ...database, HOST: '0.0.0.0' }, upstream]) {
      const { seed, showsOutbox, mode } = readServeOptions([], env);
      expect({ seed, showsOutbox, mode }).toEqual({ seed: 'none', showsOutbox: false, mode: 'serve' });
    }
  });

  test.each([
    ['/srv/portal/serve.mjs', 'node serve.mjs operator'],
    ['C:\\portal\\serve.mjs', 'node serve.mjs operator'],
    ['/srv/project/.ci/serve.mjs', 'npm run operator --'],
    ['/srv/project/src/server/operator.ts', 'npm run operator --'],
  ])('started by %s has operators made by %s', (started, command) => {
    expect(typedCommands(started).operator).toBe(command);
  });

  test('says in one line what is missing, and ends', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/serve.mjs'], {
      cwd: root,
      env: {},
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim()).toMatch(/^There is no network to serve: .+\.$/);
  });
});

test('what a production start loads is among the dependencies, and nothing of demo, tests or build', () => {
  const { files, packages } = reachable();
  const named = z.record(z.string(), z.string());
  const manifest = z
    .object({ dependencies: named, optionalDependencies: named })
    .parse(JSON.parse(readProjectFile('package.json')));
  // Only a Node without argon2 loads it.
  const optional = ['@node-rs/argon2'];
  // Its files are read.
  const typefaces = ['@expo-google-fonts/ibm-plex-sans'];
  expect([...packages, ...typefaces].toSorted()).toEqual(
    [...Object.keys(manifest.dependencies), ...optional].toSorted(),
  );
  expect(Object.keys(manifest.optionalDependencies)).toEqual(expect.arrayContaining(optional));
  expect(files.filter((file) => !/^src\/(server|contract)\//.test(file))).toEqual([]);
  const unfit = /^src\/server\/(demo\/(?!is-demo\.ts)|start\/(build|development|template|test-))/;
  expect(files.filter((file) => unfit.test(file))).toEqual([]);
});
