import { charts } from '#machines/charts.ts';
import { groupNames, groups, type GroupName } from '#machines/exploration/groups.ts';
import { titleOf, type Law } from '#machines/laws/law.ts';
import { groupLaws, systemLaws, ways, type LawId } from '#machines/laws/laws.ts';
import type { JudgedReport, Result } from '../evidence/evidence-results.ts';

/** What is explored together: the first charts, or a group beside them. */
export type Suite = { group: GroupName | null; charts: readonly string[]; title: string };

const firstCharts = ['session', 'navigation', 'terms'];

export const suites: readonly Suite[] = [
  {
    group: null,
    charts: firstCharts,
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

/** Nothing in them can break a law: they take no part in what charts do together. */
export const chartsWithoutLaws: readonly string[] = Object.keys(charts).filter(
  (name) => !suites.some((suite) => suite.charts.includes(name)),
);

/** How the test of a law went last: with the charts that run here, and what joins them, or with others. */
export function resultOfLaw(
  report: Pick<JudgedReport, 'tests' | 'another'> | undefined,
  row: LawRow,
): Result {
  const { title, charts: own } = row.suite;
  const found = report?.tests.find((test) => test.suite === title && test.title === row.title);
  const explored = new Set([...firstCharts, ...own, 'wiring']);
  const isOfAnother = report?.another.some((name) => explored.has(name)) ?? false;
  return found && found.result !== null && isOfAnother ? 'another' : (found?.result ?? null);
}
