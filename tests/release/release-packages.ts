import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { omit } from 'es-toolkit';
import * as z from 'zod/mini';
import { commandEnv } from '../support/project.ts';
import { readProjectFile } from '../support/source-files.ts';

const versions = z.record(z.string(), z.string());
const lockEntry = z.looseObject({
  version: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  optionalDependencies: z.optional(versions),
  dependencies: z._default(versions, {}),
  peerDependencies: z._default(versions, {}),
});
const { packages: locked } = z
  .object({ packages: z.record(z.string(), lockEntry) })
  .parse(JSON.parse(readProjectFile('package-lock.json')));

/** Derives passwords where Node has no argon2: the package, and its binaries for each system. */
const hashing = '@node-rs/argon2';
const binaries = ['darwin-arm64', 'darwin-x64', 'linux-arm64-gnu', 'linux-arm64-musl', 'linux-x64-gnu']
  .concat(['linux-x64-musl', 'win32-arm64-msvc', 'win32-x64-msvc'])
  .map((system) => `${hashing}-${system}`);

// As Node resolves: the nearest folder above.
function folderOf(name: string, parent: string): string | null {
  const places = parent
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  const folders = [
    ...places.toReversed().map((place) => `${place}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
  return folders.find((folder) => folder in locked) ?? null;
}

/** The part of the lock file that `names` need. */
function lockedFor(names: readonly string[]) {
  const found = new Set(names.map((name) => `node_modules/${name}`));
  for (const folder of found) {
    const { dependencies = {}, peerDependencies = {} } = locked[folder] ?? {};
    for (const name of Object.keys({ ...peerDependencies, ...dependencies })) {
      const target = folderOf(name, folder);
      if (target !== null) found.add(target);
    }
  }
  return Object.fromEntries([...found].toSorted().map((folder) => [folder, requiredEntry(folder)]));
}

// Wanted by name, whatever the project wants it for.
function requiredEntry(folder: string) {
  const entry = locked[folder];
  if (!entry) throw new Error(`${folder} is not locked`);
  return omit(entry, ['dev', 'optional', 'optionalDependencies']);
}

const write = (file: string, value: unknown) => fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Installs what a production start needs on any system into `folder`; npm holds each package against its checksum. */
export function installReleasePackages(folder: string, dependencies: readonly string[]) {
  const names = [...dependencies, hashing, ...binaries].toSorted();
  const direct = Object.fromEntries(names.map((name) => [name, locked[`node_modules/${name}`]?.version]));
  const manifest = { name: 'publisher-portal', version: '0.0.0', dependencies: direct };
  const packages = { '': manifest, ...lockedFor(names) };
  fs.mkdirSync(folder, { recursive: true });
  write(path.join(folder, 'package.json'), manifest);
  write(path.join(folder, 'package-lock.json'), {
    ...manifest,
    lockfileVersion: 3,
    requires: true,
    packages,
  });
  // Forced, as the binaries of other systems are among them.
  const options = ['--force', '--ignore-scripts', '--no-bin-links', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', ['ci', ...options], {
    cwd: folder,
    env: commandEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  // Half of all files; nothing loads them.
  const unread = fs.globSync('node_modules/**/*.{d.ts,d.cts,d.mts,map}', { cwd: folder });
  for (const name of unread) fs.rmSync(path.join(folder, name));
}
