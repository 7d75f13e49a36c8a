import { globSync } from 'node:fs';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { root } from '../support/project.ts';
import { readProjectFile } from '../support/source-files.ts';

const read = (file: string, name: RegExp) =>
  [...readProjectFile(file).matchAll(name)].map(([, found]) => found);

test('the workflow runs the same as every machine: .ci/run, and nothing else', () => {
  expect(read('.github/workflows/ci.yml', /^\s*-? *run: *(.*)$/gm)).toEqual(['.ci/run']);
  expect(readProjectFile('.ci/run')).toMatch(/^#!\/usr\/bin\/env bash\ncd .+ && exec npm test\n$/);
  expect(globSync('.github/workflows/*', { cwd: root })).toHaveLength(1);
});

test('the version has its notes, which begin with what to do', () => {
  const { version, license } = z
    .object({ version: z.string(), license: z.literal('UNLICENSED') })
    .parse(JSON.parse(readProjectFile('package.json')));
  const [newest = '', ...released] = readProjectFile('.github/CHANGELOG.md').split(/^## /m).slice(1);
  expect(newest).toMatch(/^(Unreleased|[\d.]+)\n\n### To upgrade\n- /);
  expect(released.concat(newest).some((notes) => notes.startsWith(`${version}\n`))).toBe(true);
  expect(readProjectFile('README.md')).toContain(`(\`${license}\`)`);
});

test('images are named without a registry, and the portal may write nothing', () => {
  const compose = readProjectFile('.container/compose.yaml');
  expect(read('.container/compose.yaml', /^ +image: (.*)$/gm)).toEqual([
    'postgres:17-alpine',
    'caddy:2-alpine',
  ]);
  expect(compose).toMatch(/^ {2}portal:\n(?: {4}.*\n)*? {4}read_only: true\n/m);
  // Passwords come from outside.
  expect(compose).not.toMatch(/PASSWORD: (?!\$\{POSTGRES_PASSWORD:\?\})/);
});

test('every package is locked with its checksum, and what has binaries has them for Alpine too', () => {
  const entry = z.object({ version: z.optional(z.string()), integrity: z.optional(z.string()) });
  const { packages: locked } = z
    .object({ packages: z.record(z.string(), entry) })
    .parse(JSON.parse(readProjectFile('package-lock.json')));
  const names = Object.keys(locked).filter((name) => name !== '');
  expect(names.filter((name) => !locked[name]?.integrity?.startsWith('sha512-'))).toEqual([]);
  const withGlibc = names.filter((name) => /-linux-(x64|arm64)-gnu$/.test(name));
  expect(withGlibc).toContain('node_modules/@node-rs/argon2-linux-x64-gnu');
  const versionOf = (name: string) => locked[name]?.version;
  expect(withGlibc.map((name) => versionOf(name.replace(/gnu$/, 'musl')))).toEqual(withGlibc.map(versionOf));
});

test('an image stands on Alpine, or on the base that is given', () => {
  expect(read('.container/Dockerfile', /^ARG BASE=(.*)$/gm)).toEqual(['node:24-alpine']);
  expect(read('.container/Dockerfile', /^FROM (\S+)/gm)).toEqual(['${BASE}', '${BASE}']);
});

test('updates are proposed for what the project has', () => {
  const { packageRules } = z
    .object({ packageRules: z.array(z.object({ matchPackageNames: z.optional(z.array(z.string())) })) })
    .parse(JSON.parse(readProjectFile('.github/renovate.json')));
  const named = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  const groups = z.record(z.string(), z.unknown()).parse(JSON.parse(readProjectFile('package.json')));
  const versions = z.record(z.string(), z.string());
  const known = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((group) =>
    Object.keys(versions.parse(groups[group])),
  );
  const isKnown = (name: string) =>
    known.some((one) => (name.startsWith('/') ? new RegExp(name.slice(1, -1)).test(one) : one === name));
  expect(named.filter((name) => !isKnown(name))).toEqual([]);
});
