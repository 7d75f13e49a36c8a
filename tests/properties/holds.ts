import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { cacheFolder } from '../support/project.ts';

/** Samples per property. */
export const runs = Number(process.env['PROPERTY_RUNS'] ?? 100);
/** In ms. */
export const patience = 30 * 60_000;

// One line per failure: the property and its seed.
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

// Mutants are judged by the same samples each time.
const fixed = 'JUDGES' in process.env ? { seed: 1 } : {};

// Failures of mutants are not stored.
function keep(failure: Failure) {
  if ('JUDGES' in process.env) return;
  mkdirSync(cacheFolder, { recursive: true });
  appendFileSync(seedFile, `${JSON.stringify(failure)}\n`);
}

// Finds pollution of the prototype of all objects.
function inherited(): string[] {
  const names = [];
  for (const name in {}) names.push(name);
  return names;
}

/** Checks a property; seeds of earlier failures are stored and tried first. */
export async function holds<Sample>(property: fc.IRawProperty<Sample>, times = runs): Promise<void> {
  const name = expect.getState().currentTestName ?? '';
  const earlier = failures().filter((failure) => failure.property === name);
  for (const settings of [
    ...earlier.map(({ seed, runs: numRuns }) => ({ seed, numRuns })),
    { numRuns: times, ...fixed },
  ]) {
    const details = await fc.check(property, settings);
    expect(inherited()).toEqual([]);
    if (!details.failed) continue;
    const isNew = earlier.every(({ seed }) => seed !== details.seed);
    if (isNew) keep({ property: name, seed: details.seed, runs: times });
    throw new Error(await fc.asyncDefaultReportMessage(details), { cause: details.errorInstance });
  }
}
