import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commandEnv, root } from './support/project.ts';

// As Panda does where vite.config.ts is read.
const catchAll = 'data:text/javascript,process.on("uncaughtException",()=>undefined)';

test('a tool that fails ends with an error, though a library of it catches what nobody else does', () => {
  const parameters = ['--import', catchAll, 'tests/tools.ts', 'soak', '--unknown'];
  const { status, stderr } = spawnSync(process.execPath, parameters, {
    cwd: root,
    env: commandEnv,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining("Unknown option '--unknown'")]);
});
