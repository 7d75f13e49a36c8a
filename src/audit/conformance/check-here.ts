import { portalMachine } from '#machines/portal.machine.ts';
import { checkHere } from '../evidence/check-here.ts';
import type { Fault } from '../evidence/check.ts';
import { chartDefinition } from '#portal/watched/definition.ts';
import { definitions, running } from '../evidence/running.ts';
import { readLog, type LogFault } from '../live.ts';
import { checkLog, type CheckedLog, type KnownChart } from './check-log.ts';

const known = (definition: KnownChart['definition'], hash: string, runsHere: boolean): KnownChart => ({
  id: String(definition.config['id']),
  hash,
  definition,
  runsHere,
});

// The root has the hash of the table between the charts.
const ofHere: readonly KnownChart[] = [
  ...Object.entries(definitions).map(([name, definition]) =>
    known(definition, running.charts[name] ?? '', true),
  ),
  known(chartDefinition(portalMachine, { functions: {}, files: {} }), running.wiring, true),
];

export type Release = { fault: null; charts: readonly KnownChart[] } | { fault: Fault };

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The charts of another release, from its evidence. */
export function readRelease(text: string): Release {
  const checked = checkHere(jsonOf(text));
  if (checked.fault !== null) return checked;
  const { charts } = checked.evidence;
  return { fault: null, charts: charts.map(({ definition, hash }) => known(definition, hash, false)) };
}

/** A text that is no log, and why. */
export type Unreadable = { unreadable: LogFault | null };

/** Holds the text of a log against the charts of this page and of other releases. */
export function checkText(text: string, releases: readonly KnownChart[]): CheckedLog | Unreadable {
  const read = readLog(text);
  return read.log ? checkLog(read.log, [...ofHere, ...releases]) : { unreadable: read.fault };
}
