import type { RequirementId } from '../requirements.ts';

/** An invariant: what holds of every moment that the charts can come to. */
export type Law<Moment> = {
  requirements: readonly RequirementId[];
  /** In English; `src/audit` has it in every language. */
  says: string;
  holds: (moment: Moment) => boolean;
};

/** As the tests are called. */
export const titleOf = ({ requirements, says }: Pick<Law<never>, 'requirements' | 'says'>): string =>
  `[${requirements.join(' ')}] ${says}`;
