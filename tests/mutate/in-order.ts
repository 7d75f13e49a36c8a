import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The first judge that notices something ends a run, so that the quick ones stand in front. */
export function inOrder(judges: readonly string[]) {
  const placeOf = ({ moduleId }: TestSpecification) => judges.findIndex((judge) => moduleId.endsWith(judge));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      return files.toSorted((one, other) => placeOf(one) - placeOf(other));
    }
  };
}
