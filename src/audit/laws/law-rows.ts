import { groupNames, groups, type GroupName } from '#machines/exploration/groups.ts';
import { titleOf, type Law } from '#machines/laws/law.ts';
import { groupLaws, systemLaws, ways, type LawId } from '#machines/laws/laws.ts';
import type { AuditReport } from '#contract/audit.ts';

/** What is explored together: the first charts, or a group beside them. */
export type Suite = { group: GroupName | null; charts: readonly string[]; title: string };

export const suites: readonly Suite[] = [
  {
    group: null,
    charts: ['session', 'navigation', 'terms'],
    title: 'the whole portal, in every state it can reach',
  },
  ...groupNames.map((group) => ({
    group,
    charts: groups[group].models.map(({ name }) => name),
    title: `${group} beside the first charts`,
  })),
];

export type LawRow = { id: LawId; suite: Suite; title: string } & Pick<Law<never>, 'requirements'>;

const rowsOf = (suite: Suite): LawRow[] => {
  const table = suite.group ? groupLaws[suite.group] : { ...systemLaws, ...ways };
  // The keys of the tables.
  return Object.entries<Pick<Law<never>, 'requirements' | 'says'>>(table).map(([id, law]) => ({
    id: id as LawId,
    suite,
    title: titleOf(law),
    requirements: law.requirements,
  }));
};

/** Every law with what it was explored with. */
export const lawRows: readonly LawRow[] = suites.flatMap(rowsOf);

/** How the test of a law went last. */
export const resultOfLaw = (report: AuditReport | undefined, { suite, title }: LawRow) =>
  report?.tests.find((test) => test.suite === suite.title && test.title === title)?.result ?? null;
