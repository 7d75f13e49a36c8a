import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuild } from '#server/start/build.ts';
import { commandEnv, root } from '../support/project.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: '' },
    habits: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
  },
});
const seed = values.seed || String(Date.now() % 1_000_000);
await ensureBuild({ onlyWhenMissing: false });
console.log(`${values.minutes} minutes, seed ${seed}`);
const { status } = spawnSync(
  'playwright',
  ['test', '--config=tests', '--reporter=line', '--retries=0', '--workers=1', 'monkey.e2e'],
  {
    cwd: root,
    env: {
      ...commandEnv,
      MONKEY_MINUTES: values.minutes,
      MONKEY_SEED: seed,
      MONKEY_HABITS: values.habits,
      MONKEY_ALL: String(values.all),
    },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
