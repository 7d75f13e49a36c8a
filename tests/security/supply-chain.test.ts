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

test('every locked package has its checksum; only twins for other platforms, which nobody installs here, have none', () => {
  const weak = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(weak.filter(([, { optional }]) => !optional).map(([folder]) => folder)).toEqual([]);
  const isTwin = (folder: string) =>
    /[-/](android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|wasm32|aix)/.test(folder);
  expect(weak.map(([folder]) => folder).filter((folder) => !isTwin(folder))).toEqual([]);
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
