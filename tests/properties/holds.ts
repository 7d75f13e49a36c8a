import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { cacheFolder } from '../support/project.ts';

/** How often a property is tried. */
export const runs = Number(process.env['PROPERTY_RUNS'] ?? 100);
/** How long that may take, in ms. */
export const patience = 30 * 60_000;

/** One line for each failure: the property and the seed that leads to it again. */
const seedFile = path.join(cacheFolder, 'seeds.jsonl');
type Failure = { property: string; seed: number; runs: number };

const failures = (): Failure[] =>
  existsSync(seedFile)
    ? readFileSync(seedFile, 'utf8')
        .split('\n')
        .filter(Boolean)
        // Nothing else writes this file.
        .map((line) => JSON.parse(line) as Failure)
    : [];

/** What is broken on purpose is judged by the same samples each time. */
const fixed = 'JUDGES' in process.env ? { seed: 1 } : {};

/** What fails because something was broken on purpose is not kept. */
function keep(failure: Failure) {
  if ('JUDGES' in process.env) return;
  mkdirSync(cacheFolder, { recursive: true });
  appendFileSync(seedFile, `${JSON.stringify(failure)}\n`);
}

/** What every object would inherit if a text had got into the prototype of all. */
function inherited(): string[] {
  const names = [];
  for (const name in {}) names.push(name);
  return names;
}

/** A property holds for every sample; seeds that once led to a failure are tried first, and kept for the next time. */
export async function holds<Sample>(property: fc.IRawProperty<Sample>, times = runs): Promise<void> {
  const name = expect.getState().currentTestName ?? '';
  const known = failures().filter((failure) => failure.property === name);
  for (const settings of [
    ...known.map(({ seed, runs: numRuns }) => ({ seed, numRuns })),
    { numRuns: times, ...fixed },
  ]) {
    const details = await fc.check(property, settings);
    expect(inherited()).toEqual([]);
    if (!details.failed) continue;
    const isNew = known.every(({ seed }) => seed !== details.seed);
    if (isNew) keep({ property: name, seed: details.seed, runs: times });
    throw new Error(await fc.asyncDefaultReportMessage(details), { cause: details.errorInstance });
  }
}
