import { setTimeout } from 'node:timers/promises';
import { partition } from 'es-toolkit';
import { charts } from '#machines/charts.ts';
import type { AnyStateMachine } from 'xstate';
import { codeElementIn, type Clause } from '#machines/clauses/clause.ts';
import { clauses, type ClauseId } from '#machines/clauses/clauses.ts';
import { isMutantOf } from '#audit/requirements/clause-rows.ts';
import { portalMachine } from '#machines/portal.machine.ts';
import { notices } from '../machines/oracle/judge.ts';
import { rows } from '../machines/oracle/rows.ts';
import type { Row } from '../machines/oracle/row.ts';
import type { Broken } from '../machines/oracle/stage.ts';
import { equivalent } from './equivalent.ts';
import { mutantsOf } from '#machines/mutants/mutants.ts';
import { planted } from '#machines/mutants/planted.ts';
import { wiringMutants } from './system-mutants.ts';

/** A mutant of what a clause is about, and the test that kills it; null: none does. */
export type Killing = { mutant: string; killedBy: string | null };
export type ClauseResult = { clause: ClauseId; killings: readonly Killing[] };

/** One thing broken in the charts; `within` runs something with it. */
export type Breakage = {
  name: string;
  chart: Row['chart'];
  within: (look: (broken: Broken) => Promise<boolean>) => Promise<boolean>;
};

const machines = [
  ...Object.entries(charts).map(([name, { machine }]) => ({ chart: name as keyof typeof charts, machine })),
  { chart: 'portal' as const, machine: portalMachine },
];

/** What is broken by hand, as no rule makes it. */
const plantedIn = (name: string, machine: AnyStateMachine) =>
  planted
    .filter(({ chart }) => chart === name)
    .map(({ make, ...one }) => ({ ...one, machine: make(machine) }));

/** Everything that can be broken in the charts and between them. */
const breakages: readonly Breakage[] = [
  ...machines.flatMap(({ chart, machine }) =>
    [...mutantsOf(machine), ...plantedIn(chart, machine)].map(({ name, machine: mutant }): Breakage => ({
      name,
      chart,
      within: (look) => look({ [chart]: mutant }),
    })),
  ),
  ...wiringMutants().map(({ name, apply }): Breakage => ({
    name,
    chart: 'portal',
    within: async (look) => {
      const mend = apply();
      try {
        return await look({});
      } finally {
        mend();
      }
    },
  })),
];

/** Parts of the code stand with their file: 'src/… | was -> is'. */
export const isCode = (element: string): boolean => codeElementIn(element) !== null;
/** What is broken for an element of a clause. */
export const breakagesOf = (element: string): Breakage[] =>
  breakages.filter(({ name }) => isMutantOf(name, element));

/** The clause speaks of a chart. */
const isAbout = (chart: string, { clause }: Row) =>
  clauses[clause].slice(1).some((element) => element.startsWith(chart));

/**
 * Those that can notice what is broken in a chart: its own, which are quick, then those of the whole portal where it runs
 * in it, those of its clauses first.
 */
function rowsOf(chart: Row['chart'], among: readonly Row[]): Row[] {
  if (chart === 'portal') return among.filter((row) => row.chart === 'portal');
  const own = among.filter((row) => row.chart === chart);
  if (charts[chart].runs === 'where it is used') return own;
  const [near, far] = partition(
    among.filter((row) => row.chart === 'portal'),
    (row) => isAbout(chart, row),
  );
  return [...own, ...near, ...far];
}

async function killing({ name, chart, within }: Breakage, among: readonly Row[]): Promise<Killing> {
  for (const row of rowsOf(chart, among)) {
    const isKilled = await within((broken) => notices(row, broken));
    if (isKilled) return { mutant: name, killedBy: `[${row.clause}] ${row.says}` };
  }
  return { mutant: name, killedBy: null };
}

const listenTo = 'uncaughtException';

/** A broken chart may throw out of turn, which is no fault of a test. */
async function inQuiet<Result>(run: () => Promise<Result>): Promise<Result> {
  const listeners = process.listeners(listenTo);
  process.removeAllListeners(listenTo);
  process.on(listenTo, () => undefined);
  try {
    return await run();
  } finally {
    await setTimeout(1);
    process.removeAllListeners(listenTo);
    for (const listener of listeners) process.on(listenTo, listener);
  }
}

/** The row of the oracle, of whichever clause, that notices a mutant of a chart or between the charts; null: none does. */
export async function noticingRow(mutant: string): Promise<string | null> {
  const broken = breakages.find(({ name }) => name === mutant);
  return broken === undefined ? null : noticingRowWithin(broken);
}

/** The row that notices something else that is broken; null: none does. */
export const noticingRowWithin = async (broken: Breakage): Promise<string | null> =>
  (await inQuiet(() => killing(broken, rows))).killedBy;

/** Breaks what a clause names in the charts, one thing at a time, under the rows of the oracle that name the clause. */
export async function resultOf(clause: ClauseId): Promise<ClauseResult> {
  const [, ...elements]: Clause = clauses[clause];
  const own = rows.filter((row) => row.clause === clause);
  const broken = elements.filter((element) => !isCode(element)).flatMap(breakagesOf);
  const killings = [];
  for (const one of broken) {
    if (one.name in equivalent) continue;
    killings.push(await inQuiet(() => killing(one, own)));
  }
  return { clause, killings };
}
