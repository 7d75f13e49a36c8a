import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import portal from '../../vite.config.ts';

const judges = (env['JUDGES'] ?? '').split(',');
const placeOf = ({ moduleId }: TestSpecification) => judges.findIndex((judge) => moduleId.endsWith(judge));

/** The first judge that notices something ends a run, so that the quick ones stand in front. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** The project's own settings, for the few tests that judge what is broken just now. */
export default defineConfig((given) => {
  const settings = portal(given);
  return {
    ...settings,
    test: { ...settings.test, include: judges, sequence: { sequencer: InOrder } },
  };
});
