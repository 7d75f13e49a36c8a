import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { createVitest, type Reporter, type TestModule } from 'vitest/node';
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

const open = (
  judges: readonly string[],
  broken: Broken | null,
  { pattern = '', limit, reporter }: Options & { reporter: Reporter },
) =>
  createVitest(
    {
      root,
      watch: false,
      bail: 1,
      reporters: [reporter],
      ...(pattern !== '' && { testNamePattern: new RegExp(pattern) }),
      fsModuleCache: false,
      // A busy machine is no fault that was found.
      testTimeout: 120_000,
      sequence: { sequencer: inOrder(judges) },
      // A thread that goes round in circles can be ended. Threads take no flags of V8.
      ...(limit !== undefined && { pool: 'threads', execArgv: [] }),
    },
    { plugins: broken ? [breaking(broken)] : [] },
  );

function failureIn(modules: readonly TestModule[], isCutShort: boolean): Failure {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  // What ends a run may fail before that is written down.
  const failed =
    tests.find((test) => test.result().state === 'failed') ??
    (isCutShort ? tests.find((test) => test.result().state === 'pending') : undefined);
  const unread = modules.find((module) => !module.ok());
  return {
    name: failed?.fullName ?? unread?.relativeModuleId ?? (isCutShort ? 'a test that ended the run' : null),
    ran: tests.filter((test) => test.result().state !== 'skipped').map(({ fullName }) => fullName),
  };
}

/** Runs tests with something broken, until the first one fails. */
export async function failingTest(
  judges: readonly string[],
  broken: Broken | null,
  options: Options,
): Promise<Failure> {
  // For tests that read sources instead of running them.
  process.env['BROKEN'] = JSON.stringify(broken);
  let isCutShort = false;
  const reporter: Reporter = {
    onTestRunEnd: (_, __, reason) => void (isCutShort = reason === 'interrupted'),
  };
  const vitest = await open(judges, broken, { ...options, reporter });
  const run = vitest.start([...judges]);
  const tooLong = options.limit ? [setTimeout(options.limit, false, { ref: false })] : [];
  const isOver = await Promise.race([run.then(() => true), ...tooLong]);
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
  const failure = failureIn(modules, isCutShort);
  const isWhole = modules.length === judges.length || failure.name !== null;
  if (!isWhole) throw new Error(`Tests are missing: ${judges.join(', ')}`);
  return failure;
}
