import { env } from 'node:process';
import * as fc from 'fast-check';
import { expect, test } from '../support/portal.ts';
import { isInTurn, isWholeProduct } from '../support/whole-product.ts';
import { episodes, type Episode } from './episodes.ts';
import { expectLawful } from './laws.ts';
import { newVisitor } from './visitor.ts';

const minute = 60_000;
const minutes = Number(env['MONKEY_MINUTES'] ?? (isWholeProduct ? 2 : 0.25));
/** One a day. */
const seeds = [20, 21, 22];
const seed = Number(env['MONKEY_SEED'] ?? seeds.find((_, nth) => isInTurn(nth, 3)));
/** The habits to look for faults of. */
const habits = (env['MONKEY_HABITS'] ?? '').split(',').filter(Boolean);
/** Goes on after a fault to find more than one; each is reported with the fewest steps seen. */
const isForAll = env['MONKEY_ALL'] === 'true';
const shrinkingFor = 5 * minute;

type Failure = { error: string; log: readonly string[] };

/** A fault without the names and texts of the episode that it was found in. */
const kindOf = ({ error }: Failure) => (error.split('\n', 1)[0] ?? '').replaceAll(/'[^']*'/g, '…');
const shorter = (one: Failure, other: Failure | undefined) =>
  other && other.log.length <= one.log.length ? other : one;
const wordsOf = ({ error, log }: Failure) => [error, ...log.map((line) => `- ${line}`)].join('\n');

test.use({ screenshot: 'off' });
// What it finds is found again by its seed.
test.describe.configure({ retries: 0 });

test('[A8] [E12] [L2] [P4] [S12] a stranger at random breaks no screen and loses no text', async ({
  browser,
  network,
}) => {
  test.setTimeout(minutes * minute + 2 * shrinkingFor);
  let lawful = 0;
  const failures: Failure[] = [];
  const kinds = new Map<string, Failure>();
  const live = async ({ start, steps }: Episode): Promise<Failure | null> => {
    const visitor = await newVisitor(browser, network, start);
    visitor.log.push(`open ${start.path} as ${start.account}${start.isPhone ? ', on a phone' : ''}`);
    try {
      await expectLawful(visitor);
      await fc.asyncModelRun(() => ({ model: {}, real: visitor }), steps);
      return null;
    } catch (error) {
      return { error: String(error), log: visitor.log };
    } finally {
      await visitor.context.close();
    }
  };
  const episode = fc.asyncProperty(episodes(habits), async (lived) => {
    const first = await live(lived);
    if (first && kinds.has(kindOf(first))) {
      kinds.set(kindOf(first), shorter(first, kinds.get(kindOf(first))));
      return;
    }
    // Like every browser test, it counts when it fails again.
    const failure = first && !failures[0] ? await live(lived) : first;
    if (first && !failure) console.log(`Failed once only: ${wordsOf(first)}`);
    if (!failure) {
      lawful += 1;
      return;
    }
    if (isForAll) {
      kinds.set(kindOf(failure), failure);
      console.log(`Found: ${wordsOf(failure)}`);
      return;
    }
    // On the way to fewer steps another fault is none of this one's.
    if (failures[0] && kindOf(failures[0]) !== kindOf(failure)) return;
    failures.push(failure);
    throw new Error(failure.error);
  });
  const found = await fc.check(episode, {
    seed,
    numRuns: 10_000,
    endOnFailure: true,
    plugins: [fc.interruptAfterTimeLimit(minutes * minute)],
  });
  console.log(`monkey: seed ${seed}, ${lawful} episodes without a fault`);
  expect([...kinds.values()].map(wordsOf).join('\n\n')).toBe('');
  if (!failures[0]) return;
  console.log(`${wordsOf(failures[0])}\n\nLooking for fewer steps …`);
  await fc.check(episode, {
    seed,
    path: found.counterexamplePath ?? '',
    numRuns: 1,
    plugins: [fc.interruptAfterTimeLimit(shrinkingFor)],
  });
  const shortest = failures.toSorted((one, other) => one.log.length - other.log.length)[0];
  const told = [...new Set([failures[0], shortest])].flatMap((failure) => (failure ? wordsOf(failure) : []));
  throw new Error(`Seed ${seed}, after ${lawful} episodes.\n\n${told.join('\n\nShortest: ')}`);
});
