/** A mutant that no test killed; `reason` says why no test needs to, null when nobody has said. */
export type Survivor = { name: string; reason: string | null };

/** The percentage of mutants that have to be killed, of the charts and of each part of the code. */
export const least = { charts: 98, code: 95 } as const;

/** Percent, cut to one decimal: 97.99 is not 98. */
export const scoreOf = (killed: number, total: number): number => Math.floor((killed / total) * 1000) / 10;

type Outcome = { survivors: readonly Survivor[]; killed: number; total: number };

/** What is wrong with a run; `explained` names the mutants of which somebody has said that they are equivalent. */
export function complaintsAbout(
  { survivors, killed, total }: Outcome,
  explained: readonly string[],
  leastScore: number,
): string[] {
  const names = new Set(survivors.map(({ name }) => name));
  return [
    ...survivors.filter(({ reason }) => reason === null).map(({ name }) => `No test notices: ${name}`),
    ...explained.filter((name) => !names.has(name)).map((name) => `Explained, but killed or gone: ${name}`),
    ...(scoreOf(killed, total) < leastScore ? [`The score is below ${leastScore} %`] : []),
  ];
}
