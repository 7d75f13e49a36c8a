import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { cacheFolder, root } from '../support/project.ts';
import type { CodePart } from './portal-parts.ts';
import { chartCodeResult } from './chart-code-results.ts';
import { nameOf as nameOfChange } from './code-mutants.ts';
import { explained } from './explained.ts';
import { print, type Result } from './result.ts';

const settings = path.relative(root, fileURLToPath(new URL('./vitest.config.ts', import.meta.url)));
const macros = new URL('./ignore-macros.ts', import.meta.url).href;
const noticed = new Set(['Killed', 'Timeout']);
const survived = new Set(['Survived', 'NoCoverage']);
const notNeeded = ['.data', '.shots', 'dist', 'test-results', 'tests/shots'];
/** A busy machine is no endless loop; of those the rounds are counted. */
const patience = 60_000;
/** For the run of all tests while nothing is broken, in minutes. */
const patienceBefore = 20;

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

// Lines and columns of a result are counted from 1.
const fromZero = ({ line, column }: Mutant['location']['start']) => ({ line: line - 1, column: column - 1 });

function nameOf({ fileName, location: { start, end }, replacement }: Mutant): string {
  const change = { start: fromZero(start), end: fromZero(end), replacement };
  return nameOfChange(path.relative(root, fileName), readFileSync(fileName, 'utf8'), change);
}

/** The runs before are remembered: what has not changed since is not judged again. */
function settingsOf({ name, files }: CodePart) {
  return {
    mutate: [...files],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), macros].map((one) => fileURLToPath(one)),
    ignorers: ['macros'],
    vitest: { configFile: settings, related: false },
    coverageAnalysis: 'perTest' as const,
    concurrency: availableParallelism(),
    timeoutMS: patience,
    dryRunTimeoutMinutes: patienceBefore,
    incremental: true,
    incrementalFile: memoryOf(name),
    reporters: process.stdout.isTTY ? ['progress'] : [],
    // The enum itself belongs to a package that is not ours.
    logLevel: 'error' as never,
    tempDirName: '.cache/stryker',
    // What does not exist is not read: the compiler of the project has no interface for it.
    tsconfigFile: 'tsconfig.none.json',
    ignorePatterns: notNeeded,
  };
}
const memoryOf = (name: string) => path.join(cacheFolder, 'stryker', `${name.replaceAll(' ', '-')}.json`);

/** Forgets what earlier runs have found out. */
export const forgetRuns = () => rmSync(path.join(cacheFolder, 'stryker'), { recursive: true, force: true });

type Memory = { files: Record<string, { mutants: { status: string }[] }> };

/** What survived is judged again each time: of what is broken while a file loads Stryker does not see that its tests are new. */
function forgetSurvivors(name: string) {
  const file = memoryOf(name);
  if (!existsSync(file)) return;
  // Stryker's own report of its last run.
  const memory = JSON.parse(readFileSync(file, 'utf8')) as Memory;
  for (const one of Object.values(memory.files)) {
    one.mutants = one.mutants.filter(({ status }) => noticed.has(status));
  }
  writeFileSync(file, JSON.stringify(memory));
}

/** Breaks a part of the code in every way, one at a time, under the tests that have to notice it. */
export async function codeResult(part: CodePart): Promise<Result> {
  if (part.judges.length === 0) return chartCodeResult(part);
  const start = performance.now();
  forgetSurvivors(part.name);
  // The tests are started with the environment of this one.
  Object.assign(process.env, { JUDGES: part.judges.join(), PROPERTY_RUNS: '30' });
  const judged = await new Stryker(settingsOf(part)).runMutationTest();
  // What is remembered of the other files of the part comes too.
  const mutants = judged.filter(({ fileName }) => part.files.includes(path.relative(root, fileName)));
  const survivors = mutants
    .filter(({ status }) => survived.has(status))
    .map(nameOf)
    .map((name) => ({ name, reason: explained[name] ?? null }));
  const killed = mutants.filter(({ status }) => noticed.has(status)).length;
  const seconds = (performance.now() - start) / 1000;
  const result = { name: part.name, total: killed + survivors.length, killed, survivors, seconds };
  print(result);
  return result;
}
