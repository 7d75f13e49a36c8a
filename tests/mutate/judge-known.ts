import { escapeRegExp } from 'es-toolkit';
import { readProjectFile } from '../support/source-files.ts';
import { failingTest } from './failing-test.ts';
import { knownMutants, type KnownMutant } from './known-mutants.ts';
import { progress } from './result.ts';

// By its own name alone: Vitest joins those of its groups in another way here.
const patternOf = ([, test]: KnownMutant['killedBy']) => `${escapeRegExp(test.replace(/.* > /, ''))}$`;

/** What is wrong with a row before anything is broken; null: nothing. */
function faultOf({ file, was, says }: KnownMutant): string | null {
  const count = readProjectFile(file).split(was).length - 1;
  return count === 1 ? null : `${says}: '${was}' stands ${count} times in ${file}`;
}

/** Breaks the code as it once was broken without any test noticing; returns what goes unnoticed. */
export async function judgeKnown(): Promise<string[]> {
  const faults = knownMutants.map(faultOf).filter((fault) => fault !== null);
  if (faults.length > 0) return faults;
  const killers = knownMutants.map(({ killedBy }) => killedBy);
  const files = [...new Set(killers.map(([file]) => file))];
  const sound = await failingTest(files, null, {
    pattern: killers.map((one) => patternOf(one)).join('|'),
  });
  if (sound.name !== null) return [`This fails before anything is broken: ${sound.name}`];
  const missing = killers.filter(([, test]) => !sound.ran.includes(test)).map(([, test]) => test);
  if (missing.length > 0) return missing.map((test) => `There is no test '${test}'`);
  const survivors: string[] = [];
  for (const [index, mutant] of knownMutants.entries()) {
    progress('known', index, knownMutants.length);
    const [file, test] = mutant.killedBy;
    const { name } = await failingTest([file], mutant, { pattern: patternOf(mutant.killedBy) });
    console.log(`${name === test ? 'killed  ' : 'survived'}  ${mutant.says}\n            ${test}`);
    if (name !== test) survivors.push(`${test} does not notice: ${mutant.says}${name && ` (${name} fails)`}`);
  }
  console.log(`known: ${knownMutants.length - survivors.length} of ${knownMutants.length} noticed`);
  return survivors;
}
