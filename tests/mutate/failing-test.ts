import path from 'node:path';
import type { Plugin } from 'vite';
import { startVitest } from 'vitest/node';
import { root } from '../support/project.ts';
import { readProjectFile, type Broken } from '../support/source-files.ts';
import { inOrder } from './in-order.ts';

/** Puts a part of the code in as it is broken. */
const breaking = ({ file, was, is }: Broken): Plugin => ({
  name: 'broken-on-purpose',
  enforce: 'pre',
  load: (id) =>
    id.split('?', 1)[0] === path.join(root, file) ? readProjectFile(file).replace(was, () => is) : null,
});

export type Failure = {
  /** Of the first test that fails; null: none does. A file that cannot be loaded fails without a test, under its own name. */
  name: string | null;
  /** The tests that have run, by their full names: 'group > test'. */
  ran: readonly string[];
};

/** Runs tests with something broken, until the first one fails. */
export async function failingTest(
  judges: readonly string[],
  broken: Broken | null,
  pattern = '',
): Promise<Failure> {
  // For tests that read sources instead of running them.
  process.env['BROKEN'] = JSON.stringify(broken);
  const vitest = await startVitest(
    [...judges],
    {
      root,
      watch: false,
      bail: 1,
      reporters: [{}],
      ...(pattern !== '' && { testNamePattern: new RegExp(pattern) }),
      fsModuleCache: false,
      sequence: { sequencer: inOrder(judges) },
    },
    { plugins: broken ? [breaking(broken)] : [] },
  );
  const modules = vitest.state.getTestModules();
  await vitest.close();
  delete process.env['BROKEN'];
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.find((test) => test.result().state === 'failed');
  const unread = modules.find((module) => !module.ok());
  return {
    name: failed?.fullName ?? unread?.relativeModuleId ?? null,
    ran: tests.filter((test) => test.result().state !== 'skipped').map(({ fullName }) => fullName),
  };
}
