import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { createVitest } from 'vitest/node';
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

type Failure = {
  /** Of the first test that fails; null: none does. A file that cannot be loaded fails without a test, under its own name. */
  name: string | null;
  /** The tests that have run, by their full names: 'group > test'. */
  ran: readonly string[];
};
type Options = {
  /** Of the names of tests. */
  pattern?: string;
  /** In ms: code that is broken may go round in circles. */
  limit?: number;
};

/** Runs tests with something broken, until the first one fails. */
export async function failingTest(
  judges: readonly string[],
  broken: Broken | null,
  { pattern = '', limit }: Options,
): Promise<Failure> {
  // For tests that read sources instead of running them.
  process.env['BROKEN'] = JSON.stringify(broken);
  const vitest = await createVitest(
    {
      root,
      watch: false,
      bail: 1,
      reporters: [{}],
      ...(pattern !== '' && { testNamePattern: new RegExp(pattern) }),
      fsModuleCache: false,
      sequence: { sequencer: inOrder(judges) },
      // A thread that goes round in circles can be ended.
      ...(limit !== undefined && { pool: 'threads' }),
    },
    { plugins: broken ? [breaking(broken)] : [] },
  );
  const run = vitest.start([...judges]);
  const isOver = await Promise.race([
    run.then(() => true),
    ...(limit ? [setTimeout(limit, false, { ref: false })] : []),
  ]);
  const modules = vitest.state.getTestModules();
  const closing = vitest.close();
  delete process.env['BROKEN'];
  if (!isOver) {
    // A thread that is ended throws out of turn.
    process.on('uncaughtException', () => undefined);
    void Promise.allSettled([run, closing]);
    return { name: 'the time limit', ran: [] };
  }
  await closing;
  if (modules.length < judges.length && modules.every((module) => module.ok())) {
    throw new Error(`Tests are missing: ${judges.join(', ')}`);
  }
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.find((test) => test.result().state === 'failed');
  const unread = modules.find((module) => !module.ok());
  return {
    name: failed?.fullName ?? unread?.relativeModuleId ?? null,
    ran: tests.filter((test) => test.result().state !== 'skipped').map(({ fullName }) => fullName),
  };
}
