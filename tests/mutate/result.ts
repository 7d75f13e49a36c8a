import { scoreOf, type Survivor } from './verdict.ts';

/** How the mutants of a chart, or of a part of the code, have fared. */
export type Result = {
  name: string;
  total: number;
  killed: number;
  survivors: readonly Survivor[];
  seconds: number;
};

export function print({ name, total, killed, seconds }: Omit<Result, 'survivors'>) {
  const score = `${scoreOf(killed, total).toFixed(1).padStart(5)} %`;
  console.log(
    `${name.padEnd(16)}${String(killed).padStart(4)} of ${String(total).padEnd(4)} ${score}  ${seconds.toFixed(1).padStart(6)} s`,
  );
}

/** What has been judged so far, on the line that the result replaces. */
export function progress(name: string, count: number, total: number) {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`${name.padEnd(16)}${String(count).padStart(4)} of ${total}\r`);
}

/** All results in one line. */
export function sumOf(name: string, results: readonly Result[]): Result {
  const sum = (key: 'total' | 'killed' | 'seconds') => results.reduce((all, result) => all + result[key], 0);
  const survivors = results.flatMap((result) => result.survivors);
  return { name, total: sum('total'), killed: sum('killed'), survivors, seconds: sum('seconds') };
}

/** The survivors that somebody has explained, under their reasons. */
export function printExplained(survivors: readonly Survivor[]) {
  const explained = Map.groupBy(
    survivors.filter(({ reason }) => reason !== null),
    ({ reason }) => reason,
  );
  if (explained.size > 0) console.log('\nSurvivors, and why:');
  for (const [reason, members] of explained) {
    console.log(`  ${reason}`);
    for (const { name } of members) console.log(`    ${name}`);
  }
}
