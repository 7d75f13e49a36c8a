import type { Evidence } from '#contract/evidence.ts';
import { readLog, type JsonFault, type LogFault } from '../live.ts';
import { chartsHere } from './charts-here.ts';
import type { EventLog } from '#machines/lib/log-entry.ts';
import { sha256OfText } from '#portal/watched/canonical.ts';
import { checkingLog, type CheckedLog, type KnownChart } from './check-log.ts';

const chartsOf = ({ charts, wiring }: Evidence): KnownChart[] =>
  charts.map(({ definition, hash }) => ({
    id: String(definition.config['id']),
    hash,
    definition,
    runsHere: false,
    wiring: { hash: wiring.hash, ...wiring.definition },
  }));

/** A text that is no log, and why; null where it is no JSON, `at` where. */
export type Unreadable = { unreadable: LogFault | 'empty' | null; at: JsonFault };

/** What was checked, so that a verdict on paper says of what; `from` and `to` in ms since 1970. */
export type Subject = { portal: string; builds: readonly string[]; from: number; to: number; digest: string };

function subjectOf(text: string, { portal, entries }: EventLog): Subject | null {
  const [first] = entries;
  if (!first) return null;
  const [from, to] = entries.reduce(
    ([least, most], { wallClock }) => [Math.min(least, wallClock), Math.max(most, wallClock)],
    [first.wallClock, first.wallClock],
  );
  const builds = [...new Set(entries.flatMap(({ build }) => build ?? []))];
  return { portal, builds, from, to, digest: sha256OfText(text) };
}

// In ms: the page answers in between.
const longestTurn = 30;
const nextTurn = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Hears the share that is done, from 0 to 1; false ends the check. */
type OnShare = (share: number) => boolean;

/**
 * Holds the text of a log against the charts of this page and of other releases, in turns; null if it was ended before.
 */
export async function checkText(
  text: string,
  releases: readonly Evidence[],
  onShare: OnShare,
): Promise<(CheckedLog & { subject: Subject | null }) | Unreadable | null> {
  if (text.trim() === '') return { unreadable: 'empty', at: null };
  // What is under way is shown first.
  await nextTurn();
  const read = readLog(text);
  if (!read.log) return { unreadable: read.fault, at: read.at };
  const checking = checkingLog(read.log, [...chartsHere, ...releases.flatMap(chartsOf)], Date.now());
  let began = performance.now();
  for (let step = checking.next(); ; step = checking.next()) {
    if (step.done) return { ...step.value, subject: subjectOf(text, read.log) };
    if (performance.now() - began < longestTurn) continue;
    if (!onShare(step.value)) return null;
    // One turn after the other.
    // oxlint-disable-next-line no-await-in-loop
    await nextTurn();
    began = performance.now();
  }
}
