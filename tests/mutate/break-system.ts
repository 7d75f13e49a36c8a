import { systemMutants } from './system-mutants.ts';

// Before a test file is loaded: what it tests is broken as the mutant of this run says.
const name = process.env['MUTANT'];
if (name !== undefined) {
  const mutant = systemMutants().find((one) => one.name === name);
  if (!mutant) throw new Error(`There is no mutant '${name}'`);
  mutant.apply();
}
