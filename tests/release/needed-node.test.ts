import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/project.ts';

type Machine = { platform: string; arch: string; version: string; isMusl?: boolean };

// Asked in a process of its own, as scripts ask it that know no types.
function problemOf(machine: Machine) {
  const script = `import { bringsNode, nodeProblem } from './.ci/needed-node.mjs';
    const machine = ${JSON.stringify({ isMusl: false, ...machine })};
    process.stdout.write(String(nodeProblem(machine, { isRelieved: bringsNode(machine) })));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test.each<Machine>([
  { platform: 'linux', arch: 'x64', version: '20.0.0' },
  { platform: 'linux', arch: 'arm64', version: '21.7.3' },
  { platform: 'win32', arch: 'x64', version: '20.20.2' },
  { platform: 'darwin', arch: 'arm64', version: '22.19.0' },
  { platform: 'linux', arch: 'x64', isMusl: true, version: '24.1.0' },
  { platform: 'win32', arch: 'arm64', version: '23.6.0' },
])('%j is enough', (machine) => {
  expect(problemOf(machine)).toBe('null');
});

test.each<[needed: string, machine: Machine]>([
  ['20 or newer on Linux x64', { platform: 'linux', arch: 'x64', version: '18.20.8' }],
  ['20 or newer on Windows x64', { platform: 'win32', arch: 'x64', version: '19.9.0' }],
  ['22.19 or newer on macOS arm64', { platform: 'darwin', arch: 'arm64', version: '20.20.2' }],
  ['22.19 or newer on macOS x64', { platform: 'darwin', arch: 'x64', version: '22.18.0' }],
  [
    '22.19 or newer on Linux with musl (Alpine) x64',
    { platform: 'linux', arch: 'x64', isMusl: true, version: '22.9.0' },
  ],
  ['22.19 or newer on Windows arm64', { platform: 'win32', arch: 'arm64', version: '20.1.0' }],
])('Node %s is asked for in one sentence of %j', (needed, machine) => {
  expect(problemOf(machine)).toBe(`The portal needs Node ${needed}; this is Node ${machine.version}.`);
});

test('the sentence is the first line, and nothing is installed before it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-node-'));
  try {
    fs.cpSync(path.join(root, '.ci'), path.join(folder, '.ci'), { recursive: true });
    // As an older Node, which no machine of the tests has.
    const older = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.8'})`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', older, '.ci/ensure.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The portal needs Node [\d.]+ or newer on .+; this is Node 18\.20\.8\.\n$/);
    expect(fs.readdirSync(folder)).toEqual(['.ci']);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
